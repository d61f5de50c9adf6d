import './LoginForm.css';
import { useMount, useOnce } from '@kit/render/hooks';
import { Lazy } from '@kit/render/Lazy';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { createPasskey } from '../../../stores/account/passkey';
import { useStore } from '../../../stores/base/useStore';
import { Button } from '../../../ui/controls/Button';
import { Checkbox } from '../../../ui/controls/Checkbox';
import { TabRow } from '../../../ui/controls/TabRow';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { TextField } from '../../../ui/fields/TextField';
import { CaptchaField } from '../../site/forms/CaptchaField';
import { paths } from '../../site/navigation/paths';
import { LoginMethods } from './LoginMethods';
import { PasskeyLogin } from './PasskeyLogin';
import { useLoginForm } from './useLoginForm';

interface Props {
  isAgent: ReadonlySignal<boolean>;
  name?: string;
  onDone: () => void;
}

const PANEL = 'login-fields';

const loadMobileFields = async () => (await import('./MobileLoginFields')).MobileLoginFields;

/** All ways to log in, for the login screen and the login sheet. */
export function LoginForm(props: Props) {
  const login = useLoginForm(props);
  const { form, mode, captcha, remember } = login;
  const isUsernameMode = computed(() => mode.value === 'username');
  useMount(login.fillRemembered);
  useMount(() => void login.fillFromManager());
  const { isSupported, isUsedHere } = useStore(createPasskey);
  const hasPasskeyFirst = useOnce(() => isSupported && isUsedHere());

  return (
    <div className="login">
      {hasPasskeyFirst && (
        <div className="login-methods" data-first>
          <PasskeyLogin isAgent={props.isAgent} onDone={props.onDone} />
          <p className="login-methods-title">{t('session.orWithPassword')}</p>
        </div>
      )}
      <When is={login.hasSms}>
        {() => (
          <TabRow
            label={t('session.loginMode')}
            panel={PANEL}
            value={login.selectedMode}
            options={[
              { value: 'username', label: t('session.byUsername') },
              { value: 'sms', label: t('session.byMobile') },
            ]}
            onPick={() => {
              login.fillRemembered();
              if (captcha.isShown.peek()) captcha.refresh();
            }}
          />
        )}
      </When>
      <form className="login-form" id={PANEL} aria-label={t('session.login')} {...form.props}>
        <When is={isUsernameMode}>{() => <UsernameFields login={login} />}</When>
        <Lazy when={login.hasSms} load={loadMobileFields}>
          {(MobileLoginFields) => <MobileLoginFields login={login} />}
        </Lazy>
        <CaptchaField captcha={captcha} />
        <div className="login-row">
          {remember.isAllowed && (
            <Checkbox checked={login.isRemembered} name="remember">
              {t('session.remember')}
            </Checkbox>
          )}
          <a href={paths.forget}>{t('session.forgot')}</a>
        </div>
        {remember.isAllowed && <p className="login-note">{t('session.rememberNote')}</p>}
        <When is={remember.saved}>
          {() => (
            <Button kind="line" size="medium" icon="trash-2" onClick={login.forgetRemembered}>
              {t('session.forgetRemembered')}
            </Button>
          )}
        </When>
        <Button type="submit" wide busy={form.isBusy}>
          {t('session.login')}
        </Button>
      </form>
      <LoginMethods
        {...props}
        login={login}
        isUsernameMode={isUsernameMode}
        hasPasskeyFirst={hasPasskeyFirst}
      />
    </div>
  );
}

type Login = ReturnType<typeof useLoginForm>;

function UsernameFields({ login: { fields } }: { login: Login }) {
  return (
    <>
      <TextField
        icon="user-round"
        name="username"
        autoComplete="username webauthn"
        isKept
        enterKeyHint="next"
        maxLength={64}
        label={t('session.username')}
        value={fields.username.value}
        error={fields.username.error}
        onBlur={fields.username.onBlur}
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
