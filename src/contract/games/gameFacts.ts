import { type } from 'arktype';
import { endpoint } from '../endpoint';

/**
 * What a player should know of a game before a bet. It has a call of its own, because lists have hundreds of
 * games and show none of it.
 */
export const gameFacts = endpoint('GET', '/wps/game/facts', {
  in: type({ nodeId: 'string <= 64 | number' }),
  out: type({
    /** What the game pays back on average, in percent. */
    'rtp?': 'number',
    'volatility?': "'low' | 'medium' | 'high'",
    'minBet?': 'number',
    'maxBet?': 'number',
  }),
});
export type GameFacts = typeof gameFacts.out.infer;
