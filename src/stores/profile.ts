import { setEmail, setNickname, setPayeeName } from '../contract/profile';
import type { Host } from './host';
import { createSecurity } from './security';
import { createSession } from './session';

export type ProfileField = 'nickname' | 'email' | 'payeeName';

/** Details that members enter about themselves. */
export function createProfile({ call, use }: Host) {
  const { loadMember } = use(createSession);
  const { config } = use(createSecurity);

  const send: Record<ProfileField, (value: string) => Promise<unknown>> = {
    nickname: (nickname) => call(setNickname, { nickname }),
    email: (email) => call(setEmail, { email }),
    payeeName: (payeeName) => call(setPayeeName, { payeeName }),
  };

  return {
    async set(field: ProfileField, value: string) {
      await send[field](value);
      // The value is saved. It does not matter when the member info fails to load.
      await Promise.all([loadMember(), config.reload()]);
    },
  };
}
