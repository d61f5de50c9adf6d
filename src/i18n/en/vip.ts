import type es from '../es/vip';
import type { Words } from '../words';

export default {
  level: 'VIP {level}',
  yourLevel: 'Your level',
  nextLevel: 'Next level',
  topLevel: 'You are at the top level.',
  progress: '{done} of {goal}',
  depositLeft: 'You need to deposit {amount} more.',
  betLeft: 'You need to bet {amount} more.',
  benefits: 'Benefits',
  allLevels: 'All levels',
  upgradeBonus: 'Upgrade bonus',
  birthdayBonus: 'Birthday bonus',
  weeklyBonus: 'Weekly bonus',
  monthlyBonus: 'Monthly bonus',
  rebate: 'Cash back',
  withdrawLimit: 'Daily withdrawal',
  ownManager: 'Personal manager',
  locked: 'Opens at VIP {level}',
  keepLevel: 'To keep your level',
} satisfies Words<typeof es>;
