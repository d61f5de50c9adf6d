import { type } from 'arktype';
import { endpoint } from './endpoint';

const limitAmount = '1 <= number <= 1000000000' as const;

const limits = type({
  /** The limit per day. Null: no limit. */
  dailyDeposit: 'number | null',
  dailyStake: 'number | null',
  depositedToday: 'number',
  stakedToday: 'number',
  /** A higher limit, which takes effect after a day. */
  'coming?': { dailyDeposit: 'number | null', dailyStake: 'number | null', at: 'number' },
});
export type Limits = typeof limits.infer;

/** A member's own limits. A lower limit takes effect at once, a higher one after a day. */
export const ownLimits = endpoint('GET', '/wps/relay/MCS2_getLimits', {
  auth: 'member',
  out: limits,
});

export const setOwnLimits = endpoint('POST', '/wps/relay/MCS2_setLimits', {
  auth: 'member',
  in: type({
    dailyDeposit: type(limitAmount).or('null'),
    dailyStake: type(limitAmount).or('null'),
  }),
  out: limits,
});
