import { after, type Stop } from '@kit/data/timers';
import { batch, computed, signal } from '@kit/render/signals';
import type { GamesPage } from './game';
import type { Game } from './gameOf';
import type { GameRows } from './gameRows';

/** Pages in memory. Those far from the visible rows are dropped and loaded again when needed. */
const MAX_PAGES = 60;
/**
 * A list that scrolls to its old place, or is flung, expects other pages in each frame. Of these, only the ones
 * that are expected last within this time are loaded.
 */
const COLLECT_MS = 50;

interface Options {
  size: number;
  read: (page: number, signal: AbortSignal) => Promise<GamesPage>;
  /** How many pages there were when the list was left. */
  reached: number;
  onReach: (pages: number) => void;
}

/**
 * Rows for a virtual list of thousands of games. createPagedList does not fit here: this list opens
 * in the middle, at the restored position, and loads only the pages that are on the screen.
 */
export function createPagedRows({
  size,
  read,
  reached: reachedBefore,
  onReach,
}: Options): GameRows {
  const pages = signal<ReadonlyMap<number, readonly Game[]>>(new Map());
  const loading = signal<ReadonlySet<number>>(new Set());
  const failed = new Set<number>();
  const error = signal<unknown>(undefined);
  const total = signal<number | undefined>(undefined);
  const reached = signal(reachedBefore);
  /** The pages on the screen, and those that will be there when the scroll slows down. */
  let expected: readonly number[] = [];
  let cancelLoad: Stop | undefined;
  let collectingSince = 0;
  let abortController = new AbortController();

  const knownTotal = computed(() => total.value ?? Number.POSITIVE_INFINITY);
  const pageOf = (index: number) => Math.floor(index / size) + 1;

  function setLoading(page: number, isLoading: boolean) {
    const next = new Set(loading.peek());
    if (isLoading) next.add(page);
    else next.delete(page);
    loading.value = next;
  }

  function add(page: number, games: readonly Game[]) {
    const next = new Map(pages.peek()).set(page, games);
    const farther = (a: number, b: number) => (Math.abs(a - page) > Math.abs(b - page) ? a : b);
    if (next.size > MAX_PAGES) next.delete([...next.keys()].reduce(farther));
    pages.value = next;
  }

  async function load(page: number) {
    if (loading.peek().has(page) || pages.peek().has(page)) return;
    const { signal } = abortController;
    setLoading(page, true);
    try {
      const { games, total: newTotal } = await read(page, signal);
      if (signal.aborted) return;
      batch(() => {
        setLoading(page, false);
        add(page, games);
        total.value = newTotal;
      });
    } catch (reason) {
      if (signal.aborted) return;
      failed.add(page);
      batch(() => {
        setLoading(page, false);
        error.value = reason;
      });
    }
  }

  function loadExpected() {
    cancelLoad?.();
    cancelLoad = undefined;
    if (error.peek() !== undefined) return;
    for (const page of expected) if ((page - 1) * size < knownTotal.peek()) void load(page);
  }

  function retry() {
    const missing = [...failed];
    failed.clear();
    error.value = undefined;
    for (const page of missing) void load(page);
  }

  return {
    error,
    total,
    state: computed(() => {
      if (pages.value.size > 0) return 'ready';
      return error.value === undefined ? 'loading' : 'failed';
    }),
    count: computed(() => Math.min(reached.value * size, knownTotal.value)),
    hasMore: computed(() => reached.value * size < knownTotal.value),
    isBusy: computed(() => loading.value.size > 0),
    at: (index) => pages.value.get(pageOf(index))?.[index % size],

    expect(nearest, farthest) {
      const [from, to] = [pageOf(nearest), pageOf(farthest)];
      const step = Math.sign(to - from);
      expected = Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * step);
      if (!cancelLoad) {
        collectingSince = performance.now();
        cancelLoad = after(COLLECT_MS, loadExpected);
      }
      // The timer is late while the frames take all the time of the page.
      else if (performance.now() - collectingSince >= COLLECT_MS) loadExpected();
    },

    loadMore() {
      const isComplete = reached.peek() * size >= (total.peek() ?? 0);
      if (isComplete || loading.peek().size > 0 || error.peek() !== undefined) return;
      reached.value += 1;
      onReach(reached.peek());
      void load(reached.peek());
    },

    retry,

    start() {
      retry();
      // Pages in the middle are loaded by `expect`.
      if (reachedBefore === 1 && pages.peek().size === 0) void load(1);
      return () => {
        cancelLoad?.();
        cancelLoad = undefined;
        abortController.abort();
        abortController = new AbortController();
        loading.value = new Set();
      };
    },
  };
}
