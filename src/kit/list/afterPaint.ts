import { after, type Stop } from '../data/timers';
import { afterLayout } from './afterLayout';

/**
 * Calls back once after the next frame was painted, so that what a tap shows at once (a ripple, a pressed button) is on the
 * screen before longer work begins. On a hidden page that is when it is shown again.
 */
export function afterPaint(act: () => void): Stop {
  let stop = afterLayout(() => {
    stop = after(0, act);
  });
  return () => stop();
}
