import { isOnline } from '@kit/data/network';
import { useOnce } from '@kit/render/hooks';
import { computed } from '@kit/render/signals';
import { isOfflineError } from '../../../api/ApiError';
import { language } from '../../../i18n/locale';
import { t } from '../../../i18n/t';
import { loadMissing } from '../../../stores/base/loadMissing';
import { useStore } from '../../../stores/base/useStore';
import { createGame } from '../../../stores/games/game';
import { createNotice } from '../../../stores/messages/notice';
import { LoadError } from '../../../widgets/site/app/LoadError';

/** Replaces home, when neither its categories nor its games could be loaded. One retry loads all that is missing. */
export function HomeError() {
  const { vendors, hot, loadHot } = useStore(createGame);
  const { banners, posts } = useStore(createNotice);
  const error = hot.error.peek();
  const title = useOnce(() => {
    const isOffline = isOfflineError(error);
    return computed(() => t(isOffline && !isOnline.value ? 'home.offline' : 'home.failed').value);
  });
  return (
    <div className="home-error">
      <LoadError
        error={error}
        title={title}
        retry={() => {
          loadMissing(vendors, banners, posts);
          return loadHot(language.peek());
        }}
      />
    </div>
  );
}
