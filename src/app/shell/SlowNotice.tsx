import './floatingNotice.css';
import './SlowNotice.css';
import { Keyed } from '@kit/render/Keyed';
import { Lazy } from '@kit/render/Lazy';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { createPortal } from 'react-dom';
import { slowRequests } from '../../api/slowRequests';
import { loadWords } from '../../i18n/locale';
import { t } from '../../i18n/t';
import { openLooks } from '../../stores/base/openLooks';
import { Button } from '../../ui/controls/Button';
import { openModals } from '../../ui/overlays/useModal';

const isSlow = computed(() => slowRequests.value.length > 0);
const isLooking = computed(() => openLooks.value > 0);
const isWaiting = computed(() => isSlow.value || isLooking.value);
const hasCommand = computed(() => slowRequests.value.some(({ isCommand }) => isCommand));
const textKey = computed(() => {
  if (isLooking.value) return 'waiting.look';
  return hasCommand.value ? 'waiting.command' : 'waiting.read';
});
/** Outside of an open modal nothing can be tapped. */
const place = computed(() => openModals.value.at(-1) ?? 'shell');

/**
 * Says that the reply to a request takes long, and has a button that ends the wait. Says also that a reply was lost and the
 * app looks whether the command was carried out. It stays until then.
 */
export const SlowNotice = () => (
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

const Notice = () => (
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

function stopAll() {
  for (const { stop } of slowRequests.peek()) stop();
}
