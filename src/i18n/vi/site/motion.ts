import type es from '../../es/site/motion';
import type { Translation } from '../../translation';

export default {
  pause: 'Tạm dừng chuyển động',
  resume: 'Tiếp tục chuyển động',
} satisfies Translation<typeof es>;
