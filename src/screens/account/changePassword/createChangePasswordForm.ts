import { wait } from '@kit/data/timers';
import { signal } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { createPassword } from '../../../stores/account/password';
import { createRule } from '../../../stores/account/rule';
import type { Host } from '../../../stores/base/host';
import { toastMs } from '../../../ui/overlays/toasts';
import type { App } from '../../../widgets/site/app/useApp';
import { addNewPassword } from '../../../widgets/site/forms/addNewPassword';
import { createAppForm } from '../../../widgets/site/forms/createAppForm';
import { requiredRule } from '../../../widgets/site/forms/requiredRule';
import type { ServerErrors } from '../../../widgets/site/forms/serverErrors';
import { paths } from '../../../widgets/site/navigation/paths';

/** The app has its own texts for errors in a password. */
const serverErrors: ServerErrors = {
  password_wrong: { field: 'oldPassword', text: 'password.wrongOld' },
  password_same: { field: 'newPassword', text: 'validation.samePassword' },
  field_invalid: { field: 'newPassword', text: 'validation.passwordFormat' },
  confirm_mismatch: { field: 'confirmNewPassword', text: 'validation.in_enter_password' },
  too_many: { text: 'error.tooMany' },
  default: { text: 'password.notChanged' },
};

export function createChangePasswordForm({ use }: Host, app: App) {
  const password = use(createPassword);
  const rule = requiredRule(use(createRule), 'loginPassword');
  const form = createAppForm(app, { onSubmit, serverErrors });
  const oldPassword = form.field('oldPassword', signal(''), (value) =>
    password.knownPassword.peek() === undefined ? rule(value) : undefined,
  );
  const newPassword = addNewPassword(form, {
    names: ['newPassword', 'confirmNewPassword'],
    validate: rule,
    mismatch: 'validation.in_enter_password',
  });

  async function onSubmit() {
    const passwords = {
      oldPassword: password.knownPassword.peek() ?? oldPassword.value.peek(),
      newPassword: newPassword.password.value.peek(),
      confirmNewPassword: newPassword.confirm.value.peek(),
    };
    if (passwords.newPassword === passwords.oldPassword) return showSamePasswordAlert();
    const closeToast = app.showToast(t('password.changing'), { kind: 'loading' });
    try {
      await password.change(passwords);
    } finally {
      closeToast();
    }
    app.showToast(t('password.in_chang_saved'), { kind: 'ok', ms: toastMs.saved });
    await wait(toastMs.saved);
    // A member who has already left this screen stays where they are.
    if (app.address.peek().path === paths.changePassword)
      app.navigate(paths.home, { replace: true });
  }

  const showSamePasswordAlert = () =>
    app.alert({
      title: t('app.popupPrompt'),
      text: t('validation.samePassword'),
      ok: t('app.understood'),
    });

  return { form, oldPassword, newPassword };
}
