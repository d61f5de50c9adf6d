import { isOnline } from '@kit/data/network';
import { computed } from '@kit/render/signals';
import { useSignalEffect } from '@kit/render/useSignal';
import { When } from '@kit/render/When';
import { useRef } from 'react';
import { t } from '../../i18n/t';
import { Icon } from '../../ui/icons/Icon';
import { toastMs } from '../../ui/overlays/toasts';
import { useApp } from '../../widgets/site/app/useApp';

/** Shown while there is no network. A toast appears when it is back. */
export function OfflineNotice() {
  const app = useApp();
  const wasOffline = useRef(false);
  useSignalEffect(() => {
    if (wasOffline.current && isOnline.value)
      app.showToast(t('app.backOnline'), { kind: 'ok', ms: toastMs.offline });
    wasOffline.current = !isOnline.value;
  });
  return (
    <When is={computed(() => !isOnline.value)}>
      {() => (
        <div className="offlinenotice" role="alert">
          <Icon name="wifi-off" size={18} />
          <span>{t('error.noInternet')}</span>
        </div>
      )}
    </When>
  );
}
