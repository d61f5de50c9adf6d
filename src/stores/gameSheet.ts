import { signal } from '@kit/signals';
import type { Game } from './game';

/** The sheet that shows a game before it is opened. */
export function createGameSheet() {
  /** Not cleared on closing: the sheet shows it during its closing animation. */
  const game = signal<Game | undefined>(undefined);
  const isOpen = signal(false);
  return {
    game,
    isOpen,
    show(next: Game) {
      game.value = next;
      isOpen.value = true;
    },
  };
}
