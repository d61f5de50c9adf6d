import { batch, computed, signal } from '@kit/signals';
import { favourites } from '../contract/favourite';
import { createFavourite } from './favourite';
import { type Game, gameOf } from './game';
import type { GameRows } from './gameRows';
import type { Host } from './host';
import { createSession } from './session';

const PAGE = 15;

interface Rules {
  fits: (game: Game) => boolean;
  reached: number;
  onReach: (pages: number) => void;
}

/** The member's favourites page by page. One that is removed leaves; nothing is asked for again. */
export function createFavouriteRows(
  { call, use }: Host,
  { fits, reached: before, onReach }: Rules,
): GameRows {
  const { ids, know } = use(createFavourite);
  const { isLoggedIn } = use(createSession);
  const loaded = signal<readonly Game[]>([]);
  const isReady = signal(false);
  const isBusy = signal(false);
  const hasMore = signal(false);
  const error = signal<unknown>(undefined);
  const shown = computed(() => loaded.value.filter((game) => ids.value.has(game.id) && fits(game)));
  let life = new AbortController();

  async function load(upTo: number) {
    if (isBusy.peek()) return;
    const { signal } = life;
    isBusy.value = true;
    error.value = undefined;
    try {
      // What was removed has moved the rest up: the page to ask for follows from what is left.
      for (let page = nextPage(); page <= upTo; page++) {
        const read = await call(favourites, { pageNo: page, pageSize: PAGE }, { signal });
        if (signal.aborted) return;
        take(read.content.map(gameOf), read.pageNum < read.totalPages);
        if (!hasMore.peek()) break;
      }
    } catch (reason) {
      if (!signal.aborted) error.value = reason;
    } finally {
      if (!signal.aborted) isBusy.value = false;
    }
  }

  const kept = () => loaded.peek().filter(({ id }) => ids.peek().has(id));
  const nextPage = () => Math.floor(kept().length / PAGE) + 1;

  const take = (games: Game[], isMore: boolean) =>
    batch(() => {
      const known = new Set(kept().map(({ id }) => id));
      know(games);
      loaded.value = [...kept(), ...games.filter(({ id }) => !known.has(id))];
      hasMore.value = isMore;
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
    count: computed(() => (isReady.value ? shown.value.length : before * PAGE)),
    total: computed(() => (hasMore.value || !isReady.value ? undefined : shown.value.length)),
    at: (index) => shown.value[index],
    want: () => () => {},
    more() {
      if (!hasMore.peek() || isBusy.peek() || error.peek() !== undefined) return;
      onReach(nextPage());
      void load(nextPage());
    },
    retry: () => void load(Math.max(nextPage(), before)),
    start() {
      if (!isReady.peek() && isLoggedIn.peek()) void load(before);
      return () => {
        life.abort();
        life = new AbortController();
        isBusy.value = false;
      };
    },
  };
}
