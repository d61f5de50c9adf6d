import { batch, computed, signal } from '@kit/render/signals';
import { favourites } from '../../contract/games/favourite';
import { createSession } from '../account/session';
import { hasMorePages } from '../base/hasMorePages';
import type { Host } from '../base/host';
import { createFavourite } from './favourite';
import { type Game, gameOf } from './gameOf';
import type { GameRows } from './gameRows';

const PAGE_SIZE = 15;

interface Options {
  fits: (game: Game) => boolean;
  /** How many pages there were when the list was left. */
  reached: number;
  onReach: (pages: number) => void;
}

/**
 * The member's favourites page by page. A removed game leaves the list without a request.
 * createGameList keeps the result in member data.
 */
export function createFavouriteRows(
  { call, use }: Pick<Host, 'call' | 'use'>,
  { fits, reached: reachedBefore, onReach }: Options,
): GameRows {
  const { ids, markAsFavourites } = use(createFavourite);
  const { isLoggedIn } = use(createSession);
  const loaded = signal<readonly Game[]>([]);
  const isReady = signal(false);
  const isBusy = signal(false);
  const hasMore = signal(false);
  const error = signal<unknown>(undefined);
  const shown = computed(() => loaded.value.filter((game) => ids.value.has(game.id) && fits(game)));
  let abortController = new AbortController();

  async function load(pages: number) {
    if (isBusy.peek()) return;
    const { signal } = abortController;
    let upTo = pages;
    isBusy.value = true;
    error.value = undefined;
    try {
      // A removal shifts the server's pages, so the next page is computed from the remaining games.
      for (let page = nextPage(); page <= upTo; page++) {
        const requested = { pageNo: page, pageSize: PAGE_SIZE };
        const reply = await call(favourites, requested, { signal });
        if (signal.aborted) return;
        const before = remaining().length;
        add(reply.content.map(gameOf), hasMorePages(reply, reply.content, requested));
        if (!hasMore.peek()) break;
        // Games that were added elsewhere shift the pages too. If all games of a page are known, the next one follows.
        if (remaining().length === before) upTo = Math.max(upTo, page + 1);
      }
    } catch (reason) {
      if (!signal.aborted) error.value = reason;
    } finally {
      if (!signal.aborted) isBusy.value = false;
    }
  }

  const remaining = () => loaded.peek().filter(({ id }) => ids.peek().has(id));
  const nextPage = () => Math.floor(remaining().length / PAGE_SIZE) + 1;

  const add = (games: Game[], hasMorePages: boolean) =>
    batch(() => {
      const known = new Set(remaining().map(({ id }) => id));
      markAsFavourites(games);
      loaded.value = [...remaining(), ...games.filter(({ id }) => !known.has(id))];
      hasMore.value = hasMorePages;
      isReady.value = true;
    });

  return {
    error,
    hasMore,
    isBusy,
    state: computed(() => {
      if (isReady.value) return 'ready';
      return error.value === undefined ? 'loading' : 'failed';
    }),
    count: computed(() => (isReady.value ? shown.value.length : reachedBefore * PAGE_SIZE)),
    total: computed(() => (hasMore.value || !isReady.value ? undefined : shown.value.length)),
    at: (index) => shown.value[index],
    expect: () => {},
    loadMore() {
      if (!hasMore.peek() || isBusy.peek() || error.peek() !== undefined) return;
      onReach(nextPage());
      void load(nextPage());
    },
    retry: () => void load(Math.max(nextPage(), reachedBefore)),
    start() {
      if (!isReady.peek() && isLoggedIn.peek()) void load(reachedBefore);
      return () => {
        abortController.abort();
        abortController = new AbortController();
        isBusy.value = false;
      };
    },
  };
}
