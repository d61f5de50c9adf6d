import { type } from 'arktype';
import { defineTable } from '../../core/table';

const bonus = type({
  id: 'string',
  memberId: 'string',
  /** The offer of which it has the terms. */
  offerId: 'string',
  amount: 'number.integer > 0',
  /** Bonus money that cannot be withdrawn yet. Zero when the bonus has ended. */
  held: 'number.integer >= 0',
  /** What must be staked until it can, at the start and now. */
  turnover: 'number.integer > 0',
  toStake: 'number.integer >= 0',
  at: 'number',
  /** Null: it waits, and its time has not begun. */
  endsAt: 'number | null',
  endedAt: 'number | null',
  /** How it has ended. Null: it is open. */
  end: "'played' | 'lost' | 'expired' | 'left' | null",
});
export type BonusRow = typeof bonus.infer;

/** The deposit bonuses of the members, also those that have ended. */
export const bonuses = defineTable('bonuses', bonus);
