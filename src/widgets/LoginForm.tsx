import './LoginForm.css';
import { computed, type ReadonlySignal } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { When } from '@kit/When';
import { t } from '../i18n/t';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { PasswordField } from '../ui/PasswordField';
import { TabRow } from '../ui/TabRow';
import { TextField } from '../ui/TextField';
import { CaptchaField } from './CaptchaField';
import { LoginDoors } from './LoginDoors';
import { MobileField } from './MobileField';
import { paths } from './paths';
import { SmsCodeField } from './SmsCodeField';
import { useLoginForm } from './useLoginForm';

interface Props {
  isAgent: ReadonlySignal<boolean>;
  name?: string;
  onDone: () => void;
}

const PANEL = 'login-fields';

/** Everything that logs in, for the screen and for the modal. */
export function LoginForm(props: Props) {
  const login = useLoginForm(props);
  const { form, mode, captcha } = login;
  const isByName = computed(() => mode.value === 'username');
  useMount(login.recall);

  return (
    <div className="login">
      <When is={login.hasSms}>
        {() => (
          <TabRow
            label={t('session.loginMode')}
            panel={PANEL}
            value={login.picked}
            options={[
              { value: 'username', label: t('session.byUsername') },
              { value: 'sms', label: t('session.byMobile') },
            ]}
            onPick={() => {
              login.recall();
              if (captcha.isShown.peek()) captcha.refresh();
            }}
          />
        )}
      </When>
      <form className="login-form" id={PANEL} aria-label={t('session.login')} {...form.props}>
        <When is={isByName} or={() => <ByMobile login={login} />}>
          {() => <ByName login={login} />}
        </When>
        <CaptchaField captcha={captcha} />
        <div className="login-row">
          <Checkbox checked={login.remembers} name="remember">
            {t('session.remember')}
          </Checkbox>
          <a href={paths.forget}>{t('session.forgot')}</a>
        </div>
        <p className="login-note">{t('session.rememberNote')}</p>
        <Button type="submit" wide busy={form.isBusy}>
          {t('session.login')}
        </Button>
      </form>
      <LoginDoors isAgent={props.isAgent} isByName={isByName} onDone={props.onDone} />
    </div>
  );
}

type Login = ReturnType<typeof useLoginForm>;

function ByName({ login: { fields } }: { login: Login }) {
  return (
    <>
      <TextField
        icon="user-round"
        name="username"
        autoComplete="username webauthn"
        enterKeyHint="next"
        maxLength={64}
        label={t('session.username')}
        value={fields.name.value}
        error={fields.name.error}
        onBlur={fields.name.onBlur}
        required
      />
      <PasswordField
        name="password"
        enterKeyHint="go"
        maxLength={200}
        label={t('session.password')}
        showLabel={t('session.showPassword')}
        hideLabel={t('session.hidePassword')}
        capsHint={t('session.capsLock')}
        value={fields.password.value}
        error={fields.password.error}
        onBlur={fields.password.onBlur}
        required
      />
    </>
  );
}

function ByMobile({ login: { fields, dialing, sms } }: { login: Login }) {
  return (
    <>
      <MobileField field={fields.mobile} dialing={dialing} required />
      <SmsCodeField field={fields.code} sms={sms} />
    </>
  );
}
