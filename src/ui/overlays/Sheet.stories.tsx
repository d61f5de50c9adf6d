import { useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import { sample } from '@workbench/sample';
import { t } from '../../i18n/t';
import { Row } from '../content/Row';
import { Button } from '../controls/Button';
import { Sheet } from './Sheet';

export default { title: 'UI/Sheet' };

export const Bottom = () => {
  const open = useOnce(() => signal(true));
  return (
    <>
      <Button onClick={() => (open.value = true)}>{sample('Abrir')}</Button>
      <Sheet
        open={open}
        title={sample('Cohete')}
        closeLabel={t('app.close')}
        actions={
          <>
            <Button wide>{t('game.play')}</Button>
            <Button wide kind="secondary" onClick={() => (open.value = false)}>
              {t('play.playFree')}
            </Button>
          </>
        }
      >
        <p className="muted">
          {sample('Se cierra con la cruz, con Esc, con el fondo o al bajarla con el dedo.')}
        </p>
      </Sheet>
    </>
  );
};

export const Long = () => (
  <Sheet
    open={useOnce(() => signal(true))}
    title={sample('Un título que no cabe en una sola línea')}
    closeLabel={t('app.close')}
  >
    {Array.from({ length: 24 }, (_, i) => (
      <Row key={String(i)} icon="history" title={`${sample('Renglón')} ${i + 1}`} />
    ))}
  </Sheet>
);

export const Menu = () => {
  const open = useOnce(() => signal(true));
  return (
    <>
      <Button onClick={() => (open.value = true)}>{sample('Abrir')}</Button>
      <Sheet open={open} side="start" title={t('app.menu')} closeLabel={t('app.close')}>
        <Row icon="house" title={t('app.navHome')} href="#inicio" current />
        <Row icon="gift" title={t('app.navRewards')} href="#premios" />
      </Sheet>
    </>
  );
};

export const BareRightToLeft = () => (
  <div dir="rtl">
    <Sheet open={useOnce(() => signal(true))} bare title="مشاركة" closeLabel="إغلاق">
      <Button wide>إرسال</Button>
    </Sheet>
  </div>
);
