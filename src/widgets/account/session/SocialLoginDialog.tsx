import { useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, type ReadonlySignal, type Signal, signal } from '@kit/render/signals';
import { errorText } from '../../../i18n/errorText';
import { t, text } from '../../../i18n/t';
import { createLogin } from '../../../stores/account/login';
import { createThirdParty, type SocialChannel } from '../../../stores/account/thirdParty';
import { useStore } from '../../../stores/base/useStore';
import { Button } from '../../../ui/controls/Button';
import { TextField } from '../../../ui/fields/TextField';
import { Dialog } from '../../../ui/overlays/Dialog';
import { useApp } from '../../site/app/useApp';
import { createAppForm } from '../../site/forms/createAppForm';
import { tokenLogin } from './loginInput';
import { useAfterLogin } from './useAfterLogin';
import { useClosedAccount } from './useClosedAccount';

interface Props {
  open: Signal<boolean>;
  channel: ReadonlySignal<SocialChannel>;
  isAgent: ReadonlySignal<boolean>;
  onDone: () => void;
}

const NAMES = { google: 'Google', facebook: 'Facebook' };
/** How long the dialog takes to open. */
const OPENING_MS = 300;

/** Stands in for the window of the sign-in service, when the settings have no keys for a real one. */
export function SocialLoginDialog({ open, channel, isAgent, onDone }: Props) {
  const { login } = useStore(createLogin);
  const { tokenOfEmail } = useStore(createThirdParty);
  const app = useApp();
  const afterLogin = useAfterLogin();
  const explainClosed = useClosedAccount();
  const name = computed(() => NAMES[channel.value]);

  const { form, email } = useOnce(() => {
    const form = createAppForm(app, {
      async onSubmit() {
        const token = await tokenOfEmail(channel.peek(), email.value.peek().trim());
        const agent = isAgent.peek() ? ({ loginAs: 'agent' } as const) : {};
        const opened = await login({ ...tokenLogin(channel.peek(), token), ...agent });
        open.value = false;
        if (await afterLogin({ opened })) onDone();
      },
      // The form has one field, so every error is shown there.
      onError(error) {
        if (explainClosed(error)) open.value = false;
        else email.setServerError(() => errorText(error));
        return true;
      },
    });
    const email = form.field('email', signal(''), (value) =>
      /^[^\s@]+@[^\s@]+$/.test(value.trim()) ? undefined : text('validation.emailFormat'),
    );
    return { form, email };
  });

  const close = () => {
    open.value = false;
  };
  // Each opening begins with an empty field.
  useSignalEffect(() => {
    if (open.value) form.reset();
  });

  return (
    <Dialog
      open={open}
      title={t('session.socialTitle', { name })}
      text={t('session.socialText', { name })}
      picture="/art/icons/handshake.webp"
      focusAfter={OPENING_MS}
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
        isKept
        maxLength={80}
        label={t('session.socialEmail')}
        value={email.value}
        error={email.error}
        required
      />
    </Dialog>
  );
}
