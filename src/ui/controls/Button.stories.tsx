import { useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import { sample } from '@workbench/sample';
import { withControls } from '@workbench/withControls';
import { t } from '../../i18n/t';
import { Button } from './Button';

export default { title: 'UI/Button' };

export const States = () => {
  const isBusy = useOnce(() => signal(false));
  return (
    <>
      <Button wide busy={isBusy} onClick={() => (isBusy.value = true)}>
        {sample('Depositar S/ 200.00')}
      </Button>
      <Button wide kind="secondary">
        {t('play.playFree')}
      </Button>
      <Button wide busy>
        {sample('Enviando')}
      </Button>
      <Button wide disabled>
        {t('session.socialGo')}
      </Button>
      <div className="stage-line">
        <Button kind="line" size="medium" icon="mail">
          {sample('Correo')}
        </Button>
        <Button kind="line" size="medium" disabled>
          {sample('Red social')}
        </Button>
        <Button size="small">{sample('Ver bono')}</Button>
        <Button size="small" kind="secondary" busy>
          {sample('Ver bono')}
        </Button>
        <Button kind="danger" size="medium">
          {sample('Eliminar')}
        </Button>
        <Button kind="quiet" iconEnd="chevron-right" href="#soporte">
          {sample('Hablar con soporte')}
        </Button>
      </div>
      <Button wide icon="refresh-cw">
        {sample('Un texto tan largo que no cabe en una línea de un teléfono angosto')}
      </Button>
      <div dir="rtl">
        <Button iconEnd="arrow-right" icon="gift">
          أرسل الهدية
        </Button>
      </div>
    </>
  );
};

export const Props = withControls(
  ({ text, ...props }) => (
    <Button key={JSON.stringify(props)} {...props}>
      {text}
    </Button>
  ),
  {
    text: sample('Depositar'),
    kind: 'primary' as 'primary' | 'secondary' | 'line' | 'quiet' | 'danger',
    size: 'large' as 'large' | 'medium' | 'small',
    wide: false,
    busy: false,
    disabled: false,
  },
  {
    kind: ['primary', 'secondary', 'line', 'quiet', 'danger'],
    size: ['large', 'medium', 'small'],
  },
);
