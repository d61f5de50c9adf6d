import { type Signal, signal } from '@kit/signals';
import { useSignal } from '@kit/useSignal';
import { useState } from 'react';
import { isApiError } from '../../api/ApiError';
import { t, text } from '../../i18n/t';
import { createPasskey, isCancelled, isKnownDevice } from '../../stores/passkey';
import { createSecurity } from '../../stores/security';
import { useStore } from '../../stores/useStore';
import { PasswordPrompt } from '../../ui/PasswordPrompt';
import { errorText } from '../../widgets/errorText';
import { useApp } from '../../widgets/useApp';

const LONGEST = 40;

/** What to call it, and the login password: a borrowed session must not leave a key behind. */
export function AddPasskey({ open }: { open: Signal<boolean> }) {
  const { add, own } = useStore(createPasskey);
  const { config } = useStore(createSecurity);
  const app = useApp();
  const isBusy = useSignal(false);
  const wrong = useSignal<string | undefined>(undefined);
  const [name] = useState(() =>
    signal(text('security.passkeyNumber', { n: (own.value.peek()?.length ?? 0) + 1 })),
  );

  async function send(password: string) {
    if (isBusy.peek()) return;
    wrong.value = undefined;
    if (!password) {
      wrong.value = text('refusal.fieldRequired');
      return;
    }
    isBusy.value = true;
    try {
      await add(password, name.peek().trim());
      open.value = false;
      app.say(t('session.passkeyReady'), { kind: 'ok' });
      await config.reload();
    } catch (error) {
      tell(error);
    } finally {
      isBusy.value = false;
    }
  }

  function tell(error: unknown) {
    if (isCancelled(error)) return;
    if (isKnownDevice(error)) app.say(t('security.passkeyKnown'), { kind: 'fail', ms: 3000 });
    else if (isApiError(error) && error.code === 'password_wrong') wrong.value = errorText(error);
    else app.sayError(error);
  }

  return (
    <PasswordPrompt
      open={open}
      title={t('session.promptTitle')}
      text={t('security.passkeyAsk')}
      textLabel={t('security.passkeyName')}
      textField={{ value: name, icon: 'fingerprint', autoComplete: 'off', maxLength: LONGEST }}
      passwordLabel={t('session.password')}
      ok={t('app.next')}
      cancel={t('app.cancel')}
      showLabel={t('session.showPassword')}
      hideLabel={t('session.hidePassword')}
      error={wrong}
      busy={isBusy}
      onSubmit={({ password }) => void send(password)}
    />
  );
}
