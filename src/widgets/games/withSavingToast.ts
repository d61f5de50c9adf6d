import { t } from '../../i18n/t';
import type { App } from '../app/useApp';

/** The loading toast closes after this time even if the server does not answer. */
const MAX_LOADING_MS = 10_000;
const SAVED_MS = 1000;

/** Shows a toast while a change is being saved, and then its result. */
export async function withSavingToast(app: App, change: () => Promise<boolean>) {
  const close = app.showToast(t('app.loading'), { kind: 'loading', ms: MAX_LOADING_MS });
  try {
    const isSaved = await change();
    close();
    if (isSaved) app.showToast(t('error.in_chang_saved'), { kind: 'ok', ms: SAVED_MS });
  } catch (error) {
    close();
    app.showError(error);
  }
}
