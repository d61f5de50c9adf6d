import { t } from '../../../i18n/t';
import { toastMs } from '../../../ui/overlays/toasts';
import type { App } from '../app/useApp';
import { paths } from './paths';

/** Opens home for a page that an area with pages of its own does not have. The router does the same for its paths. */
export function leaveUnknownPage(app: App) {
  app.navigate(paths.home, { replace: true });
  app.showToast(t('error.pageGone'), { ms: toastMs.long });
}
