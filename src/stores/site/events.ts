import { signal } from '@kit/render/signals';
import type { Events } from '../../contract/site/event';

type Name = keyof Events;
type Handler<N extends Name> = (value: Events[N]) => void;

/**
 * What the server sends by itself. Stores take what concerns them, and do not poll while the stream is live.
 * An event has the whole state of what it is about, so a store that is created later misses nothing: it loads
 * the same state.
 */
export function createEvents() {
  const isLive = signal(false);
  const handlers = new Map<Name, Set<Handler<never>>>();
  return {
    /** The stream is open. Without it, or while it is broken, stores poll. */
    isLive,

    /** Calls `handle` for each event of this name. Returns the function that ends it. */
    on<N extends Name>(name: N, handle: Handler<N>) {
      const sameName = handlers.get(name) ?? new Set();
      handlers.set(name, sameName);
      sameName.add(handle);
      return () => void sameName.delete(handle);
    },

    /** Passes on an event that has been read by the contract. */
    receive<N extends Name>(name: N, value: Events[N]) {
      for (const handle of handlers.get(name) ?? []) (handle as Handler<N>)(value);
    },
  };
}
