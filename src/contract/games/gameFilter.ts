import { type } from 'arktype';
import { endpoint } from '../endpoint';
import { filterFields } from './game';

/**
 * The orders and filters that the backend knows, for a list that may be filtered already. Each choice has the
 * number of games that the list would have with it, also when that is none.
 */
export const gameFilterChoices = endpoint('GET', '/wps/relay/GCSGAME_gameFilters', {
  carries: ['platform', 'merchant', 'language'],
  in: type(filterFields),
  out: type({
    'totalCount?': 'number.integer',
    sorts: 'string[]',
    choices: type({
      /** The name of the parameter of the game list. */
      filter: 'string',
      value: 'string',
      count: 'number.integer',
    }).array(),
  }),
});
export type GameFilterChoices = typeof gameFilterChoices.out.infer;
