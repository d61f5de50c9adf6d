import { readStored } from '@kit/data/storage';
import { batch, effect, untracked } from '@kit/render/signals';
import { logout } from '../../contract/account/session';
import type { Host } from '../base/host';
import { createLogouts, digestOf, LOGOUTS_KEY, logoutsCodec } from './logouts';
import { createSession } from './session';

/** The ways in which a session ends before it expires. */
export function createLogout({ call, use }: Host) {
  const { info, autoLogin, endSession, isLoggedOut } = use(createSession);
  const { times } = use(createLogouts);

  /** A page that slept has missed changes by other tabs. */
  function refresh() {
    times.value = readStored(LOGOUTS_KEY, logoutsCodec, 'local');
  }

  /** Notes the logout for the member's other tabs. */
  function note(member: string) {
    refresh();
    // Later than the last one, also when the clock was moved back.
    const time = Math.max(Date.now(), (times.peek()?.[member] ?? 0) + 1);
    times.value = { ...times.peek(), [member]: time };
  }

  /** Ends the session at once, whatever the server answers. Each tab has a token of its own. */
  function revokeSession(input: { everywhere?: boolean } = {}) {
    const request = call(logout, input).catch(() => undefined);
    endSession();
    return request;
  }

  return {
    /** Ends the session of this tab alone: the member may be using another one. */
    logoutThisTab() {
      autoLogin.value = '0';
      return revokeSession();
    },

    /** Ends the sessions of the member in all tabs, also in those that sleep. */
    async logout() {
      const current = info.peek();
      autoLogin.value = '0';
      const request = revokeSession({ everywhere: true });
      if (current) note(digestOf(current));
      await request;
    },

    /** Ends the session of this tab too when the same member logs out in another tab, then calls back. */
    onLogoutInOtherTab: (ended: () => void) =>
      effect(() => {
        times.value;
        untracked(() => {
          if (!isLoggedOut()) return;
          void revokeSession();
          ended();
        });
      }),

    /** For a page that slept: ends a session whose member has logged out meanwhile, and sends nothing. */
    endIfLoggedOut: () =>
      // A batch: `onLogoutInOtherTab` would send a request with the old token.
      batch(() => {
        refresh();
        if (!isLoggedOut()) return false;
        endSession();
        return true;
      }),
  };
}
