import { t } from '../../i18n/t';
import { toastMs } from '../../ui/toasts';
import type { App } from '../app/useApp';

/** Shows a toast while a change is being saved, and then its result. */
export async function withSavingToast(app: App, change: () => Promise<boolean>) {
  const close = app.showToast(t('app.loading'), { kind: 'loading', ms: toastMs.wait });
  try {
    const isSaved = await change();
    close();
    if (isSaved) app.showToast(t('error.in_chang_saved'), { kind: 'ok', ms: toastMs.saved });
  } catch (error) {
    close();
    app.showError(error);
  }
}
