import { type } from 'arktype';
import { paged } from '../account/fields';
import { endpoint } from '../endpoint';
import { memberGames } from './game';

const target = type({ nodeId: 'string <= 64 | number', 'vendor?': 'string <= 40' });
const done = type({ 'success?': 'boolean' });

export const addFavourite = endpoint('POST', '/wps/relay/MCSFE_addFavoriteGameV2', {
  auth: 'session',
  carries: ['token'],
  in: target,
  out: done,
});

export const removeFavourite = endpoint('DELETE', '/wps/relay/MCSFE_removeFavoriteGameV2', {
  auth: 'session',
  carries: ['token'],
  in: target,
  out: done,
});

export const favourites = endpoint('GET', '/wps/relay/MCSFE_getFavoriteGames', {
  auth: 'session',
  carries: ['token', 'language'],
  in: type(paged),
  list: 'content',
  out: memberGames,
});

/** The same list for the lobby, which needs all of it. */
export const favouriteList = endpoint('GET', '/wps/relay/MCSFE_getFavoriteGamesList', {
  auth: 'session',
  carries: ['token', 'language'],
  in: type(paged),
  list: 'content',
  out: memberGames,
});
