import { json } from '@kit/data/storage';
import { createSession } from '../account/session';
import type { Host } from '../base/host';
import { createFavourite } from './favourite';
import { createFavouriteRows } from './favouriteRows';
import { createFixedRows } from './fixedRows';
import { createGame, type GamesQuery } from './game';
import type { Game } from './gameOf';
import type { GameRows } from './gameRows';
import { createPagedRows } from './pagedRows';

export const PAGE_SIZE = 12;
const MAX_LISTS = 12;
const MAX_REMEMBERED = 40;

export type ListQuery = Omit<GamesQuery, 'page' | 'size'> & {
  /** All favourites at once, as the lobby shows them. */
  isUnpaged?: boolean;
};

interface ListContext {
  /** The key of the history entry. Going back to the entry restores its list. */
  historyKey: string;
  language: string;
}

/** The game lists that were opened. Going back shows them as they were. */
export function createGameList(host: Host) {
  const { loadPage, hot, loadHot } = host.use(createGame);
  const { token } = host.use(createSession);
  // Member data: the keys contain what the member searched for.
  const lists = host.memberState(() => new Map<string, GameRows>());
  const reachedPages = host.memberStored(
    'feria.lists',
    json<Record<string, number>>({}),
    'session',
  );

  function rememberReached(key: string, reached: number) {
    const { [key]: _, ...others } = reachedPages.peek();
    const latest = Object.entries(others).slice(-MAX_REMEMBERED);
    reachedPages.value = { ...Object.fromEntries(latest), [key]: reached };
  }

  function createRows(query: ListQuery, { language }: ListContext, key: string): GameRows {
    const { isUnpaged, ...gamesQuery } = query;
    const paging = {
      reached: reachedPages.peek()[key] ?? 1,
      onReach: (reached: number) => rememberReached(key, reached),
    };
    const fits = (game: Game) =>
      (!query.gameType || game.type === query.gameType) &&
      (!query.vendor || game.vendor === query.vendor);
    if (query.category === 'HOT') return createFixedRows(hot, fits, () => void loadHot(language));
    if (query.category === 'FAV' && isUnpaged) {
      const { list } = host.use(createFavourite);
      return createFixedRows(list, fits, () => {
        if (list.state.peek() === 'failed') void list.load();
      });
    }
    if (query.category === 'FAV') return createFavouriteRows(host, { fits, ...paging });
    return createPagedRows({
      size: PAGE_SIZE,
      read: (number, signal) => loadPage({ ...gamesQuery, page: number, size: PAGE_SIZE }, signal),
      ...paging,
    });
  }

  return {
    rowsOf(query: ListQuery, context: ListContext): GameRows {
      // Reads the signal, because a list of favourites changes with the session.
      const owner = query.category === 'FAV' && token.value !== undefined ? 'member' : '';
      const key = JSON.stringify([context.historyKey, context.language, query, owner]);
      const openLists = lists();
      const rows = openLists.get(key) ?? createRows(query, context, key);
      openLists.delete(key);
      openLists.set(key, rows);
      const [oldest] = openLists.keys();
      if (openLists.size > MAX_LISTS && oldest !== undefined) openLists.delete(oldest);
      return rows;
    },
  };
}
