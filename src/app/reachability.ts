import { isOnline, unanswered } from '@kit/network';
import { onChange } from '@kit/onChange';
import { after } from '@kit/timers';

const FIRST_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 30_000;

/**
 * Looks for the server after a request without an answer: the browser reports a network also when it
 * leads nowhere. Until the server answers again, the app is offline.
 */
export function startReachability(isReachable: () => Promise<boolean>) {
  let isLooking = false;

  async function look() {
    if (isLooking) return;
    isLooking = true;
    let pause = FIRST_PAUSE_MS;
    while (!(await isReachable())) {
      isOnline.value = false;
      await pauseOrReturn(pause);
      pause = Math.min(pause * 2, MAX_PAUSE_MS);
    }
    isLooking = false;
    // The event of the browser: whatever waits for the network hears of both.
    if (!isOnline.peek()) dispatchEvent(new Event('online'));
  }
  return onChange(unanswered, () => void look());
}

/** Ends early when the person comes back to the page, or the browser finds a network. */
function pauseOrReturn(ms: number) {
  return new Promise<void>((resolve) => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const end = () => {
      stop();
      listeners.abort();
      resolve();
    };
    // Of many tabs, only the one that is seen asks again and again.
    const stop = document.hidden ? () => {} : after(ms, end);
    addEventListener('online', end, { signal });
    document.addEventListener('visibilitychange', end, { signal });
  });
}
