import { type } from 'arktype';
import { endpoint } from '../endpoint';

const vipClaim = type("'upgrade' | 'weekly' | 'monthly'");

export const vipLevel = type({
  level: 'number.integer',
  'points?': 'number.integer',
  'upgradeBonus?': 'number',
  'weeklyBonus?': 'number',
  'monthlyBonus?': 'number',
  'rebatePercent?': 'number',
  'dailyWithdraw?': 'number',
  'freeWithdrawals?': 'number.integer',
});
export type VipLevel = typeof vipLevel.infer;

export const vip = endpoint('GET', '/wps/relay/MCS2_getVip', {
  auth: 'member',
  out: type({
    'level?': 'number.integer',
    'points?': 'number.integer',
    /** The points for the next level. Absent on the highest one. */
    'nextPoints?': 'number.integer',
    levels: vipLevel.array(),
    claims: type({
      kind: vipClaim,
      'level?': 'number.integer',
      'amount?': 'number',
      state: type("'claimable' | 'claimed'").default('claimable'),
      /** When it can be claimed again. */
      'againAt?': 'number',
    }).array(),
  }),
});

export const claimVip = endpoint('POST', '/wps/relay/MCS2_claimVip', {
  auth: 'member',
  money: true,
  in: type({ kind: vipClaim, 'level?': '0 <= number.integer <= 20' }),
  out: type({ 'kind?': vipClaim, 'amount?': 'number', 'sumBalance?': 'number' }),
});
