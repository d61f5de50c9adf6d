import { useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, signal } from '@kit/render/signals';
import { errorText } from '../../../i18n/errorText';
import { t, text } from '../../../i18n/t';
import { createThirdParty } from '../../../stores/account/thirdParty';
import { useStore } from '../../../stores/base/useStore';
import { Button } from '../../../ui/controls/Button';
import { TextField } from '../../../ui/fields/TextField';
import { Dialog } from '../../../ui/overlays/Dialog';
import { useApp } from '../../site/app/useApp';
import { createAppForm } from '../../site/forms/createAppForm';
import { type SocialLoginProps, useSocialLogin } from './useSocialLogin';

const NAMES = { google: 'Google', facebook: 'Facebook' };
/** How long the dialog takes to open. */
const OPENING_MS = 300;

/** Stands in for the window of the sign-in service, when the settings have no keys for a real one. */
export function SocialLoginDialog(props: SocialLoginProps) {
  const { open, channel } = props;
  const { tokenOfEmail } = useStore(createThirdParty);
  const app = useApp();
  const { logIn, explain } = useSocialLogin(props);
  const name = computed(() => NAMES[channel.value]);

  const { form, email } = useOnce(() => {
    const form = createAppForm(app, {
      onSubmit: () => logIn((service) => tokenOfEmail(service, email.value.peek().trim())),
      // The form has one field, so every other error is shown there.
      onError(error) {
        if (!explain(error)) email.setServerError(() => errorText(error));
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
