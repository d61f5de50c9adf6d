import { type } from 'arktype';
import { endpoint } from '../endpoint';
import { GATEWAYS } from '../site/platform';
import { game } from './game';

/**
 * Returns the address of a game, or of a vendor's lobby when only the vendor is given. With
 * `supportPlay` the game is free and needs no session. Lotteries are rejected: they have a launcher
 * of their own.
 */
export const launchGame = endpoint('GET', '/wps/game/launchGame', {
  personal: ['url'],
  fixed: { gatewayId: GATEWAYS.mobile },
  carries: ['platform', 'language'],
  in: type({
    'nodeId?': 'string <= 64 | number',
    'vendor?': 'string <= 40',
    'gameId?': 'string <= 64 | number',
    'category?': 'string <= 40',
    /** `lobby` when the game has no code. */
    'gameCode?': 'string <= 80',
    'supportPlay?': 'boolean',
    'backUrl?': 'string <= 400',
  }),
  out: type({
    url: 'string',
    /** Identifies this launch. The rounds of the game send it back. */
    ticket: "string = ''",
    /** Absent: as in the request. */
    'isFree?': 'boolean',
    'expiresAt?': 'number',
    'game?': game,
    /** The balance to play with: the member's money, or play money. */
    'balance?': 'number',
    leastStake: 'number = 0',
    /** Bets in the game count for the member's session plan. An extension. */
    'countsForPlan?': 'boolean',
    /** The vendor allows the game in a window only, not in a frame. */
    'opensOutside?': 'boolean',
  }),
});
export type Launched = typeof launchGame.out.infer;
