import { signal } from '@kit/signals';
import type { Host } from './host';

/** Who is to log in next, named by what led there: a new account, a new password. */
export function createNextLogin(_: Host) {
  return { username: signal('') };
}
