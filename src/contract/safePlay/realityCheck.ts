import { type } from 'arktype';
import { endpoint } from '../endpoint';

const check = type({
  /** Null: no reality checks. */
  everyMinutes: 'number | null = null',
  /** The licence prescribes checks: they can be more frequent, and not be turned off. */
  'maxMinutes?': 'number',
  /** When the member began to use the site without a longer pause. */
  startedAt: 'number',
  'dueAt?': 'number',
  /** Since `startedAt`. */
  'staked?': 'number',
  'won?': 'number',
  /** What is left of the tightest limit of time. */
  'minutesLeft?': 'number',
  now: 'number',
});
export type RealityCheck = typeof check.infer;

export const realityCheck = endpoint('GET', '/wps/member/realityCheck', {
  auth: 'member',
  out: check,
});

export const setRealityCheck = endpoint('POST', '/wps/member/realityCheck', {
  auth: 'member',
  in: type({ everyMinutes: type('5 <= number.integer <= 720').or('null') }),
  out: check,
});

/** The member has seen the check. The next one is due after the interval. */
export const answerRealityCheck = endpoint('POST', '/wps/member/realityCheck/answer', {
  auth: 'member',
  out: check,
});
