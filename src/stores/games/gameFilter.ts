import { createResource } from '@kit/data/resource';
import { type GameFilterChoices, gameFilterChoices } from '../../contract/games/gameFilter';
import type { Host } from '../base/host';
import { createGame, type GamesQuery } from './game';

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
