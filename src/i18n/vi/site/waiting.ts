import type es from '../../es/site/waiting';
import type { Translation } from '../../translation';

export default {
  read: 'Máy chủ phản hồi chậm. Chúng tôi vẫn đang chờ.',
  command:
    'Yêu cầu của bạn mất nhiều thời gian. Dù bạn ngừng chờ, yêu cầu vẫn có thể được thực hiện.',
  look: 'Không nhận được phản hồi. Chúng tôi đang kiểm tra xem đã thực hiện chưa: đừng lặp lại.',
  stop: 'Ngừng chờ',
} satisfies Translation<typeof es>;
