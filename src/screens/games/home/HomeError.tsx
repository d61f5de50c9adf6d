import { isOnline } from '@kit/data/network';
import { onChange } from '@kit/render/onChange';
import { useMount } from '@kit/render/useSignal';
import { isOfflineError } from '../../../api/ApiError';
import { errorText } from '../../../i18n/errorText';
import { language } from '../../../i18n/locale';
import { t } from '../../../i18n/t';
import { loadMissing } from '../../../stores/base/loadMissing';
import { useStore } from '../../../stores/base/useStore';
import { createGame } from '../../../stores/games/game';
import { createNotice } from '../../../stores/messages/notice';
import { ErrorState } from '../../../ui/feedback/ErrorState';

/** Replaces home, when neither its categories nor its games could be loaded. One retry loads all that is missing. */
export function HomeError() {
  const { vendors, hot, loadHot } = useStore(createGame);
  const { banners, posts } = useStore(createNotice);
  const retry = () => {
    void loadHot(language.peek());
    loadMissing(vendors, banners, posts);
  };
  useMount(() => onChange(isOnline, () => isOnline.peek() && retry()));
  const error = hot.error.peek();
  const isOffline = isOfflineError(error);
  return (
    <div className="home-error">
      <ErrorState
        icon={isOffline ? 'wifi-off' : 'triangle-alert'}
        title={t(isOffline ? 'home.offline' : 'home.failed')}
        text={isOffline ? t('home.offlineText') : errorText(error)}
        retryLabel={t('app.retry')}
        onRetry={retry}
      />
    </div>
  );
}
