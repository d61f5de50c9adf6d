import type es from '../../es/promotions/vip';
import type { Translation } from '../../translation';

export default {
  level: 'VIP {level}',
  yourLevel: 'Your level',
  topLevel: 'You are at the top level.',
  benefits: 'Benefits',
  allLevels: 'All levels',
  rebate: 'Cash back',
  withdrawLimit: 'Daily withdrawal',
  locked: 'Unlocks at VIP {level}',
  points: '{n:number} {{point|points}}',
  pointsLeft: '{n:number} {{point|points}} to the next level',
  freeWithdrawals: 'Free withdrawals',
  claim_upgrade: 'Upgrade bonus',
  claim_weekly: 'Weekly bonus',
  claim_monthly: 'Monthly bonus',
  claimed: 'Claimed',
  again: 'Again on {date}',
  pointsOf: '{n} of {needed} points',
  claims: 'Your bonuses',
} satisfies Translation<typeof es>;
