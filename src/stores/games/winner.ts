import { isOnline } from '@kit/data/network';
import { createResource, isPending } from '@kit/data/resource';
import { debounce } from '@kit/data/timers';
import { onChange } from '@kit/render/onChange';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { type WireWinner, winners } from '../../contract/games/winner';
import type { Host } from '../base/host';
import { loadMissing } from '../base/loadMissing';
import { createEvents } from '../site/events';

const MAX_WINNERS = 100;
/** Several languages may be chosen one after another: only the last one is loaded. */
const LANGUAGE_PAUSE_MS = 250;

export interface Winner {
  place: number;
  picture: string;
  game: string;
  player: string;
  /** Undefined when the backend does not say it. */
  amount: number | undefined;
  vendor: string;
}

const winnerOf = ({ vo }: WireWinner, index: number): Winner => ({
  place: index + 1,
  picture: vo.iconUrl ?? '',
  game: vo.gameName ?? '',
  player: vo.customerName ?? '',
  amount: vo.winAmount,
  vendor: vo.vendor ?? '',
});

/** Who won, and at which vendor. */
export const winnerText = ({ player, vendor }: Winner) =>
  [player, vendor].filter(Boolean).join(' · ');

/** The board of the latest winners. */
export function createWinner({ call, use }: Host) {
  const board = createResource(async (_, { signal }) => {
    const input = { gameCategory: 'ALL', limitNum: MAX_WINNERS };
    return (await call(winners, input, { signal })).list.map(winnerOf);
  });
  let loadedLanguage: unknown;
  const all = computed(() => board.value.value ?? []);

  /** A new win takes its place on the board. */
  function add(wire: WireWinner) {
    const before = board.value.peek();
    // Setting the board would end a load under way, perhaps the one in another language.
    if (!before || board.state.peek() === 'refreshing') return;
    const list = [...before, winnerOf(wire, 0)].toSorted(
      (a, b) => (b.amount ?? 0) - (a.amount ?? 0),
    );
    board.set(list.slice(0, MAX_WINNERS).map((winner, i) => ({ ...winner, place: i + 1 })));
  }

  return {
    board,
    all,
    /** The reply has arrived, or the request failed. */
    isSettled: computed(() => !isPending(board.state.value)),
    podium: computed(() => all.value.slice(0, 3)),
    belowPodium: computed(() => all.value.slice(3)),

    start: () => use(createEvents).on('winner', add),

    /** For a place that does not show a failed load, and so has no button to retry. */
    reloadWhenOnline: () =>
      onChange(isOnline, () => {
        if (isOnline.peek() && board.state.peek() === 'failed') void board.reload();
      }),

    /** Loads the board, and again after a change of language. Returns the function that stops it. */
    loadPerLanguage(language: ReadonlySignal<unknown>) {
      const load = () => {
        loadedLanguage = language.peek();
        void board.load();
      };
      const reload = debounce(LANGUAGE_PAUSE_MS, load);
      // The language may have changed while the board was not shown.
      if (loadedLanguage === language.peek()) loadMissing(board);
      else load();
      const stop = onChange(language, reload);
      return () => {
        stop();
        reload.stop();
      };
    },
  };
}
