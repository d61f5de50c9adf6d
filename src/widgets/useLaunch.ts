import type { MouseEvent } from 'react';
import type { Game } from '../stores/game';
import { createOffer } from '../stores/offer';
import { useStore } from '../stores/useStore';
import { hrefOfPlay } from './launchPaths';
import { useApp } from './useApp';

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !(metaKey || ctrlKey || shiftKey || altKey);

/** How a game is opened from anywhere: first its sheet, then the game itself. */
export function useLaunch() {
  const { show } = useStore(createOffer);
  const app = useApp();
  return {
    /** For the click on a link to the game: shows its sheet in place of following it. */
    offer(event: MouseEvent, game: Game) {
      if (!game.id || !isPlain(event)) return;
      event.preventDefault();
      show(game);
    },

    /** A visitor logs in first and then finds the game open; free play opens a session by itself. */
    play(game: Game, isFree = false) {
      const to = hrefOfPlay(game, isFree);
      if (isFree || app.askLogin(to)) app.open(to);
    },
  };
}
