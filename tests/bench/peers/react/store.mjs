import { useSyncExternalStore } from 'react';

/** A value outside of React that components follow, each only what it shows. */
export function createStore(first) {
  let value = first;
  const heard = new Set();
  const store = {
    get: () => value,
    set(change) {
      value = change(value);
      for (const tell of heard) tell();
    },
    hear(tell) {
      heard.add(tell);
      return () => heard.delete(tell);
    },
  };
  return store;
}

export const useStore = ({ hear, get }, select = (value) => value) =>
  useSyncExternalStore(hear, () => select(get()));
