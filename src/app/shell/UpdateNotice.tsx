import './floatingNotice.css';
import { useMount } from '@kit/render/hooks';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { loadTexts } from '../../i18n/locale';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { Button } from '../../ui/controls/Button';
import { createUpdates } from '../updates/updates';

/** Offers a new release. It is never applied without consent while the app is open. */
export function UpdateNotice() {
  const { isUpdateOffered } = useStore(createUpdates);
  return <When is={isUpdateOffered}>{() => <Offer />}</When>;
}

function Offer() {
  const { acceptUpdate, isAccepted, isUpdateDelayed, postponeUpdate } = useStore(createUpdates);
  useMount(() => void loadTexts('update').catch(console.error));
  const text = computed(() =>
    isUpdateDelayed.value ? t('update.otherTab').value : t('update.available').value,
  );
  return (
    <aside className="floatingnotice" role="status">
      <span>{text}</span>
      <Button kind="quiet" size="small" onClick={postponeUpdate}>
        {t('update.later')}
      </Button>
      <Button size="small" busy={isAccepted} onClick={acceptUpdate}>
        {t('update.now')}
      </Button>
    </aside>
  );
}
