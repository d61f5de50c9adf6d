import { type Check, createForm, type Form } from '@kit/form';
import { signal } from '@kit/signals';
import { language } from '../../i18n/locale';
import { t, text } from '../../i18n/t';
import type { App } from '../../widgets/useApp';
import { tellRefusal } from './tellRefusal';

const SAID_FOR = 2000;

export const filled: Check = (value) => (value.trim() ? undefined : text('refusal.fieldRequired'));

/** A form of this screen: says that it was kept and closes, or why not and stays as it is. */
export function createGuardForm(app: App, send: () => Promise<unknown>, done: () => void): Form {
  const form: Form = createForm({
    spoken: language,
    async send() {
      await send();
      done();
      app.say(t('security.saved'), { kind: 'ok', ms: SAID_FOR });
    },
    failed: (error) => tellRefusal(app, form, error),
  });
  return form;
}

/** The login password, for what a borrowed session must not do. */
export const addProof = (form: Form) =>
  form.field('password', signal(''), (value) =>
    value ? undefined : text('refusal.fieldRequired'),
  );
