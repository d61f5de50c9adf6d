import { isOnline } from '@kit/data/network';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';

/** For the `disabled` of a button whose action needs the server. */
export const isOffline = computed(() => !isOnline.value);

/** Says why a button whose action needs the server is disabled. */
export const OfflineNote = () => (
  <When is={isOffline}>
    {() => (
      <p className="muted" role="status">
        {t('error.needsNetwork')}
      </p>
    )}
  </When>
);
