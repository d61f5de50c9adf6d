import type { Call } from '../api/createCall';

/** A store may subscribe to things in `start` and gives back how to stop. */
interface Startable {
  start?(): () => void;
}

export type Factory<T> = (host: Host) => T;

/** What a store is made from: calls to the server, and the other stores. */
export interface Host {
  call: Call;
  use<T>(factory: Factory<T>): T;
  /** Keeps a store started; the last one to let go stops it. */
  hold(factory: Factory<unknown>): () => void;
}

interface Held {
  count: number;
  stop?: (() => void) | undefined;
}

/** Makes each store once, when it is first asked for, so that a screen's store ships with the screen. */
export function createHost(makeCall: (host: Host) => Call): Host {
  const made = new Map<Factory<unknown>, unknown>();
  const held = new Map<Factory<unknown>, Held>();

  const host: Host = {
    call: ((endpoint, ...rest) => call(endpoint, ...rest)) as Call,

    use<T>(factory: Factory<T>) {
      if (!made.has(factory)) made.set(factory, factory(host));
      return made.get(factory) as T;
    },

    hold(factory) {
      const one = held.get(factory) ?? { count: 0 };
      held.set(factory, one);
      if (one.count++ === 0) one.stop = (host.use(factory) as Startable).start?.();
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        if (--one.count === 0) one.stop?.();
      };
    },
  };
  const call = makeCall(host);
  return host;
}
