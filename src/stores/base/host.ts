import { createLifetime, type Lifetime } from '@kit/data/lifetime';
import { listStore } from '@kit/render/listedStores';
import { untracked } from '@kit/render/signals';
import type { Call } from '../../api/createCall';
import { createMemberData, type MemberData } from './memberData';

/** A store that subscribes to something does it in `start`, which returns its stop function. */
interface Startable {
  start?(): () => void;
}

export type Factory<T> = (host: Host) => T;

/**
 * What a store is made from: calls to the server, other stores, and places for member data. It owns whatever the app
 * starts: stored values, channels, effects, timers and listeners end with it.
 */
export interface Host extends MemberData, Lifetime {
  call: Call;
  use<T>(factory: Factory<T>): T;
  /** Starts a store. It is stopped when everyone who retained it has released it. */
  retain(factory: Factory<unknown>): () => void;
  /** Ends the app: stops all that it owns, and aborts the calls that are under way. */
  dispose(): void;
}

interface Retained {
  count: number;
  stop?: (() => void) | undefined;
}

/** Creates each store when it is first used, so that its code ships with the screen that needs it. */
export function createHost(makeCall: (host: Host) => Call): Host {
  const stores = new Map<Factory<unknown>, unknown>();
  const retained = new Map<Factory<unknown>, Retained>();
  const { own, end } = createLifetime();
  const { data, untilEnd } = createMemberData({ own });

  const host: Host = {
    ...data,
    own,
    dispose: end,
    call: untilEnd(((endpoint, ...rest) => call(endpoint, ...rest)) as Call),

    use<T>(factory: Factory<T>) {
      // The effect or the component that needs it first does not follow what it reads while it is made.
      if (!stores.has(factory)) {
        const store = untracked(() => factory(host));
        stores.set(factory, store);
        if (import.meta.env.DEV) own(listStore(factory.name, store));
      }
      return stores.get(factory) as T;
    },

    retain(factory) {
      const entry = retained.get(factory) ?? { count: 0 };
      retained.set(factory, entry);
      if (entry.count++ === 0) {
        const stop = (host.use(factory) as Startable).start?.();
        entry.stop = stop && own(stop);
      }
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        if (--entry.count === 0) entry.stop?.();
      };
    },
  };
  const call = makeCall(host);
  return host;
}
