import type es from '../../es/messages/notice';
import type { Translation } from '../../translation';

export default {
  unread: 'Chưa đọc',
  empty: 'Hiện chưa có thông báo.',
  popups: 'Tin mới cho bạn',
} satisfies Translation<typeof es>;
