import type es from '../../es/site/motion';
import type { Translation } from '../../translation';

export default {
  pause: 'إيقاف الحركة',
  resume: 'تشغيل الحركة',
} satisfies Partial<Translation<typeof es>>;
