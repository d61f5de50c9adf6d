import { after } from '@kit/timers';
import { useMount, useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import { t } from '../../i18n/t';

const SLOW_AFTER_MS = 8000;

/** Beside what stands for data that is loading: says that the connection is slow, when it takes long. */
export function SlowConnection() {
  const isSlow = useSignal(false);
  useMount(() =>
    after(SLOW_AFTER_MS, () => {
      isSlow.value = true;
    }),
  );
  return (
    <When is={isSlow}>
      {() => (
        <p className="muted slowconnection" role="status">
          {t('error.slowConnection')}
        </p>
      )}
    </When>
  );
}
