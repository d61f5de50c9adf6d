import { sample } from '@workbench/sample';
import { useMemo } from 'react';
import { t } from '../../i18n/t';
import { Button } from '../controls/Button';
import { ToastView } from './ToastView';
import { createToasts, toastMs } from './toasts';

export default { title: 'UI/Toast' };

export const States = () => {
  const toasts = useMemo(() => {
    const made = createToasts();
    made.show({ kind: 'ok', text: sample('Guardado en favoritos'), ms: toastMs.long });
    return made;
  }, []);
  const long = sample(
    'Se perdió la conexión. Tu saldo sigue igual y lo intentaremos otra vez en un momento.',
  );
  return (
    <>
      <div style={{ blockSize: 100 }} />
      <div className="stage-line">
        <Button size="medium" onClick={() => toasts.show({ kind: 'ok', text: sample('Guardado') })}>
          {sample('Bien')}
        </Button>
        <Button
          size="medium"
          onClick={() => toasts.show({ kind: 'fail', text: long, ms: toastMs.long })}
        >
          {sample('Falla')}
        </Button>
        <Button
          size="medium"
          onClick={() => toasts.show({ text: sample('Estás sin conexión'), ms: toastMs.offline })}
        >
          {t('app.popupPrompt')}
        </Button>
        <Button
          size="medium"
          onClick={() => toasts.show({ kind: 'loading', text: sample('Enviando') })}
        >
          {t('app.loading')}
        </Button>
      </div>
      <ToastView toasts={toasts} />
    </>
  );
};
