import { type } from 'arktype';
import { table } from '../core/table';

const bet = type({
  id: 'string',
  memberId: 'string',
  nodeId: 'string',
  gameType: 'string',
  vassalage: 'string',
  /** The wallet that paid, and is paid. */
  wallet: 'string',
  stake: 'number.integer > 0',
  win: 'number.integer >= 0',
  state: "'pending' | 'won' | 'lost' | 'cancelled'",
  at: 'number',
  /** Of a lottery order: whose part it is, what was bet on. */
  orderId: 'string | null',
  play: 'string | null',
  numbers: 'string | null',
});
export type Bet = typeof bet.infer;

/** Every stake, of a game's round or of a part of a lottery order. */
export const bets = table('bets', bet);

const order = type({
  id: 'string',
  memberId: 'string',
  nodeId: 'string',
  numero: 'string',
  opensAt: 'number',
  at: 'number',
  isOpen: 'boolean',
});
export type Order = typeof order.infer;

export const orders = table('orders', order);
