import { batch, computed, type ReadonlySignal, signal } from '@kit/render/signals';
import { hasMorePages } from './hasMorePages';

interface Page {
  content: readonly unknown[];
  pageNum?: number | undefined;
  totalPages?: number | undefined;
}

interface Options<Filter, Reply extends Page> {
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
}: Options<Filter, Reply>) {
  type Row = Reply['content'][number];
  const rows = signal<readonly Row[]>([]);
  const state = signal<'loading' | 'ready' | 'failed'>('loading');
  const lastReply = signal<Reply | undefined>(undefined);
  const error = signal<unknown>(undefined);
  /** The page of `lastReply`. */
  let lastPage = 0;
  const hasMore = signal(false);
  const isBusy = signal(false);
  let latestRequest: { filter: Filter; pageNo: number } | undefined;
  /** The request that brought the rows. A refresh with another filter may have failed since. */
  let shownRequest: typeof latestRequest;
  let abortController = new AbortController();

  const sizeOf = (filter: Filter) => (typeof pageSize === 'number' ? pageSize : pageSize(filter));

  /** A known row that comes again is replaced where it is. */
  function withPage(before: readonly Row[], page: readonly Row[]): readonly Row[] {
    if (!by) return [...before, ...page];
    const next = [...before];
    const places = new Map(next.map((row, place) => [by(row), place]));
    for (const row of page) next[places.get(by(row)) ?? next.length] = row;
    return next;
  }

  /** Reads the pages from `first` to `upTo`, or fewer when the list ends before. */
  async function readPages(filter: Filter, first: number, upTo: number, signal: AbortSignal) {
    const size = sizeOf(filter);
    let loadedRows: readonly Row[] = [];
    for (let pageNo = first; ; pageNo++) {
      const reply = await read(filter, pageNo, signal);
      const before = pageNo === first ? rows.peek() : loadedRows;
      loadedRows = pageNo === 1 ? reply.content : withPage(before, reply.content);
      const isMore = hasMorePages(reply, reply.content, { pageNo, pageSize: size });
      if (signal.aborted || !isMore || pageNo >= upTo)
        return { reply, rows: loadedRows, pageNo, isMore };
    }
  }

  async function load(filter: Filter, pageNo: number, keepsRows = false, upTo = pageNo) {
    abortController.abort();
    abortController = new AbortController();
    const { signal } = abortController;
    const request = { filter, pageNo };
    latestRequest = request;
    batch(() => {
      isBusy.value = true;
      error.value = undefined;
      if (pageNo === 1 && !keepsRows) state.value = 'loading';
    });
    try {
      const last = await readPages(filter, pageNo, upTo, signal);
      if (signal.aborted) return;
      shownRequest = request;
      batch(() => {
        rows.value = last.rows;
        lastReply.value = last.reply;
        lastPage = last.reply.pageNum ?? last.pageNo;
        hasMore.value = last.isMore;
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

  async function refresh(filter?: Filter) {
    if (!latestRequest) return;
    const isReady = state.peek() === 'ready';
    const isSameFilter = filter === undefined && latestRequest.filter === shownRequest?.filter;
    const upTo = isReady && isSameFilter ? lastPage : 1;
    await load(filter ?? latestRequest.filter, 1, isReady, upTo);
  }

  function clear() {
    shownRequest = undefined;
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
    /** Reads all pages again, or the first page of another filter. The rows stay until the replies arrive. */
    refresh,
    retry: async () => {
      if (!latestRequest) return;
      if (latestRequest.pageNo === 1) await refresh();
      else await load(latestRequest.filter, latestRequest.pageNo, state.peek() === 'ready');
    },
    loadMore: async () => {
      const request = shownRequest ?? latestRequest;
      if (request && !isBusy.peek()) await load(request.filter, lastPage + 1);
    },
    replaceRow(row: Row, isSame: (other: Row) => boolean) {
      rows.value = rows.peek().map((other) => (isSame(other) ? row : other));
    },
    reset() {
      abortController.abort();
      latestRequest = undefined;
      batch(() => {
        clear();
        error.value = undefined;
        state.value = 'loading';
        isBusy.value = false;
      });
    },
  };
}
