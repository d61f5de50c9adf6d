import { type } from 'arktype';
import { endpoint } from './endpoint';

/**
 * Where to open a game. With `supportPlay` it is opened for free play, which needs no session.
 * Lotteries are refused: they have a launcher of their own.
 */
export const launchGame = endpoint('GET', '/wps/game/launchGame', {
  carries: ['language'],
  in: type({
    nodeId: 'string <= 64 | number',
    'vendor?': 'string <= 40',
    'gameId?': 'string <= 64 | number',
    'category?': 'string <= 40',
    'supportPlay?': 'boolean',
    'backUrl?': 'string <= 400',
  }),
  out: type({ url: 'string', isFree: 'boolean', expiresAt: 'number' }),
});
