import { every } from '@kit/timers';
import type { Host } from './host';
import { createSession } from './session';
import { createSystem } from './system';

const MINUTE = 60_000;
const RENEW_AFTER_MS = 10 * MINUTE;

/**
 * Renews the session while the app is in use, so that an active player is never logged out, and ends it
 * after the idle time of the settings.
 */
export function createSessionUse({ use }: Host) {
  const session = use(createSession);
  const { settings } = use(createSystem);
  let usedAt = Date.now();
  let renewedAt = Date.now();

  function onUse() {
    usedAt = Date.now();
    if (!session.isLoggedIn.peek() || usedAt - renewedAt < RENEW_AFTER_MS) return;
    renewedAt = usedAt;
    // Without a network the next use tries again after the same time.
    void session.renew().catch(() => undefined);
  }

  return {
    /** Called for each tap, key and message of a game. */
    onUse,

    /** Calls `end` when a session was not used for the idle time. Returns the function that stops it. */
    watchIdle(end: () => void) {
      usedAt = Date.now();
      return every(MINUTE / 2, () => {
        const { idleMinutes = 0 } = settings.peek() ?? {};
        const isOver = idleMinutes > 0 && Date.now() - usedAt >= idleMinutes * MINUTE;
        if (isOver && session.isLoggedIn.peek()) end();
      });
    },
  };
}
