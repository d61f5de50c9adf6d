import './extras.css';
import { computed, effect, signal } from '@kit/signals';
import { json, stored } from '@kit/storage';
import { useMount } from '@kit/useSignal';
import { useState } from 'react';
import { t } from '../../i18n/t';
import { createNotice, type Notice } from '../../stores/notice';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { Carousel } from '../../ui/Carousel';
import { Checkbox } from '../../ui/Checkbox';
import { Dialog } from '../../ui/Dialog';
import { RichText } from '../../ui/RichText';
import { usePictures } from '../../widgets/usePictures';
import { hasJustEntered } from '../entered';

const PICTURES = ['noria', 'regalo', 'torneo', 'amigos', 'telefono'];

const hiddenOn = stored('feria.popupsHidden', json(''));
const today = () => new Date().toDateString();

const newState = () => ({ open: signal(false), isHidden: signal(false) });

/** Greets whoever logged in with the announcements made for that. */
export function Popups() {
  const { popups } = useStore(createNotice);
  const [{ open, isHidden }] = useState(newState);
  const list = computed(() => popups.value.value ?? []);

  useMount(() =>
    effect(() => {
      if (!hasJustEntered.value) return;
      hasJustEntered.value = false;
      if (hiddenOn.peek() === today()) return;
      void popups.load().then(() => {
        open.value = list.peek().length > 0;
      });
    }),
  );
  const close = () => {
    open.value = false;
    if (isHidden.peek()) hiddenOn.value = today();
  };

  return (
    <Dialog
      open={open}
      title={t('home.popups')}
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
        label={t('home.popups')}
        height="auto"
        autoplay={0}
        gap={12}
      >
        {(popup) => <Popup popup={popup} at={list.peek().indexOf(popup)} />}
      </Carousel>
      <Checkbox checked={isHidden}>{t('home.hideToday')}</Checkbox>
    </Dialog>
  );
}

function Popup({ popup: { title, content, image }, at }: { popup: Notice; at: number }) {
  const pictures = usePictures();
  const own = `/art/popups/${PICTURES[at % PICTURES.length]}.webp`;
  return (
    <article className="popups-one">
      <img src={pictures(image)[0] ?? own} alt="" width={180} height={180} />
      <h3>{title}</h3>
      <RichText html={content} />
    </article>
  );
}
