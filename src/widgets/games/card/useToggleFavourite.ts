import { useHost } from '../../../stores/base/useStore';
import type { Game } from '../../../stores/games/gameOf';
import { useApp } from '../../site/app/useApp';

/** Adds or removes a favourite. The code for it comes with the first tap. */
export function useToggleFavourite() {
  const host = useHost();
  const app = useApp();
  return (game: Game) =>
    import('./saveFavourite').then(
      ({ toggleFavourite }) => toggleFavourite(host, app, game),
      app.showError,
    );
}
