import { useOnce } from '@kit/render/hooks';
import { type ReadonlySignal, signal } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { createLogin } from '../../../stores/account/login';
import { createThirdParty, type SocialChannel } from '../../../stores/account/thirdParty';
import { useStore } from '../../../stores/base/useStore';
import { useApp } from '../../site/app/useApp';
import { tokenLogin } from './loginInput';
import { useAfterLogin } from './useAfterLogin';
import { useClosedAccount } from './useClosedAccount';

interface Options {
  isAgent: ReadonlySignal<boolean>;
  onDone: () => void;
}

/** The member closed the window of the service, or opened it twice. */
const CANCELLED = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request'];

/** Logs in by the window of the real sign-in service. */
export function useSocialLogin({ isAgent, onDone }: Options) {
  const app = useApp();
  const { login } = useStore(createLogin);
  const { tokenByPopup } = useStore(createThirdParty);
  const afterLogin = useAfterLogin();
  const explainClosed = useClosedAccount();
  const busyWith = useOnce(() => signal<SocialChannel | undefined>(undefined));

  function showFailure(error: unknown) {
    const { code = '' } = error as { code?: string };
    if (CANCELLED.includes(code) || explainClosed(error)) return;
    // Browsers open a window only shortly after a tap, and the SDK had to be loaded first. Now it is loaded.
    if (code === 'auth/popup-blocked') app.showToast(t('session.popupBlocked'));
    else app.showError(error);
  }

  async function logIn(channel: SocialChannel) {
    if (busyWith.peek()) return;
    busyWith.value = channel;
    try {
      const token = await tokenByPopup(channel);
      const agent = isAgent.peek() ? ({ loginAs: 'agent' } as const) : {};
      const opened = await login({ ...tokenLogin(channel, token), ...agent });
      if (await afterLogin({ opened })) onDone();
    } catch (error) {
      showFailure(error);
    } finally {
      busyWith.value = undefined;
    }
  }

  return { logIn, busyWith };
}
