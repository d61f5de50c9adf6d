import { onChange } from '@kit/onChange';
import { createResource } from '@kit/resource';
import { computed, type ReadonlySignal } from '@kit/signals';
import { debounce } from '@kit/timers';
import { type WireWinner, winners } from '../contract/winner';
import type { Host } from './host';

export const MAX_WINNERS = 100;
const LANGUAGE_PAUSE_MS = 250;

export interface Winner {
  place: number;
  picture: string;
  game: string;
  player: string;
  amount: number;
  vendor: string;
}

export const winnerOf = ({ vo }: WireWinner, index: number): Winner => ({
  place: index + 1,
  picture: vo.iconUrl ?? '',
  game: vo.gameName ?? '',
  player: vo.customerName ?? '',
  amount: vo.winAmount ?? 0,
  vendor: vo.vendor ?? '',
});

/** The board of the latest winners. */
export function createWinner({ call }: Host) {
  const board = createResource(async (_, { signal }) => {
    const input = { gameCategory: 'ALL', limitNum: MAX_WINNERS };
    return (await call(winners, input, { signal })).list.map(winnerOf);
  });
  let loadedIn: unknown;
  const all = computed(() => board.value.value ?? []);

  return {
    board,
    all,
    /** The reply has arrived, or the request failed. */
    isSettled: computed(() => ['ready', 'refreshing', 'failed'].includes(board.state.value)),
    podium: computed(() => all.value.slice(0, 3)),
    rest: computed(() => all.value.slice(3)),

    /** Loads the board, and again after a change of language. Returns the function that stops it. */
    loadPerLanguage(language: ReadonlySignal<unknown>) {
      const load = () => {
        loadedIn = language.peek();
        void board.load();
      };
      const reload = debounce(LANGUAGE_PAUSE_MS, load);
      // The language may have changed while the board was not shown.
      if (board.state.peek() === 'idle' || loadedIn !== language.peek()) load();
      const stop = onChange(language, reload);
      return () => {
        stop();
        reload.stop();
      };
    },
  };
}
