import { type } from 'arktype';
import { defineTable } from '../../core/table';

const need = type({
  kind: "'document' | 'turnover' | 'secondFactor'",
  /** How much must be staked after the request, for `turnover`. */
  'amount?': 'number.integer',
  'givenAt?': 'number',
});
export type Need = typeof need.infer;

const withdrawal = type({
  id: 'string',
  memberId: 'string',
  bankCardId: 'string',
  bankName: 'string',
  accountNumber: 'string',
  amount: 'number.integer > 0',
  fee: 'number.integer >= 0',
  state: "'pending' | 'approved' | 'paid' | 'rejected' | 'cancelled'",
  at: 'number',
  updatedAt: 'number',
  /** The time of the next change of state. Null when no change follows. */
  nextAt: 'number | null',
  reason: 'string | null',
  /** When it passed the check, was approved and left for the bank. Absent: not yet. */
  'checkedAt?': 'number',
  'approvedAt?': 'number',
  'sentAt?': 'number',
  /** What the check asks of the member. The withdrawal waits until all of it is there. */
  'needs?': need.array(),
  'isLocked?': 'boolean',
});
export type WithdrawalRow = typeof withdrawal.infer;

export const withdrawals = defineTable('withdrawals', withdrawal);
