import type es from '../es/vip';
import type { Words } from '../words';

export default {
  level: 'VIP {level}',
  yourLevel: 'Cấp của bạn',
  nextLevel: 'Cấp tiếp theo',
  topLevel: 'Bạn đang ở cấp cao nhất.',
  progress: '{done} trên {goal}',
  depositLeft: 'Bạn cần nạp thêm {amount}.',
  betLeft: 'Bạn cần cược thêm {amount}.',
  benefits: 'Quyền lợi',
  allLevels: 'Tất cả cấp',
  upgradeBonus: 'Thưởng lên cấp',
  birthdayBonus: 'Thưởng sinh nhật',
  weeklyBonus: 'Thưởng tuần',
  monthlyBonus: 'Thưởng tháng',
  rebate: 'Hoàn tiền',
  withdrawLimit: 'Rút mỗi ngày',
  ownManager: 'Quản lý riêng',
  locked: 'Mở ở VIP {level}',
  keepLevel: 'Để giữ cấp',
} satisfies Words<typeof es>;
