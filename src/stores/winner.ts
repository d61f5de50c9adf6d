import { onChange } from '@kit/onChange';
import { createResource } from '@kit/resource';
import { computed, type ReadonlySignal } from '@kit/signals';
import { debounce } from '@kit/timers';
import { type WireWinner, winners } from '../contract/winner';
import type { Host } from './host';

const MOST = 100;
const CALM = 250;

export interface Winner {
  place: number;
  picture: string;
  game: string;
  player: string;
  amount: number;
  vendor: string;
}

const winnerOf = ({ vo }: WireWinner, at: number): Winner => ({
  place: at + 1,
  picture: vo.iconUrl ?? '',
  game: vo.gameName ?? '',
  player: vo.customerName ?? '',
  amount: vo.winAmount ?? 0,
  vendor: vo.vendor ?? '',
});

/** A failure shows nothing and breaks nothing: the board is then simply not there. */
export function createWinner({ call }: Host) {
  const board = createResource(async (_, { signal }) => {
    const asked = { gameCategory: 'ALL', limitNum: MOST };
    return (await call(winners, asked, { signal })).list.map(winnerOf);
  });
  const all = computed(() => board.value.value ?? []);

  return {
    all,
    /** An answer is here, or none is coming. */
    isRead: computed(() => ['ready', 'refreshing', 'failed'].includes(board.state.value)),
    podium: computed(() => all.value.slice(0, 3)),
    rest: computed(() => all.value.slice(3)),

    /** Reads the board, and again a moment after the language has changed. */
    follow(language: ReadonlySignal<unknown>) {
      const again = debounce(CALM, () => void board.load());
      if (board.state.peek() === 'idle') void board.load();
      const stop = onChange(language, again);
      return () => {
        stop();
        again.stop();
      };
    },
  };
}
