import type { Stop } from './timers';

/** Something that ends, such as the host of the app, and ends what it owns. */
export interface Lifetime {
  /** Calls `stop` once: at the end of the lifetime, or earlier by the function that is returned. */
  own(stop: Stop): Stop;
}

export function createLifetime(): Lifetime & { end: Stop } {
  const stops = new Set<Stop>();
  let hasEnded = false;

  function own(stop: Stop): Stop {
    const stopOnce = () => {
      if (stops.delete(stopOnce)) stop();
    };
    stops.add(stopOnce);
    // Code that was loaded late may start something after the end.
    if (hasEnded) stopOnce();
    return stopOnce;
  }

  return {
    own,
    /** What was started last is stopped first. */
    end() {
      hasEnded = true;
      for (const stop of [...stops].reverse()) stop();
    },
  };
}
