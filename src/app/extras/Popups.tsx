import './extras.css';
import { json, stored } from '@kit/data/storage';
import { useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, signal } from '@kit/render/signals';
import { t } from '../../i18n/t';
import type { Host } from '../../stores/base/host';
import { useStore } from '../../stores/base/useStore';
import { createNotice } from '../../stores/messages/notice';
import type { Notice } from '../../stores/messages/noticeOf';
import { Picture } from '../../ui/content/Picture';
import { RichText } from '../../ui/content/RichText';
import { Button } from '../../ui/controls/Button';
import { Carousel } from '../../ui/movement/Carousel';
import { Dialog } from '../../ui/overlays/Dialog';
import { usePictures } from '../../widgets/site/app/usePictures';
import { createCurrentRoute } from '../navigation/currentRoute';
import { createJustLoggedIn } from '../session/justLoggedIn';

/** For announcements without a picture of their own, or with one that cannot be loaded. */
const DEFAULT_PICTURES = ['noria', 'regalo', 'torneo', 'amigos', 'telefono'];

/** The day on which they were closed last. */
const createHiddenOn = (host: Host) => ({ hiddenOn: stored(host, 'feria.popupsHidden', json('')) });
const today = () => new Date().toDateString();

/** The announcements after a login. Those that were closed are not shown again on the same day. */
export function Popups() {
  const { popups } = useStore(createNotice);
  const { isHome } = useStore(createCurrentRoute);
  const { hasJustLoggedIn } = useStore(createJustLoggedIn);
  const { hiddenOn } = useStore(createHiddenOn);
  const isOpen = useOnce(() => signal(false));
  const list = computed(() => popups.value.value ?? []);

  useSignalEffect(() => {
    if (!isHome.value || !hasJustLoggedIn.value) return;
    hasJustLoggedIn.value = false;
    if (hiddenOn.peek() === today()) return;
    void popups.load().then(() => {
      // Not over a game that the member has opened meanwhile. They are shown when the member is back on home.
      if (isHome.peek()) isOpen.value = list.peek().length > 0;
      else hasJustLoggedIn.value = true;
    });
  });
  const close = () => {
    isOpen.value = false;
    hiddenOn.value = today();
  };

  return (
    <Dialog
      open={isOpen}
      title={t('notice.popups')}
      closeLabel={t('app.close')}
      onDismiss={close}
      actions={
        <Button size="medium" onClick={close}>
          {t('app.understood')}
        </Button>
      }
    >
      <Carousel
        of={list}
        by={({ id }) => id}
        label={t('notice.popups')}
        height="auto"
        autoplay={0}
        gap={24}
        hasSingleDot
      >
        {(popup) => <Popup popup={popup} index={list.peek().indexOf(popup)} />}
      </Carousel>
    </Dialog>
  );
}

function Popup({ popup: { title, content, image }, index }: { popup: Notice; index: number }) {
  const picturesOf = usePictures();
  const DEFAULT_PICTURE = `/art/popups/${DEFAULT_PICTURES[index % DEFAULT_PICTURES.length]}.webp`;
  return (
    <article className="popups-item">
      <Picture
        src={computed(() => [...picturesOf(image), DEFAULT_PICTURE])}
        alt=""
        width={180}
        height={180}
      />
      <h3>{title}</h3>
      <RichText html={content} />
    </article>
  );
}
