import { onChange } from '@kit/render/onChange';
import { signal } from '@kit/render/signals';
import { createSession } from '../../stores/account/session';
import type { Host } from '../../stores/base/host';

/**
 * True after a login during this visit, until the announcements for the login were shown. A
 * session that was restored from storage does not count.
 */
export const hasJustLoggedIn = signal(false);

export function startLoginWatch({ use }: Host) {
  const { token } = use(createSession);
  return onChange(token, () => {
    hasJustLoggedIn.value = token.peek() !== undefined;
  });
}
