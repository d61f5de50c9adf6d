import { onChange } from '@kit/onChange';
import { signal } from '@kit/signals';
import type { Host } from '../stores/host';
import { createSession } from '../stores/session';

/** Somebody logged in just now, and has not been greeted yet. A kept session is no login. */
export const hasJustEntered = signal(false);

export function startEntered({ use }: Host) {
  const { token } = use(createSession);
  return onChange(token, () => {
    hasJustEntered.value = token.peek() !== undefined;
  });
}
