import type es from '../es/lottery';
import type { Words } from '../words';

export default {
  draws: 'Kỳ quay',
  issue: 'Kỳ {issue}',
  closesIn: 'Đóng sau {time}',
  lastNumbers: 'Số gần nhất',
  winningNumbers: 'Số trúng',
  traditional: 'Truyền thống',
  entertainment: 'Giải trí',
  recent: 'Chơi gần đây',
  popular: 'Chơi nhiều nhất',
  history: 'Kết quả trước',
  orders: 'Vé của tôi',
  ticket: 'Vé {id}',
  cancelTicket: 'Hủy vé',
  cancelAsk: 'Hủy vé này?',
  cancelled: 'Đã hủy',
  waiting: 'Chờ quay',
  won: 'Trúng',
  lost: 'Không trúng',
  close: 'Đóng xổ số',
  frame: 'Xổ số: {game}',
  empty: 'Hiện chưa có kỳ quay.',
  emptyOrders: 'Bạn chưa có vé nào.',
  jackpotNow: 'Giải độc đắc hiện tại',
} satisfies Words<typeof es>;
