import { countdown } from '@kit/data/countdown';
import { after } from '@kit/data/timers';
import { useMount, useOnce, useSignalEffect } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { createRecovery } from '../../../stores/account/recovery';
import { createRule } from '../../../stores/account/rule';
import type { Host } from '../../../stores/base/host';
import { useHost } from '../../../stores/base/useStore';
import { Button } from '../../../ui/controls/Button';
import { TextField } from '../../../ui/fields/TextField';
import { type App, useApp } from '../../../widgets/site/app/useApp';
import { createAppForm } from '../../../widgets/site/forms/createAppForm';
import { requiredRule } from '../../../widgets/site/forms/requiredRule';
import { MailSent } from './MailSent';

const RESEND_AFTER_SECONDS = 60;

function createMailForm({ use }: Host, app: App) {
  const rules = use(createRule);
  const { requestMail } = use(createRecovery);
  const isSent = signal(false);
  const minutes = signal<number | undefined>(undefined);
  const resendCountdown = countdown();
  const form = createAppForm(app, {
    async onSubmit() {
      minutes.value = await requestMail(email.value.peek().trim());
      isSent.value = true;
      resendCountdown.start(RESEND_AFTER_SECONDS);
    },
  });
  const email = form.field(
    'email',
    signal(''),
    requiredRule(rules, 'email', (typed) => typed.trim()),
  );
  return { form, email, isSent, minutes, resendCountdown };
}

export function ResetByMail() {
  const host = useHost();
  const app = useApp();
  const { form, email, isSent, minutes, resendCountdown } = useOnce(() =>
    createMailForm(host, app),
  );
  useMount(() => resendCountdown.stop);
  useSignalEffect(() => {
    if (!isSent.value || email.error.value === undefined) return;
    // The address was rejected when the mail was sent again. Only its field can show the error,
    // and it can be focused when it has been drawn.
    isSent.value = false;
    after(0, form.focusFirstError);
  });
  return (
    <form className="auth-page-form" {...form.props}>
      <When
        is={isSent}
        or={() => (
          <>
            <TextField
              icon="mail"
              type="email"
              inputMode="email"
              name="email"
              autoComplete="email"
              isKept
              enterKeyHint="send"
              label={t('password.email')}
              value={email.value}
              error={email.error}
              onBlur={email.onBlur}
            />
            <Button type="submit" wide busy={form.isBusy}>
              {t('password.sendEmail')}
            </Button>
          </>
        )}
      >
        {() => (
          <MailSent
            minutes={minutes}
            secondsLeft={resendCountdown.left}
            isBusy={form.isBusy}
            onResend={() => void form.submit()}
          />
        )}
      </When>
    </form>
  );
}
