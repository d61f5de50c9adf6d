import { signal } from '@kit/signals';
import type { Events } from '../contract/event';

type Name = keyof Events;
type Handler<N extends Name> = (value: Events[N]) => void;

/**
 * What the server sends by itself. Stores take what concerns them, and do not poll while the stream is live.
 * A value is always the whole state, so a store that was not there yet has missed nothing after its own load.
 */
export function createEvents() {
  const isLive = signal(false);
  const handlers = new Map<Name, Set<Handler<never>>>();
  return {
    /** The stream is open. Without it, or while it is broken, stores poll. */
    isLive,

    /** Calls `act` for each event of this name. Returns the function that ends it. */
    on<N extends Name>(name: N, act: Handler<N>) {
      const own = handlers.get(name) ?? new Set();
      handlers.set(name, own);
      own.add(act);
      return () => void own.delete(act);
    },

    /** Passes on an event that has been read by the contract. */
    receive<N extends Name>(name: N, value: Events[N]) {
      for (const act of handlers.get(name) ?? []) (act as Handler<N>)(value);
    },
  };
}
