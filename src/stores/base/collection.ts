import type { ResourceState } from '@kit/data/resource';
import { collect } from '@kit/data/timers';
import { reuseEqual } from '@kit/render/reuseEqual';
import { batch, computed, signal } from '@kit/render/signals';

/** A reply with some rows. When it counts neither pages nor rows, a page that is not full is the last one. */
export interface Page<Row> {
  content: readonly Row[];
  totalPages?: number | undefined;
  totalCount?: number | undefined;
}

// A conditional type, so that the row is inferred from the reply and not from the key.
type FieldOf<Row> = Row extends unknown ? keyof Row & string : never;

interface Options<Row, Reply, Filter> {
  read(
    filter: Filter,
    page: { pageNo: number; pageSize: number },
    options: { signal: AbortSignal },
  ): Promise<Reply & Page<Row>>;
  pageSize: number;
  /**
   * The field that identifies a row. A row that comes again, because new ones have moved it to the next page, is
   * replaced where it is. Without a key, each row has the place that the server gives it.
   */
  key?: FieldOf<Row>;
  /** All pages are read before the first row is there. */
  isWhole?: boolean;
  /** Without a key: how many pages stay in memory. Those far from the page that came last are dropped. */
  maxPages?: number;
  /** Called with each reply when its rows are there. */
  onReply?(reply: NoInfer<Reply>): void;
}

const ALL = Number.POSITIVE_INFINITY;
/** A list that is flung expects other places in each frame. Only those that it expects last in this time are loaded. */
const COLLECT_MS = 50;

export type Collection<Row, Reply = Page<Row>, Filter = void> = ReturnType<
  typeof createCollection<Row, Reply, Filter>
>;

/**
 * Rows that are loaded by the page. It has the states of a resource: while there are rows, a load is a refresh, and one
 * that fails keeps them. The latest `open` or `reload` wins. Rows that are equal after a reload are the same objects.
 *
 * @example
 * const read = (filter: BetFilter, page, options) => call(bettingRecord, { ...filter, ...page }, options);
 * const bets = host.memberCollection({ read, key: 'betId', pageSize: 20 });
 */
export function createCollection<Row, Reply = Page<Row>, Filter = void>({
  read,
  pageSize,
  key,
  isWhole = false,
  maxPages = ALL,
  onReply,
}: Options<Row, Reply, Filter>) {
  /** Without a key, places whose page is not in memory are empty. */
  type Places = readonly (Row | undefined)[];
  type Request = (signal: AbortSignal) => Promise<() => void>;

  const places = signal<Places | undefined>(undefined);
  const lastReply = signal<(Reply & Page<Row>) | undefined>(undefined);
  const error = signal<unknown>(undefined);
  const running = signal(0);
  const hasMore = signal(false);
  /** The furthest page that was asked for. Its places are drawn while it is loading. */
  const reached = signal(0);
  /** The furthest page that was loaded. */
  let lastPage = 0;
  let opened: { filter: Filter } | undefined;
  /** How many rows of the server were read, from its first one on. */
  let rowsRead = 0;
  const inMemory = new Set<number>();
  let pending = new Set<number>();
  let abortController = new AbortController();
  const failed = new Set<Request>();

  const isLoaded = computed(() => places.value !== undefined);
  const value = computed(() => places.value?.filter((row): row is Row => row !== undefined));
  const state = computed((): ResourceState => {
    if (running.value > 0) return isLoaded.value ? 'refreshing' : 'loading';
    if (error.value !== undefined) return 'failed';
    return isLoaded.value ? 'ready' : 'idle';
  });

  const keyOf = (row: Row | undefined) => (row as Record<string, unknown>)[key as string];
  const pageOf = (place: number) => Math.floor(place / pageSize) + 1;

  function withPage(before: Places, page: number, content: readonly Row[]): Places {
    const next = [...before];
    const known = key && new Map(next.map((row, place) => [keyOf(row), place]));
    for (const [index, row] of content.entries())
      next[known ? (known.get(keyOf(row)) ?? next.length) : (page - 1) * pageSize + index] = row;
    return next;
  }

  /** Keeps the size of a list without a key. Its far pages are loaded again when they are expected. */
  function withoutFarPage(rows: Places, page: number): Places {
    if (inMemory.size <= maxPages) return rows;
    const farther = (a: number, b: number) => (Math.abs(a - page) > Math.abs(b - page) ? a : b);
    const dropped = [...inMemory].reduce(farther);
    inMemory.delete(dropped);
    return rows.map((row, place) => (pageOf(place) === dropped ? undefined : row));
  }

  function isLastPage({ content, totalPages, totalCount }: Page<Row>, page: number) {
    if (totalPages !== undefined) return page >= totalPages;
    return totalCount === undefined ? content.length < pageSize : page * pageSize >= totalCount;
  }

  function apply(replies: readonly (Reply & Page<Row>)[], first: number, isAnew: boolean) {
    const before = places.peek() ?? [];
    let next: Places = isAnew ? [] : before;
    if (isAnew) inMemory.clear();
    if (isAnew) lastPage = reached.value = 0;
    for (const [index, reply] of replies.entries()) {
      const page = first + index;
      inMemory.add(page);
      next = withoutFarPage(withPage(next, page, reply.content), page);
      rowsRead = page * pageSize;
      lastReply.value = reply;
      if (page < lastPage) continue;
      lastPage = page;
      hasMore.value = !isLastPage(reply, page);
    }
    reached.value = Math.max(reached.peek(), lastPage);
    places.value = isAnew ? reuseEqual(before, next, key) : next;
    for (const reply of replies) onReply?.(reply);
  }

  /** Reads the pages from `first` to `upTo`, or fewer when the list ends before. */
  const readPages =
    (filter: Filter, first: number, upTo = first, isAnew = false): Request =>
    async (signal) => {
      const replies: (Reply & Page<Row>)[] = [];
      const reading = pending;
      for (let page = first, isLast = false; page <= upTo && !isLast; page++) {
        reading.add(page);
        const request = read(filter, { pageNo: page, pageSize }, { signal });
        const reply = await request.finally(() => reading.delete(page));
        replies.push(reply);
        isLast = signal.aborted || isLastPage(reply, page);
      }
      return () => apply(replies, first, isAnew);
    };

  async function run(request: Request) {
    const { signal } = abortController;
    running.value = running.peek() + 1;
    const applyResult = await request(signal).catch((reason: unknown) => () => {
      failed.add(request);
      error.value = reason;
      // The reply to an earlier filter is no answer to this one.
      if (!isLoaded.peek()) lastReply.value = undefined;
    });
    if (signal.aborted) return;
    batch(() => {
      running.value = running.peek() - 1;
      applyResult();
    });
  }

  function forgetErrors() {
    failed.clear();
    error.value = undefined;
  }

  function abort() {
    abortController.abort();
    abortController = new AbortController();
    pending = new Set();
    running.value = 0;
  }

  function clear() {
    abort();
    forgetErrors();
    inMemory.clear();
    rowsRead = 0;
    places.value = undefined;
    hasMore.value = false;
    lastPage = reached.value = 0;
  }

  const readAnew = (filter: Filter, upTo: number) =>
    run(readPages(filter, 1, isWhole ? ALL : upTo, true));

  /** Reads the first page, or all pages that were reached before. Without a key, `expect` reads those on the screen. */
  const open = (filter: Filter, upTo = 1) =>
    batch(async () => {
      clear();
      opened = { filter };
      reached.value = upTo;
      if (key || upTo === 1) await readAnew(filter, upTo);
    });

  /** Reads all pages again. The rows stay until the replies are there. */
  const reload = () =>
    batch(async () => {
      if (!opened) return;
      abort();
      forgetErrors();
      await readAnew(opened.filter, Math.max(1, lastPage));
    });

  /** Rows that were added or removed since have moved the others to other pages. */
  function nextPage() {
    if (key) return pageOf(rowsRead);
    return Math.max(1, inMemory.has(reached.peek()) ? reached.peek() + 1 : reached.peek());
  }

  async function loadMore(): Promise<void> {
    if (!opened || running.peek() > 0 || (isLoaded.peek() && !hasMore.peek())) return;
    const page = nextPage();
    const before = places.peek()?.length;
    forgetErrors();
    reached.value = Math.max(reached.peek(), page);
    await run(readPages(opened.filter, page));
    const isKnown = rowsRead === page * pageSize && places.peek()?.length === before;
    // All rows of the page had moved there. Only a server that counts its pages has an end.
    if (key && isKnown && lastReply.peek()?.totalPages !== undefined) await loadMore();
  }

  const expect = collect(COLLECT_MS, (nearest: number, farthest: number) => {
    const [from, to] = [pageOf(nearest), pageOf(farthest)];
    for (let i = 0; i <= Math.abs(to - from); i++) {
      const page = from + i * Math.sign(to - from);
      if (!opened || error.peek() !== undefined) return;
      const isRead = inMemory.has(page) || pending.has(page);
      if (!isRead && pageOf(count.peek() - 1) >= page) void run(readPages(opened.filter, page));
    }
  });

  /** Replaces all rows, as the server has done. */
  function set(next: readonly Row[]) {
    rowsRead += next.length - (value.peek()?.length ?? 0);
    places.value = next;
  }

  /** Replaces the rows that are there by others. */
  function change(update: (rows: readonly Row[]) => readonly Row[]) {
    const before = value.peek();
    if (before) set(update(before));
  }

  const count = computed(() =>
    Math.min(reached.value * pageSize, lastReply.value?.totalCount ?? ALL),
  );

  return {
    state,
    error,
    isBusy: computed(() => running.value > 0),
    isLoaded,
    /** The rows that are in memory. Undefined before the first page is there. */
    value,
    rows: computed(() => value.value ?? []),
    /** The latest reply, for its other fields, such as sums. */
    lastReply,
    hasMore,
    /** How many places to draw, with those of rows that are still loading. */
    count,
    /** The row at this place. Reads signals. */
    at: (place: number): Row | undefined => places.value?.[place],
    reached,
    open,
    reload,
    /** As `load` of a resource. */
    load: (filter: Filter) => (isLoaded.peek() ? reload() : open(filter)),
    loadMore,
    /** Repeats what has failed. */
    async retry() {
      const requests = [...failed];
      forgetErrors();
      await Promise.all(requests.map(run));
    },
    /** Loads the rows of the places that are on the screen or soon will be, the nearest ones first. */
    expect,
    set,
    change,
    /** Puts a row in place of the one with the same key. */
    replace: (row: Row) =>
      change((rows) => rows.map((other) => (keyOf(other) === keyOf(row) ? row : other))),
    /** Aborts the requests. The rows stay. */
    stop() {
      expect.stop();
      abort();
    },
    /** Drops everything. */
    reset: () =>
      batch(() => {
        clear();
        opened = undefined;
        lastReply.value = undefined;
      }),
  };
}
