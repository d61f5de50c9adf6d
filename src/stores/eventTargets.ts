import { createEvents } from './events';
import type { Host } from './host';
import { createWallet } from './wallet';
import { createWinner, MAX_WINNERS, winnerOf } from './winner';

/**
 * Passes events on to the stores of the first load. Other stores take their events themselves; these two do
 * not, so that the first load has none of this code.
 */
export function startEventTargets({ use }: Host) {
  const { on } = use(createEvents);
  const { funds } = use(createWallet);
  const { board } = use(createWinner);
  const stops = [
    on('balance', (money) => {
      const before = funds.value.peek() ?? { currency: '', wallets: [] };
      funds.set({ ...before, ...money, wallets: money.wallets ?? before.wallets });
    }),
    on('winner', (wire) => {
      const before = board.value.peek();
      if (!before) return;
      const list = [...before, winnerOf(wire, 0)].toSorted((a, b) => b.amount - a.amount);
      board.set(list.slice(0, MAX_WINNERS).map((winner, i) => ({ ...winner, place: i + 1 })));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
