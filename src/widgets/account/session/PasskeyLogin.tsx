import { isOnline } from '@kit/data/network';
import { useMount, useOnce } from '@kit/render/hooks';
import { type ReadonlySignal, signal } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { createPasskey, isCancelled } from '../../../stores/account/passkey';
import { useStore } from '../../../stores/base/useStore';
import { Button } from '../../../ui/controls/Button';
import { useApp } from '../../site/app/useApp';
import { useAfterLogin } from './useAfterLogin';
import { useClosedAccount } from './useClosedAccount';

interface Props {
  isAgent: ReadonlySignal<boolean>;
  onDone: () => void;
}

/** Logging in with a passkey: by this button, or from the suggestions of the user name field. */
export function PasskeyLogin({ isAgent, onDone }: Props) {
  const passkey = useStore(createPasskey);
  const afterLogin = useAfterLogin();
  const explainClosed = useClosedAccount();
  const app = useApp();
  const isBusy = useOnce(() => signal(false));
  const autofill = useOnce(() => ({ stop: () => {}, isMounted: false }));
  const kind = () => (isAgent.peek() ? 'agent' : 'member');

  function startAutofill() {
    const controller = new AbortController();
    autofill.stop = () => controller.abort();
    passkey
      .loginByAutofill(kind, controller.signal)
      .then(async (opened) => {
        if (opened && (await afterLogin({ opened }))) onDone();
      })
      .catch((error) => {
        if (!explainClosed(error)) app.showError(error);
        offerAgain();
      });
  }
  /** After a login that failed. */
  const offerAgain = () => {
    if (autofill.isMounted) startAutofill();
  };
  useMount(() => {
    autofill.isMounted = true;
    startAutofill();
    return () => {
      autofill.isMounted = false;
      autofill.stop();
    };
  });

  async function logIn() {
    if (isBusy.peek()) return;
    isBusy.value = true;
    // A browser answers one request at a time.
    autofill.stop();
    try {
      const opened = await passkey.login(kind());
      if (await afterLogin({ opened })) onDone();
    } catch (error) {
      const isExplained = explainClosed(error);
      // A missing network is shown even if the passkey dialog was cancelled.
      if (!isExplained && (!isCancelled(error) || !isOnline.peek())) app.showError(error);
      offerAgain();
    } finally {
      isBusy.value = false;
    }
  }

  return (
    <>
      <Button
        kind="secondary"
        size="medium"
        wide
        icon="fingerprint"
        busy={isBusy}
        onClick={() => void logIn()}
      >
        {t('session.passkey')}
      </Button>
      <p className="login-passkey-note">{t('session.passkeyNote')}</p>
    </>
  );
}
