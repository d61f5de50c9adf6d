import type { Host } from '../base/host';

/** The cashier over a game: whether it is open, what for, and which deposit it shows. One game is open at a time. */
export function createGameCashier({ memberSignal }: Host) {
  const isOpen = memberSignal(false);
  /** The stake for which the balance was too low, as the game says it. */
  const missingFor = memberSignal<number | undefined>(undefined);
  /** The deposit that is being paid. Empty while the form is shown. */
  const depositId = memberSignal('');
  /** How many deposits have arrived. The game reads the balance again at each change. */
  const arrivals = memberSignal(0);

  return {
    isOpen,
    missingFor,
    depositId,
    arrivals,
    open(stake?: number) {
      missingFor.value = stake;
      isOpen.value = true;
    },
    /** The game was left. An open deposit is followed on every page. */
    leave() {
      isOpen.value = false;
      depositId.value = '';
    },
  };
}
