import type es from '../es/wallet';
import type { Translation } from '../translation';

export default {
  balance: 'Số dư',
  totalBalance: 'Tổng số dư',
  available: 'Khả dụng',
  refresh: 'Làm mới số dư',
  show: 'Hiện số dư',
  hide: 'Ẩn số dư',
  hidden: 'Số dư đã ẩn',
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
} satisfies Translation<typeof es>;
