import { useMemo, useSyncExternalStore } from 'react';
import { onChange } from './onChange';
import type { ReadonlySignal } from './signals';

/** Re-renders the component on each change. For values that decide the structure, not for text. */
export function useValue<T>(source: ReadonlySignal<T>): T {
  const store = useMemo(() => {
    const read = () => source.peek();
    const subscribe = (changed: () => void) => onChange(source, changed);
    return { read, subscribe };
  }, [source]);
  return useSyncExternalStore(store.subscribe, store.read, store.read);
}
