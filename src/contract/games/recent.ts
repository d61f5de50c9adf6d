import { type } from 'arktype';
import { paged } from '../account/fields';
import { endpoint } from '../endpoint';
import { memberGames } from './game';

/** Adds a game to the recent ones. It writes, but the platform made it a GET. */
export const addRecentGame = endpoint('GET', '/wps/relay/MCS2_addRecentGame', {
  auth: 'session',
  carries: ['token'],
  in: type({ nodeId: 'string <= 64 | number', 'vendor?': 'string <= 40' }),
  out: type({ 'success?': 'boolean' }),
});

/** The latest first. */
export const recentGames = endpoint('GET', '/wps/relay/GCS_recentGame', {
  auth: 'session',
  carries: ['token', 'language'],
  in: type(paged),
  list: 'content',
  out: memberGames,
});
