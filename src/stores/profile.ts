import { setEmail, setNickname, setPayeeName } from '../contract/member';
import type { Host } from './host';
import { createSecurity } from './security';
import { createSession } from './session';

export type Detail = 'nickname' | 'email' | 'payeeName';

/** What members say of themselves. */
export function createProfile({ call, use }: Host) {
  const { loadMember } = use(createSession);
  const { config } = use(createSecurity);

  const send: Record<Detail, (value: string) => Promise<unknown>> = {
    nickname: (nickname) => call(setNickname, { nickname }),
    email: (email) => call(setEmail, { email }),
    payeeName: (payeeName) => call(setPayeeName, { payeeName }),
  };

  return {
    async set(detail: Detail, value: string) {
      await send[detail](value);
      // It is kept: what is shown of it may come later.
      await Promise.all([loadMember().catch(() => undefined), config.reload()]);
    },
  };
}
