import { onChange } from '@kit/onChange';
import { signal } from '@kit/signals';
import type { Host } from '../stores/host';
import { createSession } from '../stores/session';

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
