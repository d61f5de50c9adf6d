import type { Game } from '../../stores/gameOf';
import { useHost } from '../../stores/useStore';
import { useApp } from '../app/useApp';

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
