import { type } from 'arktype';
import { endpoint } from './endpoint';
import { amount } from './fields';

/** One round of a game, from stake to result. */
export const playRound = endpoint('POST', '/wps/game/round', {
  auth: 'session',
  money: true,
  in: type({
    nodeId: 'string <= 64 | number',
    stake: amount,
    kind: "'spin' | 'crash' | 'table'",
    /** The ticket of the launch that the round belongs to. A free launch has its own play money. */
    'ticket?': 'string <= 64',
    /** Crash games: cash out at this multiplier. */
    'target?': '1.01 <= number <= 1000',
    /** Table games: red, black, odd, even, low, high, or a number from 0 to 36. */
    'choice?': '1 <= string <= 8',
  }),
  out: type({
    roundId: 'string',
    nodeId: 'string',
    kind: "'spin' | 'crash' | 'table'",
    stake: 'number',
    win: 'number',
    /** Win divided by stake. */
    multiplier: 'number',
    /** The whole balance after the round. */
    balance: 'number',
    outcome: {
      'symbols?': 'string[]',
      'crashedAt?': 'number',
      'number?': 'number.integer',
    },
  }),
});
export type Round = typeof playRound.out.infer;
