import { useSignal } from '@kit/useSignal';
import { t } from '../i18n/t';
import { Checkbox } from './Checkbox';

export default { title: 'UI/Checkbox' };

export const States = () => {
  const on = useSignal(true);
  const off = useSignal(false);
  return (
    <>
      <Checkbox checked={on}>{t('session.remember')}</Checkbox>
      <Checkbox checked={off}>
        Tengo 21 años o más y acepto los <a href="#terminos">términos y condiciones</a> de este
        lugar
      </Checkbox>
      <Checkbox checked={off} error="Debes aceptar para continuar.">
        Acepto
      </Checkbox>
      <Checkbox checked={on} disabled>
        No se puede cambiar
      </Checkbox>
      <div dir="rtl">
        <Checkbox checked={on}>تذكرني</Checkbox>
      </div>
    </>
  );
};
