import type { Form } from '@kit/data/form';
import { signal } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { toastMs } from '../../../ui/overlays/toasts';
import type { App } from '../../site/app/useApp';
import { createAppForm } from '../../site/forms/createAppForm';
import { required } from '../../site/forms/requiredRule';

/** A form in a sheet of this screen. After saving it shows a toast and the sheet closes. */
export function createSecurityForm(
  app: App,
  save: () => Promise<unknown>,
  onDone: () => void,
): Form {
  return createAppForm(app, {
    serverErrors: { payment_password_wrong: 'oldPaymentPassword' },
    async onSubmit() {
      await save();
      onDone();
      app.showToast(t('security.saved'), { kind: 'ok', ms: toastMs.short });
    },
  });
}

/** Asks for the login password, so that a stolen session alone cannot change security settings. */
export const addLoginPassword = (form: Form) => form.field('password', signal(''), required);
