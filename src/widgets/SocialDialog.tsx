import { createForm } from '@kit/form';
import { type ReadonlySignal, type Signal, signal } from '@kit/signals';
import { after } from '@kit/timers';
import { useState } from 'react';
import { language } from '../i18n/locale';
import { t, text } from '../i18n/t';
import { createSession } from '../stores/session';
import { createThirdParty, type SocialChannel } from '../stores/thirdParty';
import { useStore } from '../stores/useStore';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { TextField } from '../ui/TextField';
import { errorText } from './errorText';
import { byToken } from './loginPayload';
import { useAfterLogin } from './useAfterLogin';

interface Props {
  asked: Signal<SocialChannel | undefined>;
  channel: SocialChannel;
  isAgent: ReadonlySignal<boolean>;
  onDone: () => void;
}

const NAMES = { google: 'Google', facebook: 'Facebook' };
const LEAVING = 300;

/** Stands where the window of the other service would open. */
export function SocialDialog({ asked, channel, isAgent, onDone }: Props) {
  const session = useStore(createSession);
  const { tokenOfEmail } = useStore(createThirdParty);
  const settle = useAfterLogin();
  const name = NAMES[channel];

  const [{ form, email, open }] = useState(() => {
    const open = signal(true);
    const form = createForm({ send, failed, spoken: language });
    const email = form.field('email', signal(''), (value) =>
      /^[^\s@]+@[^\s@]+$/.test(value.trim()) ? undefined : text('refusal.emailFormat'),
    );
    async function send() {
      const token = await tokenOfEmail(channel, email.value.peek().trim());
      const as = isAgent.peek() ? ({ loginAs: 'agent' } as const) : {};
      const opened = await session.login({ ...byToken(channel, token), ...as });
      open.value = false;
      if (await settle({ opened })) onDone();
    }
    function failed(error: unknown) {
      email.refuse(errorText(error));
    }
    return { form, email, open };
  });

  const close = () => {
    open.value = false;
    after(LEAVING, () => {
      asked.value = undefined;
    });
  };

  return (
    <Dialog
      open={open}
      title={t('session.socialTitle', { name })}
      text={t('session.socialText', { name })}
      picture="/art/icons/handshake.webp"
      focusAfter={LEAVING}
      onDismiss={close}
      onSubmit={() => void form.submit()}
      actions={
        <>
          <Button kind="secondary" size="medium" onClick={close}>
            {t('app.cancel')}
          </Button>
          <Button size="medium" type="submit" busy={form.isBusy}>
            {t('session.socialGo')}
          </Button>
        </>
      }
    >
      <TextField
        icon="mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={80}
        label={t('session.socialEmail')}
        value={email.value}
        error={email.error}
        required
      />
    </Dialog>
  );
}
