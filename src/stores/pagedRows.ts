import { batch, computed, signal } from '@kit/signals';
import { after, type Stop } from '@kit/timers';
import type { Game, GamesPage } from './game';
import type { GameRows } from './gameRows';

/** Pages in memory. Those far from the visible rows are dropped and loaded again when needed. */
const MAX_PAGES = 60;
/** Pages that are on the screen for less time than this are not loaded. */
const SCROLLED_PAST_MS = 50;

interface Rules {
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
export function createPagedRows({ size, read, reached: reachedBefore, onReach }: Rules): GameRows {
  const pages = signal<ReadonlyMap<number, readonly Game[]>>(new Map());
  const loading = signal<ReadonlySet<number>>(new Set());
  const failed = new Set<number>();
  const error = signal<unknown>(undefined);
  const total = signal<number | undefined>(undefined);
  const reached = signal(reachedBefore);
  /** How many places of each page are on the screen. */
  const visiblePlaces = new Map<number, number>();
  let cancelLoad: Stop | undefined;
  let running = new AbortController();

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
    const { signal } = running;
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

  function loadVisible() {
    cancelLoad = undefined;
    if (error.peek() !== undefined) return;
    for (const [page, count] of visiblePlaces) {
      if (count > 0 && (page - 1) * size < knownTotal.peek()) void load(page);
    }
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

    markVisible(index) {
      const page = pageOf(index);
      visiblePlaces.set(page, (visiblePlaces.get(page) ?? 0) + 1);
      // A list that scrolls to its old position passes pages that are not needed.
      if (!pages.peek().has(page)) cancelLoad ??= after(SCROLLED_PAST_MS, loadVisible);
      return () => visiblePlaces.set(page, (visiblePlaces.get(page) ?? 1) - 1);
    },

    more() {
      const isComplete = reached.peek() * size >= (total.peek() ?? 0);
      if (isComplete || loading.peek().size > 0 || error.peek() !== undefined) return;
      reached.value += 1;
      onReach(reached.peek());
      void load(reached.peek());
    },

    retry() {
      const missing = [...failed];
      failed.clear();
      error.value = undefined;
      for (const page of missing) void load(page);
    },

    start() {
      // Pages in the middle are loaded by `markVisible`.
      if (reachedBefore === 1 && pages.peek().size === 0) void load(1);
      return () => {
        cancelLoad?.();
        cancelLoad = undefined;
        running.abort();
        running = new AbortController();
        loading.value = new Set();
      };
    },
  };
}
