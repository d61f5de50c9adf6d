import type es from '../../es/promotions/vip';
import type { Translation } from '../../translation';

export default {
  level: 'VIP {level}',
  yourLevel: 'مستواك',
  topLevel: 'أنت في أعلى مستوى.',
  benefits: 'المزايا',
  allLevels: 'كل المستويات',
  rebate: 'الاسترداد النقدي',
  withdrawLimit: 'السحب اليومي',
  locked: 'يُفتح عند VIP {level}',
  points: '{n:number} {{نقطة|نقطة|نقطتان|نقاط|نقطة|نقطة}}',
  pointsLeft: '{n:number} {{نقطة|نقطة|نقطتان|نقاط|نقطة|نقطة}} حتى المستوى التالي',
  freeWithdrawals: 'سحوبات مجانية',
  claim_upgrade: 'مكافأة الترقية',
  claim_weekly: 'المكافأة الأسبوعية',
  claim_monthly: 'المكافأة الشهرية',
  claimed: 'استُلمت',
  again: 'مجددًا في {date}',
  pointsOf: '{n} من {needed} نقطة',
  claims: 'مكافآتك',
} satisfies Partial<Translation<typeof es>>;
