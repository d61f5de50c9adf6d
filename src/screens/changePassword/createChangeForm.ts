import { createForm } from '@kit/form';
import { signal } from '@kit/signals';
import { after } from '@kit/timers';
import { language } from '../../i18n/locale';
import { t } from '../../i18n/t';
import type { Host } from '../../stores/host';
import { createPassword } from '../../stores/password';
import { createRule } from '../../stores/rule';
import { needed } from '../../widgets/needed';
import { addNewPassword } from '../../widgets/newPassword';
import { paths } from '../../widgets/paths';
import type { App } from '../../widgets/useApp';
import { tellRefusal } from './tellRefusal';

const STAY = 1000;

export function createChangeForm({ use }: Host, app: App) {
  const password = use(createPassword);
  const rule = needed(use(createRule), 'loginPassword');
  const form = createForm({
    spoken: language,
    send,
    failed: (error) => tellRefusal(app, form, error),
  });
  const old = form.field('oldPassword', signal(''), (value) =>
    password.known.peek() === undefined ? rule(value) : undefined,
  );
  const secret = addNewPassword(form, {
    names: ['newPassword', 'confirmNewPassword'],
    check: rule,
    mismatch: 'refusal.in_enter_password',
  });

  async function send() {
    const oldPassword = password.known.peek() ?? old.value.peek();
    const newPassword = secret.password.value.peek();
    const confirmNewPassword = secret.confirm.value.peek();
    if (newPassword === oldPassword) return tellSame();
    const done = app.say(t('password.changing'), { kind: 'loading' });
    try {
      await password.change({ oldPassword, newPassword, confirmNewPassword });
    } finally {
      done();
    }
    app.say(t('error.in_chang_saved'), { kind: 'ok', ms: STAY });
    await new Promise<void>((resolve) => after(STAY, resolve));
    // Whoever has gone elsewhere meanwhile stays there.
    if (app.address.peek().path === paths.changePassword) app.open(paths.home, { replace: true });
  }

  const tellSame = () =>
    app.alert({
      title: t('app.popupPrompt'),
      text: t('refusal.samePassword'),
      ok: t('app.understood'),
    });

  return { form, old, secret };
}
