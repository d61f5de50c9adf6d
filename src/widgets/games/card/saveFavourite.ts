import { afterPaint } from '@kit/list/afterPaint';
import { t } from '../../../i18n/t';
import { createSession } from '../../../stores/account/session';
import type { Host } from '../../../stores/base/host';
import { createFavourite } from '../../../stores/games/favourite';
import { createFavouriteChange } from '../../../stores/games/favouriteChange';
import type { Game } from '../../../stores/games/gameOf';
import { createPendingFavourite } from '../../../stores/games/pendingFavourite';
import { toastMs } from '../../../ui/overlays/toasts';
import type { App } from '../../site/app/useApp';

/** Adds or removes a favourite of the member. Toasts say how it goes, the first one when the heart has been drawn. */
export async function saveFavourite({ use }: Host, app: App, game: Game) {
  let close = afterPaint(() => {
    close = app.showToast(t('app.loading'), { kind: 'loading', ms: toastMs.wait });
  });
  try {
    const isSaved = await use(createFavouriteChange).toggle(game);
    close();
    if (!isSaved) return;
    const isFavourite = use(createFavourite).ids.peek().has(game.id);
    app.showToast(t(isFavourite ? 'game.favoriteAdded' : 'game.favoriteRemoved'), {
      kind: 'ok',
      ms: toastMs.saved,
    });
  } catch (error) {
    close();
    app.showError(error);
  }
}

/** A visitor logs in first; the app adds the favourite afterwards. */
export function toggleFavourite(host: Host, app: App, game: Game) {
  if (host.use(createSession).isLoggedIn.peek()) return saveFavourite(host, app, game);
  host.use(createPendingFavourite).remember(game);
  app.showToast(t('error.in_logged_login'), { ms: toastMs.offline });
  app.requireLogin();
  return undefined;
}
