import { type } from 'arktype';
import { endpoint } from './endpoint';

const most = '1 <= number <= 1000000000' as const;

const limits = type({
  /** The bound of a day; null for none. */
  dailyDeposit: 'number | null',
  dailyStake: 'number | null',
  depositedToday: 'number',
  stakedToday: 'number',
  /** A looser bound waits a day. */
  'coming?': { dailyDeposit: 'number | null', dailyStake: 'number | null', at: 'number' },
});
export type Limits = typeof limits.infer;

/** The member's own bounds: tighter at once, looser a day later. */
export const ownLimits = endpoint('GET', '/wps/relay/MCS2_getLimits', {
  auth: 'member',
  out: limits,
});

export const setOwnLimits = endpoint('POST', '/wps/relay/MCS2_setLimits', {
  auth: 'member',
  in: type({
    dailyDeposit: type(most).or('null'),
    dailyStake: type(most).or('null'),
  }),
  out: limits,
});
