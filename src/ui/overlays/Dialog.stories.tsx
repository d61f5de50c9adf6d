import { useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import { sample } from '@workbench/sample';
import { useMemo } from 'react';
import { t } from '../../i18n/t';
import { Button } from '../controls/Button';
import { PasswordPrompt } from '../fields/PasswordPrompt';
import { Dialog } from './Dialog';
import { DialogView } from './DialogView';
import { createDialogs } from './dialogs';

export default { title: 'UI/Dialog' };

export const Confirm = () => {
  const open = useOnce(() => signal(true));
  const close = () => (open.value = false);
  return (
    <>
      <Button onClick={() => (open.value = true)}>{sample('Abrir')}</Button>
      <Dialog
        open={open}
        title={t('session.logoutTitle')}
        text={sample('Tu saldo y tus favoritos quedan guardados.')}
        picture="/art/icons/waving-hand.webp"
        actions={
          <>
            <Button kind="secondary" size="medium" onClick={close}>
              {t('app.cancel')}
            </Button>
            <Button size="medium" onClick={close}>
              {t('app.logout')}
            </Button>
          </>
        }
      />
    </>
  );
};

export const LongText = () => (
  <div dir="rtl">
    <Dialog
      open={useOnce(() => signal(true))}
      title="عنوان طويل جدا يمتد على أكثر من سطر واحد"
      text={'نص طويل. '.repeat(90)}
      closeLabel="إغلاق"
      actions={<Button size="medium">حسنا</Button>}
    />
  </div>
);

export const Credentials = () => (
  <PasswordPrompt
    open={useOnce(() => signal(true))}
    title={t('session.promptTitle')}
    text={sample('Escribe tus datos para ver el código.')}
    textLabel={t('session.byUsername')}
    passwordLabel={t('session.password')}
    ok={t('app.confirm')}
    cancel={t('app.cancel')}
    showLabel={sample('Mostrar')}
    hideLabel={sample('Ocultar')}
    error={sample('La contraseña no coincide.')}
    onSubmit={() => {}}
  />
);

export const Questions = () => {
  const dialogs = useMemo(createDialogs, []);
  const lastAnswer = useOnce(() => signal(''));
  const showAnswer = (answer: unknown) => {
    lastAnswer.value = String(answer);
  };
  const words = {
    title: sample('¿Seguimos?'),
    text: sample('Puedes volver luego.'),
    ok: sample('Sí'),
    cancel: sample('No'),
  };
  return (
    <>
      <div className="stage-line">
        <Button size="medium" onClick={() => dialogs.alert(words).then(showAnswer)}>
          {t('app.popupPrompt')}
        </Button>
        <Button
          size="medium"
          onClick={() => dialogs.confirm({ ...words, danger: true }).then(showAnswer)}
        >
          {sample('Pregunta')}
        </Button>
        <Button
          size="medium"
          onClick={() =>
            dialogs.prompt({ ...words, label: sample('Apodo'), value: 'Lu' }).then(showAnswer)
          }
        >
          {sample('Texto')}
        </Button>
      </div>
      <p>{lastAnswer}</p>
      <DialogView dialogs={dialogs} />
    </>
  );
};
