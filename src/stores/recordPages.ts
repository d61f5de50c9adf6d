import { batch, computed, signal } from '@kit/signals';

interface Page {
  content: readonly unknown[];
  pageNum: number;
  totalPages: number;
}

interface Rules<Filter, Answer extends Page> {
  read: (filter: Filter, pageNo: number, signal: AbortSignal) => Promise<Answer>;
}

/** Records under a filter, newest first, page after page. The latest question wins. */
export function createRecordPages<Filter, Answer extends Page>({ read }: Rules<Filter, Answer>) {
  type Row = Answer['content'][number];
  const rows = signal<readonly Row[]>([]);
  const state = signal<'loading' | 'ready' | 'failed'>('loading');
  const last = signal<Answer | undefined>(undefined);
  const error = signal<unknown>(undefined);
  const isBusy = signal(false);
  let asked: { filter: Filter; pageNo: number } | undefined;
  let running = new AbortController();

  async function load(filter: Filter, pageNo: number, isQuiet = false) {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    asked = { filter, pageNo };
    batch(() => {
      isBusy.value = true;
      error.value = undefined;
      if (pageNo === 1 && !isQuiet) state.value = 'loading';
    });
    try {
      const answer = await read(filter, pageNo, signal);
      if (signal.aborted) return;
      batch(() => {
        rows.value = pageNo === 1 ? answer.content : [...rows.peek(), ...answer.content];
        last.value = answer;
        state.value = 'ready';
        isBusy.value = false;
      });
    } catch (reason) {
      if (signal.aborted) return;
      batch(() => {
        error.value = reason;
        isBusy.value = false;
        if (pageNo === 1) state.value = 'failed';
      });
    }
  }

  return {
    rows,
    /** What the latest answer says beside its rows, such as sums. */
    last,
    state,
    /** With rows on the page: why the next ones did not come. */
    error,
    isBusy,
    isEmpty: computed(() => state.value === 'ready' && rows.value.length === 0),
    hasMore: computed(() => last.value !== undefined && last.value.pageNum < last.value.totalPages),
    open: (filter: Filter) => load(filter, 1),
    /** From the top again, what is shown stays until the answer is here. */
    renew: async (filter = asked?.filter) => {
      if (filter !== undefined) await load(filter, 1, state.peek() === 'ready');
    },
    retry: async () => {
      if (asked) await load(asked.filter, asked.pageNo);
    },
    more: async () => {
      if (asked && !isBusy.peek()) await load(asked.filter, (last.peek()?.pageNum ?? 0) + 1);
    },
    put(row: Row, isSame: (other: Row) => boolean) {
      rows.value = rows.peek().map((one) => (isSame(one) ? row : one));
    },
  };
}
