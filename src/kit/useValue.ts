import { useMemo, useSyncExternalStore } from 'react';
import { effect, type ReadonlySignal, untracked } from './signals';

/** Re-renders the component with each value: for what decides structure, never for text. */
export function useValue<T>(of: ReadonlySignal<T>): T {
  const store = useMemo(() => {
    const read = () => of.peek();
    const subscribe = (changed: () => void) => {
      let isFirst = true;
      return effect(() => {
        void of.value;
        if (!isFirst) untracked(changed);
        isFirst = false;
      });
    };
    return { read, subscribe };
  }, [of]);
  return useSyncExternalStore(store.subscribe, store.read);
}
