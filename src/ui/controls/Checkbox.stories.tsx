import { useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import { sample } from '@workbench/sample';
import { t } from '../../i18n/t';
import { Checkbox } from './Checkbox';

export default { title: 'UI/Checkbox' };

export const States = () => {
  const on = useOnce(() => signal(true));
  const off = useOnce(() => signal(false));
  return (
    <>
      <Checkbox checked={on}>{t('session.remember')}</Checkbox>
      <Checkbox checked={off}>
        {sample('Tengo 21 años o más y acepto los')}{' '}
        <a href="#terminos">{sample('términos y condiciones')}</a>
      </Checkbox>
      <Checkbox checked={off} error={sample('Debes aceptar para continuar.')}>
        {sample('Acepto')}
      </Checkbox>
      <Checkbox checked={on} disabled>
        {sample('No se puede cambiar')}
      </Checkbox>
      <div dir="rtl">
        <Checkbox checked={on}>تذكرني</Checkbox>
      </div>
    </>
  );
};
