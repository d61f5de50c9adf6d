import { type ReadonlySignal, signal } from './signals';

export type Stop = () => void;

export function after(ms: number, act: () => void): Stop {
  const id = setTimeout(act, ms);
  return () => clearTimeout(id);
}

export function every(ms: number, act: () => void): Stop {
  const id = setInterval(act, ms);
  return () => clearInterval(id);
}

type Deferred<A extends unknown[]> = ((...args: A) => void) & { stop: Stop };

/** Acts once the calls have paused for so long, with the last call's arguments. */
export function debounce<A extends unknown[]>(ms: number, act: (...args: A) => void): Deferred<A> {
  let stop: Stop = () => {};
  const call = (...args: A) => {
    stop();
    stop = after(ms, () => act(...args));
  };
  return Object.assign(call, { stop: () => stop() });
}

interface Edges {
  leading?: boolean;
  trailing?: boolean;
}

/** Acts at most once in so long: at the first call, and again with the last one held back. */
export function throttle<A extends unknown[]>(
  ms: number,
  act: (...args: A) => void,
  { leading = true, trailing = true }: Edges = {},
): Deferred<A> {
  let held: A | undefined;
  let stop: Stop | undefined;
  const run = (args: A) => {
    stop = after(ms, open);
    act(...args);
  };
  const open = () => {
    const args = held;
    held = stop = undefined;
    if (args) run(args);
  };
  const call = (...args: A) => {
    if (!stop && leading) return run(args);
    if (trailing) held = args;
    stop ??= after(ms, open);
  };
  return Object.assign(call, {
    stop: () => {
      stop?.();
      stop = held = undefined;
    },
  });
}

export interface Countdown {
  /** Whole seconds to go. */
  left: ReadonlySignal<number>;
  start(seconds: number): Stop;
  /** Counts to a moment of the wall clock, in milliseconds since the epoch. */
  until(moment: number): Stop;
  stop: Stop;
}

/** Counts by the clock, not by its ticks: a sleeping tab wakes with the right number. */
export function countdown(seconds = 0): Countdown {
  const left = signal(seconds);
  let cancel: Stop = () => {};
  const stop = () => cancel();

  function until(moment: number) {
    stop();
    const tick = () => {
      const ms = Math.max(0, moment - Date.now());
      left.value = Math.ceil(ms / 1000);
      if (ms > 0) cancel = after(ms % 1000 || 1000, tick);
    };
    tick();
    return stop;
  }

  return { left, until, stop, start: (seconds) => until(Date.now() + seconds * 1000) };
}
