import { useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import { sample } from '@workbench/sample';
import { withControls } from '@workbench/withControls';
import { t } from '../../i18n/t';
import { IconButton } from '../controls/IconButton';
import { PasswordField } from './PasswordField';
import { TextArea } from './TextArea';
import { TextField, type TextFieldProps } from './TextField';

export default { title: 'UI/TextField' };

export const States = () => {
  const name = useOnce(() => signal('lucia.q'));
  const empty = useOnce(() => signal(''));
  const code = useOnce(() => signal('73'));
  const phone = useOnce(() => signal('987 654 321'));
  return (
    <>
      <TextField icon="user-round" label={t('session.byUsername')} value={name} />
      <TextField
        icon="mail"
        label={sample('Correo')}
        value={empty}
        type="email"
        inputMode="email"
      />
      <TextField
        icon="smartphone"
        label={t('security.mobile')}
        value={phone}
        prefix="+51"
        inputMode="tel"
      />
      <TextField
        icon="shield-check"
        label={t('session.captcha')}
        value={code}
        error={sample('El código no coincide. Pide otra imagen y escríbelo de nuevo.')}
        end={<IconButton icon="refresh-cw" label={sample('Otra imagen')} />}
      />
      <TextField
        label={t('member.nickname')}
        value={name}
        hint={sample('Lo ven los demás.')}
        counter
        maxLength={20}
      />
      <TextField label={t('session.byUsername')} value={name} disabled />
      <TextField
        label={sample('Una etiqueta demasiado larga para un campo de un teléfono angosto')}
        value={useOnce(() => signal('un.nombre.de.usuario.que.no.termina.nunca@ejemplo.com'))}
      />
      <div dir="rtl">
        <TextField icon="user-round" label="اسم المستخدم" value={empty} error="هذا الحقل مطلوب" />
      </div>
    </>
  );
};

export const Password = () => (
  <>
    <PasswordField
      label={t('session.password')}
      value={useOnce(() => signal('secreto12'))}
      error={sample('La contraseña no coincide. Revisa las mayúsculas.')}
      showLabel={sample('Mostrar')}
      hideLabel={sample('Ocultar')}
      capsHint={sample('Mayúsculas activadas')}
    />
    <PasswordField
      label={t('session.password')}
      value={useOnce(() => signal(''))}
      showLabel={sample('Mostrar')}
      hideLabel={sample('Ocultar')}
    />
  </>
);

export const Amount = () => {
  const amount = useOnce(() => signal('200.00'));
  return (
    <>
      <TextField
        size="large"
        prefix="S/"
        label={t('cashier.amount')}
        inputMode="decimal"
        value={amount}
        end={
          <IconButton
            icon="x"
            label={t('mail.deleteConfirm')}
            onClick={() => (amount.value = '')}
          />
        }
      />
      <TextField
        size="large"
        prefix="S/"
        label={t('cashier.amount')}
        placeholder="0.00"
        value={useOnce(() => signal(''))}
        error={sample('El mínimo es S/ 20.')}
      />
    </>
  );
};

export const Multiline = () => (
  <>
    <TextArea label={sample('Mensaje')} value={useOnce(() => signal(''))} counter maxLength={140} />
    <TextArea
      label={sample('Mensaje')}
      value={useOnce(() =>
        signal(sample('Hola, quiero saber cuándo llega mi depósito de ayer por la tarde.')),
      )}
      error={sample('Falta el número de operación.')}
    />
  </>
);

const Field = ({ text, ...props }: Omit<TextFieldProps, 'value'> & { text: string }) => (
  <TextField value={useOnce(() => signal(text))} {...props} />
);

export const Props = withControls((props) => <Field key={JSON.stringify(props)} {...props} />, {
  label: sample('Apodo'),
  text: 'Lucía',
  hint: sample('Lo ven los demás.'),
  error: '',
  prefix: '',
  disabled: false,
});
