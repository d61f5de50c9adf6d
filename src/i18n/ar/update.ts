import type es from '../es/update';
import type { Translation } from '../translation';

export default {
  available: 'إصدار جديد من التطبيق جاهز.',
  now: 'تحديث',
  later: 'لاحقًا',
  otherTab: 'يُحدَّث عندما تنهي ما هو مفتوح في نافذة أخرى.',
} satisfies Partial<Translation<typeof es>>;
