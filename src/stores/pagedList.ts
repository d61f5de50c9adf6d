import { batch, computed, type ReadonlySignal, signal } from '@kit/signals';
import { hasMorePages } from './hasMorePages';

interface Page {
  content: readonly unknown[];
  pageNum?: number | undefined;
  totalPages?: number | undefined;
}

interface Rules<Filter, Reply extends Page> {
  /** How many rows `read` requests. */
  pageSize: number | ((filter: Filter) => number);
  /** Identifies a row. New rows at the server move known ones to the next page, which must not show them twice. */
  by?: (row: Reply['content'][number]) => unknown;
  read: (filter: Filter, pageNo: number, signal: AbortSignal) => Promise<Reply>;
}

/**
 * Rows under a filter that grow by a page at a time. The latest request wins. For rows of a member:
 * `host.memberOwned(createPagedList({ pageSize, read }))`.
 */
export function createPagedList<Filter, Reply extends Page>({
  pageSize,
  by,
  read,
}: Rules<Filter, Reply>) {
  type Row = Reply['content'][number];
  const rows = signal<readonly Row[]>([]);
  const state = signal<'loading' | 'ready' | 'failed'>('loading');
  const lastReply = signal<Reply | undefined>(undefined);
  const error = signal<unknown>(undefined);
  /** The page of `lastReply`. */
  let lastPage = 0;
  const hasMore = signal(false);
  const isBusy = signal(false);
  let requested: { filter: Filter; pageNo: number } | undefined;
  let running = new AbortController();

  const sizeOf = (filter: Filter) => (typeof pageSize === 'number' ? pageSize : pageSize(filter));

  /** A known row that comes again is replaced where it is. */
  function withPage(page: readonly Row[]): readonly Row[] {
    if (!by) return [...rows.peek(), ...page];
    const next = [...rows.peek()];
    const places = new Map(next.map((row, place) => [by(row), place]));
    for (const row of page) next[places.get(by(row)) ?? next.length] = row;
    return next;
  }

  async function load(filter: Filter, pageNo: number, keepsRows = false) {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    requested = { filter, pageNo };
    batch(() => {
      isBusy.value = true;
      error.value = undefined;
      if (pageNo === 1 && !keepsRows) state.value = 'loading';
    });
    try {
      const reply = await read(filter, pageNo, signal);
      if (signal.aborted) return;
      batch(() => {
        rows.value = pageNo === 1 ? reply.content : withPage(reply.content);
        lastReply.value = reply;
        lastPage = reply.pageNum ?? pageNo;
        hasMore.value = hasMorePages(reply, reply.content, { pageNo, pageSize: sizeOf(filter) });
        state.value = 'ready';
        isBusy.value = false;
      });
    } catch (reason) {
      if (signal.aborted) return;
      batch(() => {
        error.value = reason;
        isBusy.value = false;
        if (pageNo > 1 || keepsRows) return;
        // The rows of an earlier filter are no answer to this one.
        clear();
        state.value = 'failed';
      });
    }
  }

  function clear() {
    rows.value = [];
    lastPage = 0;
    hasMore.value = false;
    lastReply.value = undefined;
  }

  return {
    rows,
    /** The latest reply, for its other fields, such as sums. */
    lastReply,
    state,
    /** While there are rows: why the next page or a refresh failed. */
    error,
    isBusy,
    isEmpty: computed(() => state.value === 'ready' && rows.value.length === 0),
    hasMore: hasMore as ReadonlySignal<boolean>,
    open: (filter: Filter) => load(filter, 1),
    /** Reads the first page again. The rows stay until the reply arrives. */
    refresh: async (filter = requested?.filter) => {
      if (requested) await load(filter as Filter, 1, state.peek() === 'ready');
    },
    retry: async () => {
      if (requested) await load(requested.filter, requested.pageNo, state.peek() === 'ready');
    },
    more: async () => {
      if (requested && !isBusy.peek()) await load(requested.filter, lastPage + 1);
    },
    replaceRow(row: Row, isSame: (other: Row) => boolean) {
      rows.value = rows.peek().map((other) => (isSame(other) ? row : other));
    },
    reset() {
      running.abort();
      requested = undefined;
      batch(() => {
        clear();
        error.value = undefined;
        state.value = 'loading';
        isBusy.value = false;
      });
    },
  };
}
