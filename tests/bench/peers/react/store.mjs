import { useSyncExternalStore } from 'react';

/** A value outside of React. Each component subscribes to the part that it shows. */
export function createStore(first) {
  let value = first;
  const listeners = new Set();
  const store = {
    get: () => value,
    set(change) {
      value = change(value);
      for (const notify of listeners) notify();
    },
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
  return store;
}

export const useStore = ({ subscribe, get }, select = (value) => value) =>
  useSyncExternalStore(subscribe, () => select(get()));
