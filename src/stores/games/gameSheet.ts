import { signal } from '@kit/render/signals';
import type { Game } from './gameOf';

/** The sheet that shows a game before it is opened. */
export function createGameSheet() {
  /** Not cleared on closing: the sheet shows it during its closing animation. */
  const game = signal<Game | undefined>(undefined);
  const isOpen = signal(false);
  let morph: ((card: Element, open: () => void) => void) | undefined;
  let onGameDrawn = () => {};
  return {
    game,
    isOpen,
    /** Opens the sheet, with a transition from the card if there is one. */
    show(next: Game, card?: Element) {
      const open = () => {
        game.value = next;
        isOpen.value = true;
      };
      if (card && morph && !isOpen.peek()) morph(card, open);
      else open();
    },
    /** The transition is part of the code of the sheet, which is loaded later than this store. */
    setMorph(next: typeof morph) {
      morph = next;
    },
    /** Resolves when the screen of a game is drawn the next time. */
    whenGameDrawn: () =>
      new Promise<void>((resolve) => {
        onGameDrawn = resolve;
      }),
    setGameDrawn: () => onGameDrawn(),
  };
}
