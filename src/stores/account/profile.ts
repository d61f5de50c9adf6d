import {
  email,
  nickname,
  payeeName,
  setEmail,
  setNickname,
  setPayeeName,
} from '../../contract/account/profile';
import type { Host } from '../base/host';
import { createSecurity } from './security';
import { createSession } from './session';

export type ProfileField = 'nickname' | 'email' | 'payeeName';

/** Details that members enter about themselves. */
export function createProfile({ call, use }: Host) {
  const { loadMember } = use(createSession);
  const { config } = use(createSecurity);

  const send: Record<ProfileField, (value: string) => Promise<unknown>> = {
    nickname: (value) => call(setNickname, { nickname: value }),
    email: (value) => call(setEmail, { email: value }),
    payeeName: (value) => call(setPayeeName, { payeeName: value }),
  };

  const read: Record<ProfileField, () => Promise<string | null>> = {
    nickname: async () => (await call(nickname)).nickname,
    email: async () => (await call(email)).email,
    payeeName: async () => (await call(payeeName)).payeeName,
  };

  return {
    /** For a backend whose member info does not have the field. */
    read: (field: ProfileField) => read[field](),

    async set(field: ProfileField, value: string) {
      await send[field](value);
      // The value is saved. It does not matter when the member info fails to load.
      await Promise.all([loadMember(), config.reload()]);
    },
  };
}
