import { t } from '../../../i18n/t';
import { createNextLogin } from '../../../stores/account/nextLogin';
import { createRule } from '../../../stores/account/rule';
import type { Host } from '../../../stores/base/host';
import type { App } from '../../../widgets/site/app/useApp';
import { addNewPassword } from '../../../widgets/site/forms/addNewPassword';
import { createAppForm } from '../../../widgets/site/forms/createAppForm';
import { requiredRule } from '../../../widgets/site/forms/requiredRule';
import { paths } from '../../../widgets/site/navigation/paths';

interface NewPasswords {
  newPassword: string;
  confirmNewPassword: string;
}

/** Sets a new password, then opens the login with the user name filled in. */
export function createResetForm(
  { use }: Host,
  app: App,
  reset: (passwords: NewPasswords) => Promise<string>,
) {
  const nextLogin = use(createNextLogin);
  const form = createAppForm(app, {
    async onSubmit() {
      const passwords = {
        newPassword: newPassword.password.value.peek(),
        confirmNewPassword: newPassword.confirm.value.peek(),
      };
      nextLogin.username.value = await reset(passwords);
      app.showToast(t('password.resetDone'), { kind: 'ok' });
      app.navigate(paths.login, { replace: true });
    },
  });
  const newPassword = addNewPassword(form, {
    names: ['newPassword', 'confirmNewPassword'],
    validate: requiredRule(use(createRule), 'loginPassword'),
    mismatch: 'validation.in_enter_password',
  });
  return { form, newPassword };
}
