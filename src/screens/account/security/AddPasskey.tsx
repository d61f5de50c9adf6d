import { useOnce } from '@kit/render/hooks';
import { type Signal, signal } from '@kit/render/signals';
import { isApiError } from '../../../api/ApiError';
import { errorText } from '../../../i18n/errorText';
import { t, text } from '../../../i18n/t';
import { createPasskey, isCancelled, isKnownDevice } from '../../../stores/account/passkey';
import { createSecurity } from '../../../stores/account/security';
import { useStore } from '../../../stores/base/useStore';
import { PasswordPrompt } from '../../../ui/fields/PasswordPrompt';
import { toastMs } from '../../../ui/overlays/toasts';
import { useApp } from '../../../widgets/site/app/useApp';

const MAX_NAME_LENGTH = 40;

/** Asks for a name and the login password, so that a stolen session cannot add a passkey. */
export function AddPasskey({ open }: { open: Signal<boolean> }) {
  const { add, list } = useStore(createPasskey);
  const { config } = useStore(createSecurity);
  const app = useApp();
  const isBusy = useOnce(() => signal(false));
  const passwordError = useOnce(() => signal<string | undefined>(undefined));
  const name = useOnce(() =>
    signal(text('security.passkeyNumber', { n: (list.value.peek()?.length ?? 0) + 1 })),
  );

  async function addPasskey(password: string) {
    if (isBusy.peek()) return;
    passwordError.value = undefined;
    if (!password) {
      passwordError.value = text('validation.fieldRequired');
      return;
    }
    isBusy.value = true;
    try {
      await add(password, name.peek().trim());
      open.value = false;
      app.showToast(t('session.passkeyReady'), { kind: 'ok' });
      await config.reload();
    } catch (error) {
      showAddError(error);
    } finally {
      isBusy.value = false;
    }
  }

  function showAddError(error: unknown) {
    if (isCancelled(error)) return;
    if (isKnownDevice(error))
      app.showToast(t('security.passkeyKnown'), { kind: 'fail', ms: toastMs.short });
    else if (isApiError(error) && error.code === 'password_wrong')
      passwordError.value = errorText(error);
    else app.showError(error);
  }

  return (
    <PasswordPrompt
      open={open}
      title={t('session.promptTitle')}
      text={t('security.passkeyAsk')}
      textLabel={t('security.passkeyName')}
      textField={{
        value: name,
        icon: 'fingerprint',
        autoComplete: 'off',
        maxLength: MAX_NAME_LENGTH,
      }}
      passwordLabel={t('session.password')}
      ok={t('security.next')}
      cancel={t('app.cancel')}
      showLabel={t('session.showPassword')}
      hideLabel={t('session.hidePassword')}
      error={passwordError}
      busy={isBusy}
      onSubmit={({ password }) => void addPasskey(password)}
    />
  );
}
