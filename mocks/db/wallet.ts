import { type } from 'arktype';
import { table } from '../core/table';

const wallet = type({
  id: 'string',
  memberId: 'string',
  code: 'string',
  /** Minor units: a whole number, never below zero. */
  balance: 'number.integer >= 0',
});

/** One row a member and place, keyed `<member>/<place>`. */
export const wallets = table('wallets', wallet);

const entry = type({
  id: 'string',
  memberId: 'string',
  wallet: 'string',
  /** A transaction code, see fixtures/txCodes.ts. */
  kind: 'string',
  amount: 'number.integer',
  after: 'number.integer',
  at: 'number',
  ref: 'string',
});
export type Entry = typeof entry.infer;

/** Every movement of money, ever: the sum of a wallet's entries is its balance. */
export const ledger = table('ledger', entry);

const once = type({ id: 'string', asked: 'string', value: 'unknown' });
/** Answers already given, keyed `<member>/<idempotency key>`. */
export const answered = table('answered', once);

export const CASH = 'CASH';
