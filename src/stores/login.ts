import type { InputOf } from '../contract/endpoint';
import { freePlay, login, trialUser } from '../contract/login';
import type { Host } from './host';
import { createSession } from './session';
import { createSystem } from './system';

/** Starts sessions: with a password, a code or a token of another service, or for free play. */
export function createLogin({ call, use }: Host) {
  const { startSession } = use(createSession);
  const { settings } = use(createSystem);

  return {
    async login(input: InputOf<typeof login>, isRemembered = false) {
      const merchant = settings.peek()?.merchantCode;
      const configured = merchant ? { merchantCode: merchant } : {};
      const opened = { ...configured, ...(await call(login, input, merchant ? { merchant } : {})) };
      const password = input.type === 'username' ? input.password : undefined;
      await startSession(opened, { isRemembered, password });
      return opened;
    },

    /** Opens a trial session. Returns whether the app should go to home then. */
    async startFreePlay() {
      const { account, merchantCode, trialFlag } = await call(trialUser);
      const merchant = merchantCode ?? settings.peek()?.merchantCode;
      const opened = await call(freePlay, account ? { account } : {}, merchant ? { merchant } : {});
      await startSession({ ...(merchant ? { merchantCode: merchant } : {}), ...opened });
      return trialFlag !== 0;
    },
  };
}
