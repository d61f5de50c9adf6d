import { type } from 'arktype';
import { endpoint } from '../endpoint';

/**
 * What moved the money, each with its sign: what came in is positive. Their sum is `net`. Deposits and withdrawals are
 * what the member paid and received; `fees` is what was kept of them. Absent: not known.
 */
const sums = {
  'deposits?': 'number',
  'withdrawals?': 'number',
  'stakes?': 'number',
  'wins?': 'number',
  'bonuses?': 'number',
  'fees?': 'number',
  /** To and from other members. Those between the member's own wallets add up to nothing. */
  'transfers?': 'number',
  /** Commissions, and the balance that an account began with. */
  'other?': 'number',
  net: 'number',
} as const;

const statementDay = type({
  /** Such as 2026-11-26, in the time zone of the merchant. */
  day: 'string',
  ...sums,
  /** The money in all wallets at the end of the day. */
  balance: 'number',
});
export type StatementDay = typeof statementDay.infer;

/**
 * The statement of a month: `opening` and `net` make `closing`, and so do the days, of which those without a movement
 * are left out. An extension of the specification; a backend that has it sets the flag `STATEMENT3`.
 */
export const statement = endpoint('GET', '/wps/relay/ODS2_MemberStatement', {
  module: 'MEMTRANS3',
  auth: 'session',
  in: type({ month: '/^[0-9]{4}-(0[1-9]|1[0-2])$/' }),
  out: type({
    month: 'string',
    /** The first month with a movement. */
    'firstMonth?': 'string',
    opening: 'number',
    closing: 'number',
    ...sums,
    days: statementDay.array(),
  }),
});
export type Statement = typeof statement.out.infer;
