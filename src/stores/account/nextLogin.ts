import type { Host } from '../base/host';

/** The user name to fill in at the next login: of a new account, or one with a new password. */
export function createNextLogin({ memberSignal }: Host) {
  return { username: memberSignal('') };
}
