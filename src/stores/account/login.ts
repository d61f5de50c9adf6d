import { config } from '../../config/config';
import { freePlay, login, trialUser } from '../../contract/account/login';
import type { InputOf } from '../../contract/endpoint';
import type { Host } from '../base/host';
import { createSystem } from '../site/system';
import { createSession } from './session';

/** Starts sessions: with a password, a code or a token of another service, or for free play. */
export function createLogin({ call, use }: Host) {
  const { startSession, token } = use(createSession);
  const { whiteLabel } = use(createSystem);

  return {
    async login(input: InputOf<typeof login>, isRemembered = false) {
      const { merchant } = config;
      const isAgent = input.loginAs === 'agent' ? { isAgent: true } : {};
      const reply = await call(login, input, { merchant });
      const opened = { merchantCode: merchant, ...reply, ...isAgent };
      const password = input.type === 'username' ? input.password : undefined;
      await startSession(opened, { isRemembered, password });
      return opened;
    },

    /** Opens a trial session. Returns whether the app should go to home then. */
    async startFreePlay() {
      const before = token.peek();
      const { account, merchantCode, trialFlag } = await call(trialUser);
      const merchant = merchantCode ?? config.trialMerchant ?? config.merchant;
      const opened = await call(freePlay, account ? { account } : {}, { merchant });
      // Whoever logged in meanwhile stays logged in.
      if (token.peek() !== before) return false;
      await startSession({ merchantCode: merchant, ...opened });
      return (trialFlag ?? whiteLabel.value.peek()?.trialFlag) !== 0;
    },
  };
}
