import { changePassword } from '../../contract/account/password';
import type { InputOf } from '../../contract/endpoint';
import type { Host } from '../base/host';
import { createRemember } from './remember';
import { createSession } from './session';

/** The member's login password. */
export function createPassword({ call, use }: Host) {
  const { info, knownPassword, updateInfo } = use(createSession);
  const remember = use(createRemember);

  return {
    /** After a first login the old password is known, so the form has no field for it. */
    knownPassword,

    async change(input: InputOf<typeof changePassword>) {
      await call(changePassword, input);
      remember.updatePassword(info.peek()?.userName ?? '', input.newPassword);
      knownPassword.value = undefined;
      // It is not required again.
      if (info.peek()?.firstTimeLogin) updateInfo({ firstTimeLogin: false });
    },
  };
}
