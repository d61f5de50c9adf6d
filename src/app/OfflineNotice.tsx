import { isOnLine } from '@kit/onLine';
import { computed, effect } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { When } from '@kit/When';
import { t } from '../i18n/t';
import { Icon } from '../ui/Icon';
import { toastMs } from '../ui/toasts';
import { useApp } from '../widgets/useApp';

/** Stays for as long as there is no network, and says when it is back. */
export function OfflineNotice() {
  const app = useApp();
  useMount(() => {
    let wasOff = false;
    return effect(() => {
      if (wasOff && isOnLine.value)
        app.say(t('app.backOnline'), { kind: 'ok', ms: toastMs.offline });
      wasOff = !isOnLine.value;
    });
  });
  return (
    <When is={computed(() => !isOnLine.value)}>
      {() => (
        <div className="offline" role="alert">
          <Icon name="wifi-off" size={18} />
          <span>{t('error.noInternet')}</span>
        </div>
      )}
    </When>
  );
}
