import { changePassword } from '../contract/password';
import type { Host } from './host';
import { createRemember } from './remember';
import { createSession } from './session';

interface Change {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

/** The member's login password. */
export function createPassword({ call, use }: Host) {
  const { info, knownPassword, forgetKnownPassword } = use(createSession);
  const remember = use(createRemember);

  return {
    /** Of a first login that just took place: nobody is asked for it again. */
    known: knownPassword,

    async change(wish: Change) {
      await call(changePassword, wish);
      remember.renew(wish.newPassword);
      forgetKnownPassword();
      const session = info.peek();
      if (session?.firstTimeLogin) info.value = { ...session, firstTimeLogin: false };
    },
  };
}
