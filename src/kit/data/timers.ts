export type Stop = () => void;

export function after(ms: number, act: () => void): Stop {
  const id = setTimeout(act, ms);
  return () => clearTimeout(id);
}

export const wait = (ms: number) => new Promise<void>((resolve) => after(ms, resolve));

export function every(ms: number, act: () => void): Stop {
  const id = setInterval(act, ms);
  return () => clearInterval(id);
}

type Deferred<A extends unknown[]> = ((...args: A) => void) & { stop: Stop };

/** Calls `act` when no call has come for `ms`, with the arguments of the last call. */
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

/** Calls `act` at most once per `ms`: at the first call, and at the end with the last arguments. */
export function throttle<A extends unknown[]>(
  ms: number,
  act: (...args: A) => void,
  { leading = true, trailing = true }: Edges = {},
): Deferred<A> {
  let pending: A | undefined;
  let stop: Stop | undefined;
  const run = (args: A) => {
    stop = after(ms, end);
    act(...args);
  };
  const end = () => {
    const args = pending;
    pending = stop = undefined;
    if (args) run(args);
  };
  const call = (...args: A) => {
    if (!stop && leading) return run(args);
    if (trailing) pending = args;
    stop ??= after(ms, end);
  };
  return Object.assign(call, {
    stop: () => {
      stop?.();
      stop = pending = undefined;
    },
  });
}

/**
 * Calls `act` with the last arguments, `ms` after the first call. The timer is late while frames take all the time of
 * the page, so a call after `ms` does not wait for it.
 */
export function collect<A extends unknown[]>(ms: number, act: (...args: A) => void): Deferred<A> {
  let stop: Stop | undefined;
  let since = 0;
  let last: A;
  function run() {
    stop?.();
    stop = undefined;
    act(...last);
  }
  const call = (...args: A) => {
    last = args;
    if (stop && performance.now() - since >= ms) return run();
    if (stop) return;
    since = performance.now();
    stop = after(ms, run);
  };
  return Object.assign(call, {
    stop() {
      stop?.();
      stop = undefined;
    },
  });
}
