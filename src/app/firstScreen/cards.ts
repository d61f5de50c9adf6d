import type { WireGame } from '../../contract/games/game';
import { gameOf } from '../../stores/games/gameOf';
import { applyStyles, copyOf, fill } from './fill';

type PictureOf = (path: string | undefined) => string | undefined;

/** The cards of games, by the template of one. */
export const cardsOf = (games: WireGame[], card: Element | undefined, pictureOf: PictureOf) =>
  games.map((wire) => {
    const game = gameOf(wire);
    const drawn = copyOf(card);
    if (!game.isNew) drawn.querySelector('[data-new]')?.removeAttribute('data-new');
    const [small, large] = game.pictures.map(pictureOf);
    const color = game.placeholderColor?.slice(1) ?? '';
    fill(drawn, { ...game, color, small, large });
    applyStyles(drawn);
    return drawn;
  });
