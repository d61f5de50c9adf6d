import { t } from '../../i18n/t';
import { createFavourite } from '../../stores/favourite';
import type { Game } from '../../stores/game';
import { createSession } from '../../stores/session';
import { useHost, useStore } from '../../stores/useStore';
import { toastMs } from '../../ui/toasts';
import { useApp } from '../app/useApp';

/** Adds or removes a favourite. A visitor logs in first; the app adds the favourite afterwards. */
export function useToggleFavourite() {
  const host = useHost();
  const { rememberPendingFavourite } = useStore(createFavourite);
  const { isLoggedIn } = useStore(createSession);
  const app = useApp();

  return async (game: Game) => {
    if (isLoggedIn.peek()) {
      const loading = import('./saveFavourite');
      return loading.then(({ saveFavourite }) => saveFavourite(host, app, game), app.showError);
    }
    rememberPendingFavourite(game);
    app.showToast(t('error.in_logged_login'), { ms: toastMs.offline });
    app.requireLogin();
  };
}
