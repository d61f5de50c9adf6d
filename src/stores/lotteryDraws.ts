import { batch, computed, signal } from '@kit/signals';
import type { WireDraw } from '../contract/lottery';
import type { Host } from './host';
import { createLottery } from './lottery';

/** The draws of one lottery, newest first, page after page. */
export function createLotteryDraws({ use }: Host) {
  const { draws } = use(createLottery);
  const rows = signal<readonly WireDraw[]>([]);
  const state = signal<'loading' | 'ready' | 'failed'>('loading');
  const hasMore = signal(false);
  const isBusy = signal(false);
  const error = signal<unknown>(undefined);
  let asked = { gameId: '', pageNo: 0 };
  let running = new AbortController();

  async function load(gameId: string, pageNo: number) {
    running.abort();
    running = new AbortController();
    const stop = running.signal;
    asked = { gameId, pageNo };
    isBusy.value = true;
    if (pageNo === 1) state.value = 'loading';
    try {
      const read = await draws(asked, stop);
      if (stop.aborted) return;
      batch(() => {
        rows.value = pageNo === 1 ? read.content : [...rows.peek(), ...read.content];
        hasMore.value = read.pageNum < read.totalPages;
        state.value = 'ready';
        error.value = undefined;
      });
    } catch (reason) {
      if (stop.aborted) return;
      batch(() => {
        error.value = reason;
        if (pageNo === 1) state.value = 'failed';
        else asked.pageNo = pageNo - 1;
      });
    } finally {
      if (!stop.aborted) isBusy.value = false;
    }
  }

  return {
    rows,
    state,
    error,
    isBusy,
    hasMore,
    isEmpty: computed(() => state.value === 'ready' && rows.value.length === 0),
    open: (gameId: string) => load(gameId, 1),
    retry: () => load(asked.gameId, Math.max(1, asked.pageNo)),
    more: () => (isBusy.peek() ? Promise.resolve() : load(asked.gameId, asked.pageNo + 1)),
  };
}
