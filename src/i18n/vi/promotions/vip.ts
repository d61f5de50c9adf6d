import type es from '../../es/promotions/vip';
import type { Translation } from '../../translation';

export default {
  level: 'VIP {level}',
  yourLevel: 'Cấp của bạn',
  topLevel: 'Bạn đang ở cấp cao nhất.',
  benefits: 'Quyền lợi',
  allLevels: 'Tất cả cấp',
  rebate: 'Hoàn tiền',
  withdrawLimit: 'Rút mỗi ngày',
  locked: 'Mở ở VIP {level}',
  points: '{n:number} điểm',
  pointsLeft: 'Còn {n:number} điểm đến cấp tiếp theo',
  freeWithdrawals: 'Rút miễn phí',
  claim_upgrade: 'Thưởng lên cấp',
  claim_weekly: 'Thưởng tuần',
  claim_monthly: 'Thưởng tháng',
  claimed: 'Đã nhận',
  again: 'Nhận lại ngày {date}',
  pointsOf: '{n} trên {needed} điểm',
  claims: 'Thưởng của bạn',
} satisfies Translation<typeof es>;
