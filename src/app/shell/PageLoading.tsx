import { t } from '../../i18n/t';
import { LoadingIndicator } from '../../ui/feedback/LoadingIndicator';

/** Shown while the code of a screen is loading. */
export function PageLoading() {
  return <LoadingIndicator label={t('app.loading')} />;
}
