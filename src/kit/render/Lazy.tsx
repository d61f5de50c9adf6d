import { type ReactNode, startTransition, useState } from 'react';
import { useOnce, useSignalEffect } from './hooks';
import { requireFunction, requireSignal } from './misuse';
import type { ReadonlySignal } from './signals';

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
  // Not a signal: what a signal changes is drawn in one long task. A part may be large, and React draws it in short ones.
  const [result, setResult] = useState<{ loaded: T }>();
  const code = useOnce(() => ({ isLoaded: false }));

  useSignalEffect(() => {
    const isNeeded = when === undefined || Boolean(when.value);
    if (!isNeeded || code.isLoaded) return;
    const opening = new AbortController();
    const { signal } = opening;
    const request = async () => {
      try {
        const loaded = await load();
        code.isLoaded = true;
        startTransition(() => setResult({ loaded }));
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

  return result && children(result.loaded);
}
