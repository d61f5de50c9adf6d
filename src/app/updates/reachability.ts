import { isOnline, unansweredCount } from '@kit/data/network';
import { after } from '@kit/data/timers';
import { onChange } from '@kit/render/onChange';
import { isPageShown } from '@kit/web/pageShown';

const FIRST_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 30_000;

/**
 * Looks for the server after a request without an answer: the browser reports a network also when it
 * leads nowhere. Until the server answers again, the app is offline.
 */
export function startReachability(isReachable: () => Promise<boolean>) {
  let isProbing = false;
  let hasEnded = false;
  let endPause = () => {};

  async function probe() {
    if (isProbing) return;
    isProbing = true;
    let pause = FIRST_PAUSE_MS;
    while (!hasEnded && !(await isReachable())) {
      if (hasEnded) return;
      isOnline.value = false;
      await new Promise<void>((resolve) => {
        endPause = pauseOrReturn(pause, resolve);
      });
      endPause = () => {};
      pause = Math.min(pause * 2, MAX_PAUSE_MS);
    }
    isProbing = false;
    if (hasEnded) return;
    // The event of the browser, so that whatever waits for the network needs one listener only.
    if (!isOnline.peek()) dispatchEvent(new Event('online'));
  }
  // This code starts after the first requests of a page.
  if (unansweredCount.peek()) void probe();
  const stop = onChange(unansweredCount, () => void probe());
  return () => {
    hasEnded = true;
    stop();
    endPause();
  };
}

/** Calls back once: after the time, when the page is shown again or hidden, or when the browser finds a network. */
function pauseOrReturn(ms: number, onEnd: () => void) {
  const end = () => {
    for (const stop of stops) stop();
    removeEventListener('online', end);
    onEnd();
  };
  const stops = [onChange(isPageShown, end)];
  // Of many tabs, only the one that is shown repeats its request.
  if (isPageShown.peek()) stops.push(after(ms, end));
  addEventListener('online', end);
  return end;
}
