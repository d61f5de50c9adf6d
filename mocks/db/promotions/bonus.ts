import { type } from 'arktype';
import { defineTable } from '../../core/table';

const bonus = type({
  id: 'string',
  /** Bonus money that cannot be withdrawn yet. */
  held: 'number.integer > 0',
  /** What must be staked until it can. */
  toStake: 'number.integer > 0',
});

/** The open deposit bonus of a member. The id is the member's. */
export const bonuses = defineTable('bonuses', bonus);
