import { type } from 'arktype';
import { defineTable } from '../core/table';

const jackpotWin = type({
  id: 'string',
  at: 'number',
  /** Minor units. */
  amount: 'number',
  customerName: 'string',
});

/** The jackpots that were won besides those of the draws. The jackpot begins again after each of them. */
export const jackpotWins = defineTable('jackpotWins', jackpotWin);
