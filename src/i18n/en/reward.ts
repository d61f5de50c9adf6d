import type es from '../es/reward';
import type { Words } from '../words';

export default {
  available: 'To claim',
  history: 'History',
  total: 'Total available',
  points: 'Points',
  pointCount: '{n:number} {{point|points}}',
  claim: 'Claim {amount}',
  claimAll: 'Claim all',
  claimed: '{amount} is in your balance now.',
  claimedOn: 'Claimed on {date}',
  expires: 'Expires on {date}',
  expired: 'Expired',
  empty: 'You have no rewards to claim.',
  emptyHint: 'Join a promotion to earn one.',
  seePromotions: 'See promotions',
  rebateIntro: 'Get back part of what you bet.',
  rebateRate: 'Rate',
  rebateBets: 'Valid bets',
  rebateAmount: 'Cash back',
  rebateEmpty: 'There is no cash back to collect yet.',
} satisfies Words<typeof es>;
