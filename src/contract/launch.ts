import { type } from 'arktype';
import { endpoint } from './endpoint';
import { game } from './game';
import { GATEWAYS, PLATFORM } from './platform';

/**
 * Where to open a game, or with a vendor alone its lobby. With `supportPlay` it is opened for free
 * play, which needs no session. Lotteries are refused: they have a launcher of their own.
 */
export const launchGame = endpoint('GET', '/wps/game/launchGame', {
  fixed: { platform: PLATFORM, gatewayId: GATEWAYS.mobile },
  carries: ['language'],
  in: type({
    'nodeId?': 'string <= 64 | number',
    'vendor?': 'string <= 40',
    'gameId?': 'string <= 64 | number',
    'category?': 'string <= 40',
    /** `lobby` where a game has no code of its own. */
    'gameCode?': 'string <= 80',
    'supportPlay?': 'boolean',
    'backUrl?': 'string <= 400',
  }),
  out: type({
    url: 'string',
    /** Names this opening; the game's rounds carry it. */
    ticket: 'string',
    isFree: 'boolean',
    expiresAt: 'number',
    game,
    /** What there is to play with: the player's money, or play money. */
    balance: 'number',
    leastStake: 'number',
    /** Its house shows it in a window of its own, never in a frame. */
    'opensOutside?': 'boolean',
  }),
});
export type Launched = typeof launchGame.out.infer;
