import { computed, signal } from '@kit/signals';
import { countdown } from '@kit/timers';
import { useMount } from '@kit/useSignal';
import { When } from '@kit/When';
import { useState } from 'react';
import { t } from '../../i18n/t';
import type { Host } from '../../stores/host';
import { createRecovery } from '../../stores/recovery';
import { createRule } from '../../stores/rule';
import { useHost } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import { createAppForm } from '../../widgets/appForm';
import { needed } from '../../widgets/needed';
import { type App, useApp } from '../../widgets/useApp';
import { MailSent } from './MailSent';

const AGAIN_AFTER = 60;

function createMailForm({ use }: Host, app: App) {
  const rules = use(createRule);
  const { mail } = use(createRecovery);
  const minutes = signal(0);
  const again = countdown();
  const form = createAppForm(app, async () => {
    minutes.value = await mail(email.value.peek().trim());
    again.start(AGAIN_AFTER);
  });
  const email = form.field(
    'email',
    signal(''),
    needed(rules, 'email', (typed) => typed.trim()),
  );
  return { form, email, minutes, again };
}

export function ByMail() {
  const host = useHost();
  const app = useApp();
  const [{ form, email, minutes, again }] = useState(() => createMailForm(host, app));
  const isSent = computed(() => minutes.value > 0);
  useMount(() => again.stop);
  return (
    <form className="entry-form" {...form.props}>
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
            left={again.left}
            isBusy={form.isBusy}
            onAgain={() => void form.submit()}
          />
        )}
      </When>
    </form>
  );
}
