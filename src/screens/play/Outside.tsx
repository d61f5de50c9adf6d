import { computed } from '@kit/signals';
import { useMount, useSignal } from '@kit/useSignal';
import { t } from '../../i18n/t';
import type { Opened } from '../../stores/launch';
import { useStore } from '../../stores/useStore';
import { createWallet } from '../../stores/wallet';
import { Button } from '../../ui/Button';
import { Picture } from '../../ui/Picture';
import { useApp } from '../../widgets/useApp';
import { usePictures } from '../../widgets/usePictures';

/** A game whose house refuses frames: in a window of its own, or a tap away from it. */
export function Outside({ opened }: { opened: Opened }) {
  const app = useApp();
  const { reload } = useStore(createWallet);
  const picturesOf = usePictures();
  const isOpen = useSignal(false);

  function openWindow() {
    const opener = window.open(opened.url, '_blank');
    // Whoever opens a window is known to it, unless it is made to forget.
    if (opener) opener.opener = null;
    isOpen.value = opener !== null;
  }

  useMount(() => {
    openWindow();
    const back = () => {
      if (!document.hidden) void reload();
    };
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  });

  return (
    <div className="outside">
      <Picture
        src={computed(() => picturesOf(opened.game.pictures[0])[0])}
        alt=""
        width={112}
        height={112}
        eager
      />
      <h2 role="status">
        {computed(() => t(isOpen.value ? 'play.outside' : 'play.blocked').value)}
      </h2>
      <p className="muted">
        {computed(() => t(isOpen.value ? 'play.outsideText' : 'play.blockedText').value)}
      </p>
      <div className="outside-actions">
        <Button wide icon="external-link" onClick={openWindow}>
          {t('play.openWindow')}
        </Button>
        <Button kind="quiet" wide onClick={app.back}>
          {t('app.back')}
        </Button>
      </div>
    </div>
  );
}
