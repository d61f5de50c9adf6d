import { type } from 'arktype';
import { endpoint } from '../endpoint';

const limitAmount = '1 <= number <= 1000000000' as const;

const dailyLimitValues = type({
  /** The limit per day. Null: no limit. */
  dailyDeposit: 'number | null = null',
  dailyStake: 'number | null = null',
  depositedToday: 'number = 0',
  stakedToday: 'number = 0',
  /** Looser limits that wait until `at`. */
  'coming?': {
    dailyDeposit: 'number | null = null',
    dailyStake: 'number | null = null',
    at: 'number',
  },
});
export type DailyLimits = typeof dailyLimitValues.infer;

/**
 * Two of the limits of `memberLimits`, under older paths that other clients use. A looser limit that is set here
 * needs no confirmation, unless the licence requires one.
 */
export const dailyLimits = endpoint('GET', '/wps/relay/MCS2_getLimits', {
  auth: 'member',
  out: dailyLimitValues,
});

export const setDailyLimits = endpoint('POST', '/wps/relay/MCS2_setLimits', {
  auth: 'member',
  in: type({
    dailyDeposit: type(limitAmount).or('null'),
    dailyStake: type(limitAmount).or('null'),
  }),
  out: dailyLimitValues,
});

export const LIMIT_KINDS = ['deposit', 'loss', 'stake', 'time'] as const;
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;

const kind = type("'deposit' | 'loss' | 'stake' | 'time'");
const period = type("'day' | 'week' | 'month'");
export type LimitKind = typeof kind.infer;
export type LimitPeriod = typeof period.infer;

/** An amount of money; minutes for the limit of time. Null: no limit. */
const amountOrNone = type('number').or('null');

const memberLimit = type({
  kind,
  period,
  /** Absent: it is not known whether there is one. */
  'amount?': amountOrNone,
  'used?': 'number',
  /** What is left until the period ends. Null: no limit. */
  'left?': amountOrNone,
  'resetsAt?': 'number',
  /** A looser limit that waits. From `from` on the member can confirm it. */
  'pending?': { 'amount?': amountOrNone, from: 'number' },
});
export type MemberLimit = typeof memberLimit.infer;

const memberLimitList = type({
  limits: memberLimit.array(),
  /** How long a looser limit waits. */
  'waitHours?': 'number',
  /** The licence requires a deposit limit before the first deposit, and there is none yet. */
  'needsDepositLimit?': 'boolean',
  /** The kinds of limit that the market requires before a deposit and the member does not have. An extension. */
  'missingLimits?': kind.array(),
  /** What is left of the limit of the market for deposits with all operators together. An extension. */
  'shared?': { period, amount: 'number', left: 'number', 'resetsAt?': 'number' },
  /** Where the market reminds members to review their limits: when they did last, and whether it is time again. An extension. */
  'review?': { reviewedAt: 'number', isDue: 'boolean' },
});
export type MemberLimitList = typeof memberLimitList.infer;

/** Every kind and period once. Days end at midnight in the time zone of the merchant. */
export const memberLimits = endpoint('GET', '/wps/member/limits', {
  auth: 'member',
  list: 'limits',
  out: memberLimitList,
});

/** A tighter limit applies at once. A looser one waits, and has to be confirmed then. */
export const setMemberLimit = endpoint('POST', '/wps/member/limits', {
  auth: 'member',
  in: type({ kind, period, amount: type(limitAmount).or('null') }),
  out: memberLimitList.or('null'),
});

export const confirmMemberLimit = endpoint('POST', '/wps/member/limits/confirm', {
  auth: 'member',
  in: type({ kind, period }),
  out: memberLimitList.or('null'),
});

export const cancelMemberLimit = endpoint('POST', '/wps/member/limits/cancel', {
  auth: 'member',
  in: type({ kind, period }),
  out: memberLimitList.or('null'),
});

/** The member has reviewed the limits and keeps them as they are. An extension. */
export const reviewMemberLimits = endpoint('POST', '/wps/member/limits/review', {
  auth: 'member',
  out: memberLimitList.or('null'),
});
