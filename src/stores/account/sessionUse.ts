import { createChannel } from '@kit/data/channel';
import { every } from '@kit/data/timers';
import { onChange } from '@kit/render/onChange';
import type { Host } from '../base/host';
import { createSystem } from '../site/system';
import { createSession } from './session';

const MINUTE = 60_000;
const RENEW_AFTER_MS = 10 * MINUTE;
/** How often the other tabs learn that this one is in use. */
const TELL_AFTER_MS = MINUTE / 3;

/**
 * Renews the session while the app is in use, so that an active player is never logged out, and ends it
 * after the idle time of the settings.
 */
export function createSessionUse(host: Host) {
  const { use } = host;
  const session = use(createSession);
  const { settings } = use(createSystem);
  let usedAt = Date.now();
  let renewedAt = Date.now();
  let toldAt = 0;
  /** The member whose session is in use. Tabs share sessions, so an idle tab must not end that of a used one. */
  const channel = createChannel<string | undefined>(host, 'feria.sessionUse');
  const member = () => session.info.peek()?.memberDigest;

  let endIfIdle = () => false;

  function onUse() {
    // A tap after a long sleep of the device may come before the timer.
    if (endIfIdle()) return;
    usedAt = Date.now();
    if (usedAt - toldAt >= TELL_AFTER_MS) {
      toldAt = usedAt;
      channel.send(member());
    }
    if (!session.isLoggedIn.peek() || usedAt - renewedAt < RENEW_AFTER_MS) return;
    renewedAt = usedAt;
    // Without a network the next use tries again after the same time.
    void session.renew().catch(() => undefined);
  }

  function isIdle() {
    const { idleMinutes = 0 } = settings.peek() ?? {};
    return idleMinutes > 0 && Date.now() - usedAt >= idleMinutes * MINUTE;
  }

  return {
    /** Called for each tap, key and message of a game. */
    onUse,

    /**
     * Calls `end` when a session was not used for the idle time, unless `isPlaying` says that a game is
     * being used. Returns the function that stops it.
     */
    watchIdle(end: () => void, isPlaying: () => boolean) {
      const startIdleTime = () => {
        usedAt = Date.now();
      };
      startIdleTime();
      endIfIdle = () => {
        if (!session.isLoggedIn.peek() || !isIdle() || isPlaying()) return false;
        end();
        return true;
      };
      // The time as a visitor does not count.
      const stopSession = onChange(session.token, startIdleTime);
      const stopChannel = channel.onMessage((used) => {
        if (used && used === member()) usedAt = Date.now();
      });
      const stopTimer = every(MINUTE / 2, () => {
        if (isIdle() && isPlaying()) onUse();
        else endIfIdle();
      });
      return () => {
        stopSession();
        stopChannel();
        stopTimer();
        endIfIdle = () => false;
      };
    },
  };
}
