import { type } from 'arktype';
import { defineTable } from '../../core/table';

const bet = type({
  id: 'string',
  memberId: 'string',
  nodeId: 'string',
  gameType: 'string',
  vassalage: 'string',
  /** The wallet that the stake came from and the win goes to. */
  wallet: 'string',
  stake: 'number.integer > 0',
  win: 'number.integer >= 0',
  state: "'pending' | 'won' | 'lost' | 'cancelled'",
  at: 'number',
  /** The order and what was bet on, if the bet is a part of a lottery order. Null otherwise. */
  orderId: 'string | null',
  play: 'string | null',
  numbers: 'string | null',
});
export type Bet = typeof bet.infer;

/** The state of a bet that is over: one that pays less than its stake is lost. */
export const settledState = (stake: number, win: number) => (win < stake ? 'lost' : 'won');

/** All bets: rounds of games and the parts of lottery orders. */
export const bets = defineTable('bets', bet);

const order = type({
  id: 'string',
  memberId: 'string',
  nodeId: 'string',
  numero: 'string',
  opensAt: 'number',
  at: 'number',
  /** Whether the draw of the order has taken place and its bets are settled. */
  isDrawn: 'boolean',
});
export type Order = typeof order.infer;

export const orders = defineTable('orders', order);
