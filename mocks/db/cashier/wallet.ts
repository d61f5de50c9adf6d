import { type } from 'arktype';
import { defineTable } from '../../core/table';

const wallet = type({
  id: 'string',
  memberId: 'string',
  code: 'string',
  /** Minor units. */
  balance: 'number.integer >= 0',
});

/** The id is `<member>/<code>`. */
export const wallets = defineTable('wallets', wallet);

const entry = type({
  id: 'string',
  memberId: 'string',
  wallet: 'string',
  /** A transaction code, see fixtures/records/txCodes.ts. */
  kind: 'string',
  amount: 'number.integer',
  /** The balance of the wallet after this entry. */
  after: 'number.integer',
  at: 'number',
  /** What the money was moved for, such as the id of a deposit or a bet. */
  ref: 'string',
});
export type Entry = typeof entry.infer;

/** Every movement of money. The sum of the entries of a wallet is its balance. */
export const ledger = defineTable('ledger', entry);

const idempotentReply = type({ id: 'string', fingerprint: 'string', value: 'unknown' });
/** Replies to commands with an idempotency key. The id is `<member>/<key>`. */
export const idempotentReplies = defineTable('idempotentReplies', idempotentReply);

export const CASH = 'CASH';
