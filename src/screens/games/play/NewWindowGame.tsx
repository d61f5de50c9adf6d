import { useMount, useOnce } from '@kit/render/hooks';
import { onChange } from '@kit/render/onChange';
import { computed, signal } from '@kit/render/signals';
import { isPageShown } from '@kit/web/pageShown';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createWallet } from '../../../stores/cashier/wallet';
import type { OpenedGame } from '../../../stores/games/launch';
import { Picture } from '../../../ui/content/Picture';
import { Button } from '../../../ui/controls/Button';
import { useApp } from '../../../widgets/site/app/useApp';
import { usePictures } from '../../../widgets/site/app/usePictures';

/** A game whose vendor forbids frames. It opens in a new window; the button opens it again. */
export function NewWindowGame({ opened }: { opened: OpenedGame }) {
  const app = useApp();
  const { reload } = useStore(createWallet);
  const picturesOf = usePictures();
  const isOpen = useOnce(() => signal(false));

  function openWindow() {
    const gameWindow = window.open(opened.url, '_blank');
    // Otherwise the game could navigate the app through window.opener.
    if (gameWindow) gameWindow.opener = null;
    isOpen.value = gameWindow !== null;
  }

  useMount(() => {
    openWindow();
    // The member may have come back from the game, where the balance has changed.
    return onChange(isPageShown, () => {
      if (isPageShown.peek()) void reload();
    });
  });

  return (
    <div className="newwindow">
      <Picture
        src={computed(() => picturesOf(opened.game.pictures[0]))}
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
      <div className="newwindow-actions">
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
