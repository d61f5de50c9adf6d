import './login.css';
import { signal } from '@kit/signals';
import { useState } from 'react';
import { isApiError } from '../../api/ApiError';
import { t, text } from '../../i18n/t';
import { createSession } from '../../stores/session';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { PasswordField } from '../../ui/PasswordField';
import { TextField } from '../../ui/TextField';
import { Wordmark } from '../../ui/Wordmark';
import { errorText } from '../../widgets/errorText';
import { paths } from '../../widgets/paths';
import { useApp } from '../../widgets/useApp';

const newForm = () => ({
  username: signal(''),
  password: signal(''),
  nameError: signal<string | undefined>(undefined),
  passwordError: signal<string | undefined>(undefined),
  isBusy: signal(false),
});

export default function Login() {
  const session = useStore(createSession);
  const app = useApp();
  const [form] = useState(newForm);

  async function submit() {
    const username = form.username.peek().trim();
    const password = form.password.peek();
    form.nameError.value = username ? undefined : text('error.fieldRequired');
    form.passwordError.value = password ? undefined : text('error.fieldRequired');
    if (!username || !password || form.isBusy.peek()) return;
    form.isBusy.value = true;
    try {
      await session.login({ username, password, captcha: '', type: 'username' });
      app.finishLogin();
    } catch (error) {
      const isAnswer = isApiError(error) && error.kind === 'refused';
      if (isAnswer) form.passwordError.value = errorText(error);
      else app.sayError(error);
    } finally {
      form.isBusy.value = false;
    }
  }

  return (
    <div className="login">
      <header className="login-top">
        <IconButton icon="arrow-left" label={t('app.back')} flips onClick={app.back} />
      </header>
      <div className="login-mark">
        <Wordmark height={44} />
        <p className="muted">{t('session.welcome')}</p>
      </div>
      <form
        className="login-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          icon="user-round"
          name="username"
          autoComplete="username"
          label={t('session.username')}
          value={form.username}
          error={form.nameError}
        />
        <PasswordField
          name="password"
          label={t('session.password')}
          showLabel={t('session.showPassword')}
          hideLabel={t('session.hidePassword')}
          value={form.password}
          error={form.passwordError}
        />
        <Button type="submit" wide busy={form.isBusy}>
          {t('session.login')}
        </Button>
        <Button kind="quiet" href={paths.register}>
          {t('session.createAccount')}
        </Button>
      </form>
    </div>
  );
}
