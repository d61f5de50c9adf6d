import { type } from 'arktype';
import { sessionInfo } from '../account/login';
import { endpoint } from '../endpoint';

/**
 * Up to ten years with three leap days, or null for good. A break of hours and an exclusion of years are the same thing
 * to the backend.
 */
export const breakHours = type('1 <= number.integer <= 87672').or('null');

/**
 * Why a member cannot play now: a break or exclusion, the limit of time is used up, or the register of the market lists the
 * member (an extension).
 */
const closure = type({
  reason: "'break' | 'time' | 'register'",
  /** Null: for good. Absent: not known. */
  'until?': 'number | null',
});
export type Closure = typeof closure.infer;

export const exclusion = endpoint('GET', '/wps/member/exclusion', {
  auth: 'member',
  out: type({ 'closure?': closure }),
});

/** What a break of this length would mean. Nothing happens yet. Without `hours`: for good. */
export const exclusionPreview = endpoint('GET', '/wps/member/exclusion/preview', {
  auth: 'member',
  in: type({ 'hours?': '1 <= number.integer <= 87672' }),
  out: type({
    until: 'number | null',
    /** Goes into the command that starts the break. */
    code: 'string',
    /** What can be withdrawn during the break. */
    'balance?': 'number',
    /** Bonus money that would be lost, because it cannot be staked any more. */
    bonus: 'number = 0',
    /** Deposits that would be cancelled. */
    openDeposits: 'number = 0',
    /** Bets that stay and are settled. */
    openBets: 'number = 0',
  }),
});

/** Starts a break and ends all sessions of the member. It can be made longer, and never shorter. */
export const startExclusion = endpoint('POST', '/wps/member/exclusion', {
  auth: 'member',
  in: type({ hours: breakHours, code: '1 <= string <= 64' }),
  out: type({
    until: 'number | null',
    /** Opens a session that can only withdraw. */
    'ticket?': 'string',
  }),
});

/**
 * Opens a session that can withdraw and read, and nothing else. The ticket comes from the rejected
 * login of a member on a break, which has checked the password already.
 */
export const withdrawSession = endpoint('POST', '/wps/session/withdrawOnly', {
  personal: ['userName', 'memberDigest'],
  in: type({ ticket: '1 <= string <= 64' }),
  out: sessionInfo,
});
