import type { ReactNode } from 'react';
import { useOnce, useSignalEffect } from './hooks';
import { requireFunction, requireSignal } from './misuse';
import { type ReadonlySignal, signal } from './signals';
import { When } from './When';

interface Props<T> {
  /** The code is loaded when this is true for the first time. Without it: at once. */
  when?: ReadonlySignal<unknown>;
  load: () => Promise<T>;
  /** The code did not arrive. It is requested again at the next opening or when the network is back. */
  onError?: (error: unknown) => void;
  /** Draws what was loaded. From then on it stays mounted, whatever `when` is. */
  children: (loaded: T) => ReactNode;
}

/** Loads the code of a dialog, a sheet or another part of a screen when it is first needed. */
export function Lazy<T>({ when, load, onError = console.error, children }: Props<T>) {
  if (import.meta.env.DEV) {
    if (when) requireSignal('<Lazy when>', when);
    requireFunction('The child of <Lazy>', children);
  }
  const result = useOnce(() => signal<{ loaded: T } | undefined>(undefined));

  useSignalEffect(() => {
    const isNeeded = when === undefined || Boolean(when.value);
    if (!isNeeded || result.peek()) return;
    const opening = new AbortController();
    const { signal } = opening;
    const request = async () => {
      try {
        result.value = { loaded: await load() };
      } catch (error) {
        if (signal.aborted) return;
        addEventListener('online', request, { once: true, signal });
        onError(error);
      }
    };
    void request();
    // After closing or unmounting, a late failure is ignored and the code is not requested again.
    return () => opening.abort();
  });

  return <When is={result}>{(ready) => children(ready.peek().loaded)}</When>;
}
