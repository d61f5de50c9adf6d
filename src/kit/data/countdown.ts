import { type ReadonlySignal, signal } from '../render/signals';
import { exactServerNow } from './serverTime';
import { after, type Stop } from './timers';

export interface Countdown {
  /** Whole seconds that are left. */
  left: ReadonlySignal<number>;
  start(seconds: number): Stop;
  /** Counts down to a time that the backend has set, by the clock of the backend. `now` reads another clock. */
  until(moment: number, now?: () => number): Stop;
  stop: Stop;
}

/** How often a countdown reads the clock. */
const COUNTDOWN_MS = 500;

/** A countdown that reads the clock instead of counting ticks, so it is correct after a suspension. */
export function countdown(seconds = 0): Countdown {
  const left = signal(seconds);
  let cancel: Stop = () => {};
  const stop = () => cancel();

  function until(moment: number, now = exactServerNow) {
    stop();
    const msLeft = () => Math.max(0, moment - now());
    left.value = Math.ceil(msLeft() / 1000);
    const tick = () => {
      const ms = msLeft();
      const seconds = Math.ceil(ms / 1000);
      // The time of the backend is known to the second: a reply must not make the countdown go up by one.
      if (seconds !== left.peek() + 1) left.value = seconds;
      if (ms > 0) cancel = after(ms % COUNTDOWN_MS || COUNTDOWN_MS, tick);
    };
    tick();
    return stop;
  }

  return { left, until, stop, start: (seconds) => until(Date.now() + seconds * 1000, Date.now) };
}
