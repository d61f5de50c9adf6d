import type es from '../es/reward';
import type { Words } from '../words';

export default {
  available: 'Chờ nhận',
  history: 'Lịch sử',
  total: 'Tổng khả dụng',
  points: 'Điểm',
  pointCount: '{n:number} điểm',
  claim: 'Nhận {amount}',
  claimAll: 'Nhận tất cả',
  claimed: '{amount} đã vào số dư của bạn.',
  claimedOn: 'Nhận ngày {date}',
  expires: 'Hết hạn {date}',
  expired: 'Hết hạn',
  empty: 'Bạn chưa có thưởng để nhận.',
  emptyHint: 'Tham gia khuyến mãi để nhận thưởng.',
  seePromotions: 'Xem khuyến mãi',
  rebateIntro: 'Nhận lại một phần tiền cược.',
  rebateRate: 'Tỷ lệ',
  rebateBets: 'Cược hợp lệ',
  rebateAmount: 'Hoàn tiền',
  rebateEmpty: 'Chưa có hoàn tiền để nhận.',
} satisfies Words<typeof es>;
