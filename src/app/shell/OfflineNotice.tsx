import { isOnline } from '@kit/data/network';
import { useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../i18n/t';
import { Icon } from '../../ui/icons/Icon';
import { toastMs } from '../../ui/overlays/toasts';
import { useApp } from '../../widgets/site/app/useApp';

/** Shown while there is no network. A toast appears when it is back. */
export function OfflineNotice() {
  const app = useApp();
  const before = useOnce(() => ({ isOnline: true }));
  useSignalEffect(() => {
    if (!before.isOnline && isOnline.value)
      app.showToast(t('app.backOnline'), { kind: 'ok', ms: toastMs.offline });
    before.isOnline = isOnline.value;
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
