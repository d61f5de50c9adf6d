import { useSignal } from '@kit/useSignal';
import { Checkbox } from './Checkbox';
import { Switch } from './Switch';

export const States = () => {
  const on = useSignal(true);
  const off = useSignal(false);
  return (
    <>
      <Checkbox checked={on}>Recordarme</Checkbox>
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
      <Switch checked={on} hint="Te avisamos de premios y respuestas.">
        Avisos
      </Switch>
      <Switch checked={off}>Ocultar el saldo al entrar</Switch>
      <Switch checked={off} disabled>
        No disponible
      </Switch>
      <div dir="rtl">
        <Switch checked={on}>الإشعارات</Switch>
        <Checkbox checked={on}>تذكرني</Checkbox>
      </div>
    </>
  );
};
