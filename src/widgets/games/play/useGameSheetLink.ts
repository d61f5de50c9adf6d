import type { MouseEvent } from 'react';
import { useStore } from '../../../stores/base/useStore';
import type { Game } from '../../../stores/games/gameOf';
import { createGameSheet } from '../../../stores/games/gameSheet';
import { isPlainClick } from '../../site/navigation/isPlainClick';

/** The click handler of a link to a game: shows the sheet of the game instead of following the link. */
export function useGameSheetLink() {
  const { show } = useStore(createGameSheet);
  return (event: MouseEvent<Element>, game: Game) => {
    if (!game.id || !isPlainClick(event)) return;
    event.preventDefault();
    show(game, event.currentTarget);
  };
}
