import { type } from 'arktype';
import { amount } from '../account/fields';
import { endpoint } from '../endpoint';

const round = type({
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
  /**
   * A crash round that still flies: what cashing out would pay now, in stakes, and the natural logarithm that this
   * gains each second. Absent when the round is over.
   */
  'flight?': { multiplier: 'number', growth: 'number' },
});
export type Round = typeof round.infer;

/** One round of a game. The reply has its result, except in a crash round, which begins to fly. */
export const playRound = endpoint('POST', '/wps/game/round', {
  auth: 'session',
  money: true,
  in: type({
    nodeId: 'string <= 64 | number',
    stake: amount,
    kind: "'spin' | 'crash' | 'table'",
    /** The ticket of the launch that the round belongs to. A free launch has its own play money. */
    'ticket?': 'string <= 64',
    /** Crash games: cash out by itself at this multiplier. */
    'target?': '1.01 <= number <= 1000',
    /** Table games: red, black, odd, even, low, high, or a number from 0 to 36. */
    'choice?': '1 <= string <= 8',
  }),
  out: round,
});

/** How a crash round stands: flying, or over with its result. */
export const crashRound = endpoint('GET', '/wps/game/round', {
  auth: 'session',
  in: type({ roundId: '1 <= string <= 40' }),
  out: round,
});

/** Leaves a crash round with what it pays when the request arrives. A round that is over stays as it is. */
export const cashOut = endpoint('POST', '/wps/game/round/cashOut', {
  auth: 'session',
  money: true,
  in: type({ roundId: '1 <= string <= 40' }),
  out: round,
});
