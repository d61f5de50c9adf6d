import { onChange } from '@kit/render/onChange';
import { signal } from '@kit/render/signals';
import { createSession } from '../../stores/account/session';
import type { Host } from '../../stores/base/host';

/** Whether the announcements for a login are due. A session that was restored from storage does not count. */
export function createJustLoggedIn({ use }: Host) {
  const { token } = use(createSession);
  /** True after a login during this visit, until its announcements were shown. */
  const hasJustLoggedIn = signal(false);
  return {
    hasJustLoggedIn,
    start: () =>
      onChange(token, () => {
        hasJustLoggedIn.value = token.peek() !== undefined;
      }),
  };
}
