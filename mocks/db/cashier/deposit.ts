import { type } from 'arktype';
import { defineTable } from '../../core/table';

const deposit = type({
  id: 'string',
  memberId: 'string',
  methodId: 'string',
  amount: 'number.integer > 0',
  fee: 'number.integer >= 0',
  bonus: 'number.integer >= 0',
  /** The offer that adds a bonus when the deposit is paid. */
  promoId: 'string | null',
  state: "'pending' | 'reviewing' | 'paid' | 'rejected' | 'expired' | 'cancelled'",
  at: 'number',
  updatedAt: 'number',
  expiresAt: 'number',
  /** How the deposit will end, and when. */
  outcome: { state: "'paid' | 'rejected' | 'expired'", at: 'number' },
  reason: 'string | null',
  /** The account of the operator to which a manual transfer goes. */
  'accountId?': 'string',
});
export type DepositRow = typeof deposit.infer;

export const deposits = defineTable('deposits', deposit);

const promoChoice = type({ id: 'string', promoId: 'string' });
/** The offer for the next deposit. The id is the member's. */
export const promoChoices = defineTable('promoChoices', promoChoice);

const usedVoucher = type({ id: 'string', memberId: 'string' });
export const usedVouchers = defineTable('usedVouchers', usedVoucher);
