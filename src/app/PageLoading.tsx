import { t } from '../i18n/t';
import { LoadingIndicator } from '../ui/LoadingIndicator';

/** While a screen's code is on its way. */
export function PageLoading() {
  return <LoadingIndicator label={t('app.loading')} />;
}
