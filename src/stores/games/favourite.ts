import { computed, effect, untracked } from '@kit/render/signals';
import { favouriteList, type favourites } from '../../contract/games/favourite';
import { createSession } from '../account/session';
import type { Page } from '../base/collection';
import type { Host } from '../base/host';
import { type Game, gameOf } from './gameOf';

const LIST_PAGE_SIZE = 100;

export interface Change {
  game: Game;
  isWanted: boolean;
}

export const withGames = ({ content, totalPages }: typeof favourites.out.infer): Page<Game> => ({
  content: content.map(gameOf),
  totalPages,
});

/** The member's favourite games. */
export function createFavourite(host: Host) {
  const { call, use, memberCollection, memberSignal, memberState } = host;
  const { token } = use(createSession);
  const list = memberCollection({
    read: async (_, page, options) => withGames(await call(favouriteList, page, options)),
    key: 'id',
    pageSize: LIST_PAGE_SIZE,
    isWhole: true,
  });
  /** All lists that show favourites only. */
  const lists = memberSignal<readonly (typeof list)[]>([list]);
  /** By game: what the lists do not have yet. */
  const changes = memberSignal<ReadonlyMap<string, Change>>(new Map());
  const ids = computed<ReadonlySet<string>>(() => {
    const listed = new Set(lists.value.flatMap(({ rows }) => rows.value.map(({ id }) => id)));
    for (const [id, { isWanted }] of changes.value) {
      if (isWanted) listed.add(id);
      else listed.delete(id);
    }
    return listed;
  });
  const sessionState = memberState(() => ({ loading: Promise.resolve() }));

  return {
    list,
    /** The favourites, the latest first. */
    games: computed(() => {
      const games = list.rows.value.filter(({ id }) => !changes.value.has(id));
      for (const { game, isWanted } of changes.value.values()) if (isWanted) games.unshift(game);
      return games;
    }),
    ids,

    changes,
    lists,
    /** Settled when the list of this session has loaded or failed. */
    loaded: () => sessionState().loading,

    start: () =>
      effect(() => {
        if (token.value === undefined) return;
        untracked(() => {
          sessionState().loading = list.load();
        });
      }),
  };
}
