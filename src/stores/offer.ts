import { signal } from '@kit/signals';
import type { Game } from './game';

/** The game whose sheet is shown, or was last. */
export function createOffer() {
  const game = signal<Game | undefined>(undefined);
  const isOpen = signal(false);
  return {
    game,
    isOpen,
    show(offered: Game) {
      game.value = offered;
      isOpen.value = true;
    },
  };
}
