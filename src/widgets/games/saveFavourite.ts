import { t } from '../../i18n/t';
import { createFavouriteChange } from '../../stores/favouriteChange';
import type { Game } from '../../stores/game';
import type { Host } from '../../stores/host';
import { toastMs } from '../../ui/toasts';
import type { App } from '../app/useApp';

/** Adds or removes a favourite of the member. Toasts say how it goes. */
export async function saveFavourite({ use }: Host, app: App, game: Game) {
  const close = app.showToast(t('app.loading'), { kind: 'loading', ms: toastMs.wait });
  try {
    const isSaved = await use(createFavouriteChange).toggle(game);
    close();
    if (isSaved) app.showToast(t('error.in_chang_saved'), { kind: 'ok', ms: toastMs.saved });
  } catch (error) {
    close();
    app.showError(error);
  }
}
