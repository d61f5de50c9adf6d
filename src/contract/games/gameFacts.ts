import { type } from 'arktype';
import { endpoint } from '../endpoint';
import { launchNames } from './game';

/**
 * What a player should know of a game before a bet. It has a call of its own, because lists have hundreds of
 * games and show none of it. Its names are for a link that has the id of the game alone.
 */
export const gameFacts = endpoint('GET', '/wps/game/facts', {
  in: type({
    nodeId: 'string <= 64 | number',
    /** The player reads them now. Where the market asks for that first, the game opens only then. An extension. */
    'isShown?': 'boolean',
  }),
  out: type({
    /** What the game pays back on average, in percent. */
    'rtp?': 'number',
    'volatility?': "'low' | 'medium' | 'high'",
    'minBet?': 'number',
    'maxBet?': 'number',
    /** How it is played and what it pays, in short sentences. */
    'rules?': 'string[]',
    ...launchNames,
  }),
});
export type GameFacts = typeof gameFacts.out.infer;
