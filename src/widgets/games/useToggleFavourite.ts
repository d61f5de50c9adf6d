import { t } from '../../i18n/t';
import { createFavourite } from '../../stores/favourite';
import type { Game } from '../../stores/game';
import { createSession } from '../../stores/session';
import { useStore } from '../../stores/useStore';
import { useApp } from '../app/useApp';
import { withSavingToast } from './withSavingToast';

const TOAST_MS = 2000;

/** Adds or removes a favourite. A visitor logs in first; the app adds the favourite afterwards. */
export function useToggleFavourite() {
  const { toggle, rememberPendingFavourite } = useStore(createFavourite);
  const { isLoggedIn } = useStore(createSession);
  const app = useApp();

  return async (game: Game) => {
    if (isLoggedIn.peek()) return withSavingToast(app, () => toggle(game));
    rememberPendingFavourite(game);
    app.showToast(t('error.in_logged_login'), { ms: TOAST_MS });
    app.requireLogin();
  };
}
