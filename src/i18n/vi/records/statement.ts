import type es from '../../es/records/statement';
import type { Translation } from '../../translation';

export default {
  title: 'Sao kê',
  month: 'Tháng',
  opening: 'Số dư đầu kỳ',
  deposits: 'Nạp tiền',
  withdrawals: 'Rút tiền',
  stakes: 'Tiền cược',
  wins: 'Tiền thắng',
  bonuses: 'Thưởng và hoàn tiền',
  fees: 'Phí',
  transfers: 'Chuyển tiền',
  other: 'Khác',
  net: 'Thay đổi',
  closing: 'Số dư cuối kỳ',
  balance: 'Số dư',
  sum: 'Tổng',
  byDay: 'Theo ngày',
  empty: 'Tháng này không có giao dịch.',
  print: 'In hoặc lưu PDF',
  save: 'Lưu dạng CSV',
  saved: 'Đã lưu tệp.',
} satisfies Translation<typeof es>;
