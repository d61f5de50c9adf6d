import type { Form } from '@kit/data/form';
import type { ReadonlySignal, Signal } from '@kit/render/signals';
import { createLogin } from '../../../stores/account/login';
import type { SocialChannel } from '../../../stores/account/thirdParty';
import { useStore } from '../../../stores/base/useStore';
import { useApp } from '../../site/app/useApp';
import { showServerError } from '../../site/forms/createAppForm';
import type { CaptchaForm } from '../../site/forms/useCaptcha';
import { tokenLogin } from './loginInput';
import { useAfterLogin } from './useAfterLogin';
import { useClosedAccount } from './useClosedAccount';

export interface SocialLoginOptions {
  /** The form around, which has the captcha. */
  login: { form: Form; captcha: CaptchaForm };
  isAgent: ReadonlySignal<boolean>;
  onDone: () => void;
}

export interface SocialLoginProps extends SocialLoginOptions {
  /** True from the tap on until the login has ended. */
  open: Signal<boolean>;
  channel: ReadonlySignal<SocialChannel>;
}

/** Logs in with a token of the service, from its window or from the dialog in place of it. */
export function useSocialLogin({ login, open, channel, isAgent, onDone }: SocialLoginProps) {
  const { form, captcha } = login;
  const app = useApp();
  const logins = useStore(createLogin);
  const afterLogin = useAfterLogin();
  const explainClosed = useClosedAccount();

  async function logIn(getToken: (channel: SocialChannel) => Promise<string>) {
    const service = channel.peek();
    const token = tokenLogin(service, await getToken(service));
    const agent = isAgent.peek() ? ({ loginAs: 'agent' } as const) : {};
    const opened = await logins.login({ ...token, ...captcha.answer(), ...agent });
    open.value = false;
    if (await afterLogin({ opened })) onDone();
  }

  /** Closes and returns true, when the error is about a closed account, or belongs to the captcha of the form. */
  function explain(error: unknown) {
    const isClosed = explainClosed(error);
    if (!isClosed) captcha.showIfRequired(error);
    if (!isClosed && !captcha.isShown.peek()) return false;
    // First, because nothing outside of an open dialog can be focused.
    open.value = false;
    if (isClosed) return true;
    showServerError(app, form, error);
    captcha.focus();
    return true;
  }

  return { logIn, explain };
}
