import { type } from 'arktype';
import { table } from '../core/table';

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
  /** Null once nothing more happens by itself. */
  nextAt: 'number | null',
  reason: 'string | null',
});
export type WithdrawalRow = typeof withdrawal.infer;

export const withdrawals = table('withdrawals', withdrawal);
