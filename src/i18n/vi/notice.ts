import type es from '../es/notice';
import type { Translation } from '../translation';

export default {
  player: 'Cho người chơi',
  agent: 'Cho đại lý',
  unread: 'Chưa đọc',
  markRead: 'Đánh dấu đã đọc',
  published: 'Đăng ngày {date}',
  empty: 'Hiện chưa có thông báo.',
} satisfies Translation<typeof es>;
