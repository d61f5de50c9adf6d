import { after } from '@kit/data/timers';
import { useMount, useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';

const SLOW_AFTER_MS = 8000;

/** A notice that the connection is slow, for data that takes long to load. */
export function SlowConnection() {
  const isSlow = useOnce(() => signal(false));
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
