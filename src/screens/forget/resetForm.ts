import type { Form } from '@kit/form';
import { t } from '../../i18n/t';
import type { Host } from '../../stores/host';
import { createNextLogin } from '../../stores/nextLogin';
import { createRule } from '../../stores/rule';
import { createAppForm } from '../../widgets/appForm';
import { needed } from '../../widgets/needed';
import { addNewPassword } from '../../widgets/newPassword';
import { paths } from '../../widgets/paths';
import type { App } from '../../widgets/useApp';

interface Wish {
  newPassword: string;
  confirmNewPassword: string;
}

/** A form that ends in a new password, which the login it leads to then asks for. */
export function createResetForm(
  { use }: Host,
  app: App,
  reset: (wish: Wish, form: Form) => Promise<string>,
) {
  const next = use(createNextLogin);
  const form = createAppForm(app, async () => {
    const newPassword = secret.password.value.peek();
    const confirmNewPassword = secret.confirm.value.peek();
    next.username.value = await reset({ newPassword, confirmNewPassword }, form);
    app.say(t('password.resetDone'), { kind: 'ok' });
    app.open(paths.login, { replace: true });
  });
  const secret = addNewPassword(form, {
    names: ['newPassword', 'confirmNewPassword'],
    check: needed(use(createRule), 'loginPassword'),
    mismatch: 'refusal.in_enter_password',
  });
  return { form, secret };
}
