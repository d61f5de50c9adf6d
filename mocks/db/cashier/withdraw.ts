import { type } from 'arktype';
import { defineTable } from '../../core/table';

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
  'isLocked?': 'boolean',
});
export type WithdrawalRow = typeof withdrawal.infer;

export const withdrawals = defineTable('withdrawals', withdrawal);
