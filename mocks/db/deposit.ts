import { type } from 'arktype';
import { table } from '../core/table';

const deposit = type({
  id: 'string',
  memberId: 'string',
  methodId: 'string',
  amount: 'number.integer > 0',
  fee: 'number.integer >= 0',
  bonus: 'number.integer >= 0',
  /** The offer it takes along, if it is paid. */
  promoId: 'string | null',
  state: "'pending' | 'reviewing' | 'paid' | 'rejected' | 'expired' | 'cancelled'",
  at: 'number',
  updatedAt: 'number',
  expiresAt: 'number',
  /** What becomes of it, and when. */
  ends: { as: "'paid' | 'rejected' | 'expired'", at: 'number' },
  reason: 'string | null',
});
export type DepositRow = typeof deposit.infer;

export const deposits = table('deposits', deposit);

const promoChoice = type({ id: 'string', promoId: 'string' });
/** Keyed by member: the offer that the next deposit takes. */
export const promoChoices = table('promoChoices', promoChoice);

const turnover = type({ id: 'string', left: 'number.integer >= 0' });
/** Keyed by member: what is still to be staked before money may leave. */
export const turnovers = table('turnovers', turnover);

const usedVoucher = type({ id: 'string', memberId: 'string' });
export const usedVouchers = table('usedVouchers', usedVoucher);
