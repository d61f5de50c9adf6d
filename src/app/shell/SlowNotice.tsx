import './floatingNotice.css';
import './SlowNotice.css';
import { Keyed } from '@kit/render/Keyed';
import { Lazy } from '@kit/render/Lazy';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { createPortal } from 'react-dom';
import { createSlowRequests } from '../../api/slowRequests';
import { loadWords } from '../../i18n/locale';
import { t } from '../../i18n/t';
import type { Host } from '../../stores/base/host';
import { createOpenLooks } from '../../stores/base/openLooks';
import { useStore } from '../../stores/base/useStore';
import { Button } from '../../ui/controls/Button';
import { openModals } from '../../ui/overlays/useModal';

function createWaiting({ use }: Host) {
  const { slowRequests } = use(createSlowRequests);
  const { count } = use(createOpenLooks);
  const isSlow = computed(() => slowRequests.value.length > 0);
  const isLooking = computed(() => count.value > 0);
  const hasCommand = computed(() => slowRequests.value.some(({ isCommand }) => isCommand));
  return {
    isSlow,
    isWaiting: computed(() => isSlow.value || isLooking.value),
    textKey: computed(() => {
      if (isLooking.value) return 'waiting.look';
      return hasCommand.value ? 'waiting.command' : 'waiting.read';
    }),
    stopAll() {
      for (const { stop } of slowRequests.peek()) stop();
    },
  };
}

/** Outside of an open modal nothing can be tapped. */
const place = computed(() => openModals.value.at(-1) ?? 'shell');

/**
 * Says that the reply to a request takes long, and has a button that ends the wait. Says also that a reply was lost and the
 * app looks whether the command was carried out. It stays until then.
 */
export function SlowNotice() {
  const { isWaiting } = useStore(createWaiting);
  return (
    <Lazy when={isWaiting} load={() => loadWords('waiting')}>
      {() => (
        <When is={isWaiting}>
          {() => (
            <Keyed of={place}>
              {(modal) => (modal === 'shell' ? <Notice /> : createPortal(<Notice />, modal))}
            </Keyed>
          )}
        </When>
      )}
    </Lazy>
  );
}

function Notice() {
  const { isSlow, stopAll, textKey } = useStore(createWaiting);
  return (
    <aside className="floatingnotice slownotice" role="status">
      <span>{computed(() => t(textKey.value).value)}</span>
      <When is={isSlow}>
        {() => (
          <Button kind="secondary" size="small" onClick={stopAll}>
            {t('waiting.stop')}
          </Button>
        )}
      </When>
    </aside>
  );
}
