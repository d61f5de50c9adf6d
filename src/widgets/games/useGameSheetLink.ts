import type { MouseEvent } from 'react';
import type { Game } from '../../stores/gameOf';
import { createGameSheet } from '../../stores/gameSheet';
import { useStore } from '../../stores/useStore';
import { isPlainClick } from '../navigation/isPlainClick';

/** The click handler of a link to a game: shows the sheet of the game instead of following the link. */
export function useGameSheetLink() {
  const { show } = useStore(createGameSheet);
  return (event: MouseEvent<Element>, game: Game) => {
    if (!game.id || !isPlainClick(event)) return;
    event.preventDefault();
    show(game, event.currentTarget);
  };
}
