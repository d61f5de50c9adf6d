import './floatingNotice.css';
import './SlowNotice.css';
import { Keyed } from '@kit/render/Keyed';
import { Lazy } from '@kit/render/Lazy';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { createPortal } from 'react-dom';
import { createSlowRequests } from '../../api/slowRequests';
import { loadTexts } from '../../i18n/locale';
import { t } from '../../i18n/t';
import type { Host } from '../../stores/base/host';
import { createLostCommands } from '../../stores/base/lostCommands';
import { createOpenLooks } from '../../stores/base/openLooks';
import { useStore } from '../../stores/base/useStore';
import { Button } from '../../ui/controls/Button';
import { openModals } from '../../ui/overlays/useModal';

function createWaiting({ use }: Host) {
  const { slowRequests } = use(createSlowRequests);
  const { count } = use(createOpenLooks);
  const { all } = use(createLostCommands);
  const isSlow = computed(() => slowRequests.value.length > 0);
  const isLooking = computed(() => count.value > 0);
  const hasCommand = computed(() => slowRequests.value.some(({ isCommand }) => isCommand));
  const isWaiting = computed(() => isSlow.value || isLooking.value);
  const hasLost = computed(() => all.value.length > 0);
  return {
    isSlow,
    isWaiting,
    hasLost,
    isNeeded: computed(() => isWaiting.value || hasLost.value),
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

const loadLost = async () => (await import('../extras/LostCommands')).LostCommands;

/**
 * Says that the reply to a request takes long, and has a button that ends the wait. Says also that a reply was lost and the
 * app looks whether the command was carried out, and then what became of it.
 */
export function SlowNotice() {
  const { isNeeded } = useStore(createWaiting);
  return (
    <Lazy when={isNeeded} load={() => loadTexts('waiting')}>
      {() => (
        <When is={isNeeded}>
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
  const { hasLost, isSlow, isWaiting, stopAll, textKey } = useStore(createWaiting);
  return (
    <aside className="floatingnotice slownotice" role="status">
      <When is={isWaiting}>{() => <span>{computed(() => t(textKey.value).value)}</span>}</When>
      <When is={isSlow}>
        {() => (
          <Button kind="secondary" size="small" onClick={stopAll}>
            {t('waiting.stop')}
          </Button>
        )}
      </When>
      <Lazy when={hasLost} load={loadLost}>
        {(LostCommands) => <LostCommands />}
      </Lazy>
    </aside>
  );
}
