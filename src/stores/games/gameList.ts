import { json } from '@kit/data/storage';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { createSession } from '../account/session';
import { type Collection, createCollection, type Page } from '../base/collection';
import type { Host } from '../base/host';
import { createFavourite } from './favourite';
import { createFavouritePages, FAVOURITES_PAGE_SIZE } from './favouritePages';
import { createGame, type GamesQuery } from './game';
import type { Game } from './gameOf';

export const PAGE_SIZE = 12;
/** Of a list of thousands. */
const MAX_PAGES = 60;
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

type GameCollection = Collection<Game>;

/** The games of a long list, as the list draws them. */
export interface GameRows
  extends Pick<
    GameCollection,
    'state' | 'error' | 'isBusy' | 'isLoaded' | 'hasMore' | 'count' | 'at' | 'loadMore' | 'retry'
  > {
  /** How many games there are. Undefined while that is not known. */
  total: ReadonlySignal<number | undefined>;
  /** Loads the games of the places that are on the screen or soon will be, the nearest ones first. */
  expect(nearest: number, farthest: number): void;
  /** Called when the list is shown. The returned function stops it and aborts its requests. */
  start(): () => void;
}

const doNothing = () => {};

/** The games of a list that are shown. The server does not choose them. */
function chosenFrom(
  { value, hasMore }: GameCollection,
  isShown: (game: Game) => boolean,
  places: number,
) {
  const games = computed(() => value.value?.filter(isShown));
  return {
    count: computed(() => games.value?.length ?? places),
    total: computed(() => (hasMore.value ? undefined : games.value?.length)),
    at: (index: number) => games.value?.[index],
    expect: doNothing,
  };
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

  /** A list that opens with as many pages as it had when it was left. */
  function growing(list: GameCollection, key: string, reached: number) {
    return {
      ...list,
      loadMore() {
        const loading = list.loadMore();
        if (list.reached.peek() > reached) rememberReached(key, list.reached.peek());
        return loading;
      },
      start() {
        if (list.isLoaded.peek()) void list.retry();
        else void list.open(undefined, reached);
        return list.stop;
      },
    };
  }

  function createRows(query: ListQuery, { language }: ListContext, key: string): GameRows {
    const { isUnpaged, ...gamesQuery } = query;
    const reached = reachedPages.peek()[key] ?? 1;
    const fits = (game: Game) =>
      (!query.gameType || game.type === query.gameType) &&
      (!query.vendor || game.vendor === query.vendor);
    if (query.category === 'HOT') {
      const start = () => {
        void loadHot(language);
        return doNothing;
      };
      return { ...hot, ...chosenFrom(hot, fits, PAGE_SIZE), start };
    }
    if (query.category === 'FAV') {
      const { list, ids } = host.use(createFavourite);
      const isShown = (game: Game) => ids.value.has(game.id) && fits(game);
      if (!isUnpaged) {
        const pages = createFavouritePages(host);
        const places = reached * FAVOURITES_PAGE_SIZE;
        const rows = { ...growing(pages, key, reached), ...chosenFrom(pages, isShown, places) };
        // A visitor is on the way to the login.
        return token.peek() === undefined ? { ...rows, start: () => doNothing } : rows;
      }
      const start = () => {
        void list.retry();
        return doNothing;
      };
      return { ...list, ...chosenFrom(list, isShown, PAGE_SIZE), start };
    }
    const list = createCollection({
      async read(_, { pageNo: page, pageSize: size }, { signal }): Promise<Page<Game>> {
        const { games, total } = await loadPage({ ...gamesQuery, page, size }, signal);
        return { content: games, totalCount: total };
      },
      pageSize: PAGE_SIZE,
      maxPages: MAX_PAGES,
    });
    const total = computed(() => list.lastReply.value?.totalCount);
    return {
      ...growing(list, key, reached),
      // The first screen draws the places of a list that has not started.
      count: computed(() => (list.state.value === 'idle' ? reached * PAGE_SIZE : list.count.value)),
      total,
    };
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
