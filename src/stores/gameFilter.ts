import { createResource } from '@kit/resource';
import { type GameFilterChoices, gameFilterChoices } from '../contract/gameFilter';
import { createGame, type GamesQuery } from './game';
import type { Host } from './host';

export type { GameFilterChoices };

export type ChoicesQuery = Omit<GamesQuery, 'page' | 'size' | 'sortBy'>;

/** Which filters and orders the backend has for the list whose filter sheet is open, with their counts. */
export function createGameFilter({ call, use }: Host) {
  const { parametersOf } = use(createGame);
  return {
    choices: createResource((query: ChoicesQuery, { signal }) =>
      call(gameFilterChoices, parametersOf(query), { signal }),
    ),
  };
}
