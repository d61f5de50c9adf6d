import { type } from 'arktype';
import { defineTable } from '../../core/table';

const jackpotWin = type({
  id: 'string',
  at: 'number',
  /** Minor units. */
  amount: 'number',
  customerName: 'string',
});

/** Jackpots that a command of the admin API gave to members. The wins of draws are calculated and not stored. */
export const jackpotWins = defineTable('jackpotWins', jackpotWin);
