import { batch, computed, signal } from '@kit/signals';
import { after, type Stop } from '@kit/timers';
import type { Game, GamesPage } from './game';
import type { GameRows } from './gameRows';

/** Pages kept; those far from the reader are forgotten and asked for again. */
const MOST_KEPT = 60;
/** Ms a place is in sight before it is taken for looked at. */
const FLOWN_OVER = 50;

interface Rules {
  size: number;
  read: (page: number, signal: AbortSignal) => Promise<GamesPage>;
  /** How many pages there were when the reader left. */
  reached: number;
  onReach: (pages: number) => void;
}

/** A list that grows page by page, and can open in the middle: pages come as they are looked at. */
export function createPagedRows({ size, read, reached: before, onReach }: Rules): GameRows {
  const pages = signal<ReadonlyMap<number, readonly Game[]>>(new Map());
  const running = signal<ReadonlySet<number>>(new Set());
  const failed = new Set<number>();
  const error = signal<unknown>(undefined);
  const total = signal<number | undefined>(undefined);
  const reached = signal(before);
  /** How many places of each page are looked at. */
  const looks = new Map<number, number>();
  let stopLooking: Stop | undefined;
  let life = new AbortController();

  const known = computed(() => total.value ?? Number.POSITIVE_INFINITY);
  const pageOf = (index: number) => Math.floor(index / size) + 1;

  function run(page: number, isOn: boolean) {
    const next = new Set(running.peek());
    if (isOn) next.add(page);
    else next.delete(page);
    running.value = next;
  }

  function keep(page: number, games: readonly Game[]) {
    const next = new Map(pages.peek()).set(page, games);
    const farther = (a: number, b: number) => (Math.abs(a - page) > Math.abs(b - page) ? a : b);
    if (next.size > MOST_KEPT) next.delete([...next.keys()].reduce(farther));
    pages.value = next;
  }

  async function load(page: number) {
    if (running.peek().has(page) || pages.peek().has(page)) return;
    const { signal } = life;
    run(page, true);
    try {
      const { games, total: all } = await read(page, signal);
      if (signal.aborted) return;
      batch(() => {
        run(page, false);
        keep(page, games);
        total.value = all;
      });
    } catch (reason) {
      if (signal.aborted) return;
      failed.add(page);
      batch(() => {
        run(page, false);
        error.value = reason;
      });
    }
  }

  function look() {
    stopLooking = undefined;
    if (error.peek() !== undefined) return;
    for (const [page, count] of looks) {
      if (count > 0 && (page - 1) * size < known.peek()) void load(page);
    }
  }

  return {
    error,
    total,
    state: computed(() => {
      if (pages.value.size > 0) return 'ready';
      return error.value === undefined ? 'loading' : 'failed';
    }),
    count: computed(() => Math.min(reached.value * size, known.value)),
    hasMore: computed(() => reached.value * size < known.value),
    isBusy: computed(() => running.value.size > 0),
    at: (index) => pages.value.get(pageOf(index))?.[index % size],

    want(index) {
      const page = pageOf(index);
      looks.set(page, (looks.get(page) ?? 0) + 1);
      // What is only flown over, on the way to where the reader left off, is not asked for.
      if (!pages.peek().has(page)) stopLooking ??= after(FLOWN_OVER, look);
      return () => looks.set(page, (looks.get(page) ?? 1) - 1);
    },

    more() {
      const isOver = reached.peek() * size >= (total.peek() ?? 0);
      if (isOver || running.peek().size > 0 || error.peek() !== undefined) return;
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
      // A page that was dropped in the middle is asked for by whoever looks at it.
      if (before === 1 && pages.peek().size === 0) void load(1);
      return () => {
        stopLooking?.();
        stopLooking = undefined;
        life.abort();
        life = new AbortController();
        running.value = new Set();
      };
    },
  };
}
