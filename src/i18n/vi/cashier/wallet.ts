import type es from '../../es/cashier/wallet';
import type { Translation } from '../../translation';

export default {
  balance: 'Số dư',
  totalBalance: 'Tổng số dư',
  refresh: 'Làm mới số dư',
  show: 'Hiện số dư',
  hide: 'Ẩn số dư',
  failed: 'Không tải được số dư.',
  mainWallet: 'Ví chính',
  wallets: 'Ví',
  transfer: 'Chuyển',
  transferFrom: 'Từ',
  transferTo: 'Đến',
  transferAmount: 'Số tiền',
  transferAll: 'Tất cả',
  transferDone: 'Bạn đã chuyển {amount}.',
  collectAll: 'Gom hết về ví chính',
  inGames: 'Trong ví trò chơi',
  inMain: 'Để rút và nạp tiền',
  why: 'Chỉ rút được tiền trong ví chính. Phần còn lại nằm trong ví của các trò chơi.',
  collected: 'Toàn bộ tiền đã ở ví chính.',
  tooMuch: 'Ví đó có {amount}.',
  sameWallet: 'Chọn hai ví khác nhau.',
  moreInGames: 'Còn {amount} trong ví trò chơi.',
  seeWallets: 'Xem các ví',
} satisfies Translation<typeof es>;
