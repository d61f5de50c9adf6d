import { useOnce } from '@kit/render/hooks';
import type { ReadonlySignal } from '@kit/render/signals';
import { createLogin } from '../../../stores/account/login';
import { createRemember } from '../../../stores/account/remember';
import { createRule } from '../../../stores/account/rule';
import { createThirdParty } from '../../../stores/account/thirdParty';
import { useStore } from '../../../stores/base/useStore';
import { createSystem } from '../../../stores/site/system';
import { useApp } from '../../site/app/useApp';
import { useCaptcha } from '../../site/forms/useCaptcha';
import { useDialing } from '../../site/forms/useDialing';
import { useFormRules } from '../../site/forms/useFormRules';
import { createLoginForm, readLogin } from './createLoginForm';
import { fillFromManager, fillRemembered, forgetRemembered, loginToKeep } from './keptLogin';
import { useAfterLogin } from './useAfterLogin';
import { useClosedAccount } from './useClosedAccount';

interface Options {
  /** Whether to log in as an agent. Members and agents cannot use each other's login. */
  isAgent: ReadonlySignal<boolean>;
  /** The user name to begin with, such as the one that was just registered. */
  name?: string;
  onDone: () => void;
}

/** Login by user name and login by SMS code. */
export function useLoginForm({ isAgent, name = '', onDone }: Options) {
  const app = useApp();
  const logins = useStore(createLogin);
  const rules = useStore(createRule);
  const remember = useStore(createRemember);
  const thirdParty = useStore(createThirdParty);
  const hasSms = useStore(createSystem).hasFlag('MOBILEVERCODELOGIN3');
  const afterLogin = useAfterLogin();
  const explainClosed = useClosedAccount();
  const dialing = useDialing();

  async function logIn(): Promise<void> {
    // The fields may change before the reply.
    const kept = login.isRemembered.peek()
      ? loginToKeep(login, dialing, isAgent.peek())
      : undefined;
    const agent = isAgent.peek() ? ({ loginAs: 'agent' } as const) : {};
    const input = await readLogin(login, dialing, thirdParty, captcha.answer());
    const opened = await logins.login({ ...input, ...agent }, kept !== undefined);
    if (kept) remember.save(kept);
    else remember.clear();
    const { password } = input;
    if (await afterLogin({ opened, password, isRemembered: kept !== undefined })) onDone();
  }

  /** Returns whether nothing else has to be shown. */
  function onError(error: unknown): boolean {
    if (explainClosed(error)) return true;
    const wasShown = captcha.isShown.peek();
    if (captcha.showIfRequired(error) && !wasShown) captcha.focus();
    return false;
  }

  const login = useOnce(() =>
    createLoginForm({ app, rules, hasSms, name, onSubmit: logIn, onError }),
  );
  const { form } = login;
  useFormRules(form);
  const captcha = useCaptcha((value, validate) => form.field('captcha', value, validate));
  return {
    ...login,
    remember,
    hasSms,
    captcha,
    dialing,
    fillRemembered: () => fillRemembered(login, dialing, remember),
    fillFromManager: () => fillFromManager(login, name, remember),
    forgetRemembered: () => forgetRemembered(login, remember),
  };
}
