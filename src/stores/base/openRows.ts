import { json } from '@kit/data/storage';
import { every } from '@kit/data/timers';
import { effect, type ReadonlySignal } from '@kit/render/signals';
import { isPageShown } from '@kit/web/pageShown';
import { createEvents } from '../site/events';
import type { Host } from './host';

interface Options<Row> {
  /** The ids of the open rows are kept in the storage of the tab, so that a reload goes on with them. */
  key: string;
  everyMs: number;
  /** The latest rows of the report. */
  read(): Promise<readonly Row[]>;
  idOf(row: Row): string;
  isOpen(row: Row): boolean;
  /** Called with the rows that were open and have ended. */
  onClosed(rows: readonly Row[]): void;
}

const none: readonly string[] = [];

/**
 * Follows the open rows of a report on every page until each has ended, because their end moves money. While the event
 * stream is live, the server says it by itself.
 */
export function createOpenRows<Row>(
  host: Host,
  { key, everyMs, read, idOf, isOpen, onClosed }: Options<Row>,
) {
  const { isLive } = host.use(createEvents);
  const ids = host.memberStored(key, json(none), 'session');
  const timer = host.memberState(() => ({ isRunning: false, pauses: 0 }));

  /** Takes the states of rows from any reply. Returns whether one that was open has ended. */
  function note(rows: readonly Row[]) {
    const open = new Set(ids.peek());
    const closed = rows.filter((row) => !isOpen(row) && open.delete(idOf(row)));
    for (const row of rows) if (isOpen(row)) open.add(idOf(row));
    ids.value = open.size ? [...open] : none;
    follow();
    if (closed.length) onClosed(closed);
    return closed.length > 0;
  }

  /** A failed poll is ignored, because the next one follows. */
  async function poll() {
    const state = timer();
    const rows = await read().catch(() => undefined);
    if (!rows || state !== timer()) return;
    // What is not among the latest rows is too old to be waited for.
    const listed = ids.peek().filter((id) => rows.some((row) => idOf(row) === id));
    ids.value = listed.length ? listed : none;
    note(rows);
  }

  function follow() {
    const state = timer();
    if (state.isRunning || !ids.peek().length) return;
    state.isRunning = true;
    const stop = host.own(
      every(everyMs, () => {
        if (state !== timer() || !ids.peek().length) {
          stop();
          state.isRunning = false;
        } else if (!state.pauses && isPageShown.peek() && !isLive.peek()) void poll();
      }),
    );
  }

  return {
    note,
    follow,
    /** For a page that asks more often by itself, while `isWanted`. Returns the function that ends it. */
    pollInstead: (isWanted: ReadonlySignal<boolean>, ms: number, poll: () => unknown) =>
      effect(() => {
        if (!isWanted.value) return undefined;
        const state = timer();
        state.pauses++;
        const stop = every(ms, () => void poll());
        return () => {
          stop();
          state.pauses--;
        };
      }),
  };
}
