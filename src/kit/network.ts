import { signal } from './signals';
import type { Stop } from './timers';

/** Whether the device has a network. It may still be one without internet access. */
export const isOnline = signal(true);

/** Keeps `isOnline` up to date until it is stopped. The app calls it once at its start. */
export function watchNetwork(): Stop {
  const update = () => {
    isOnline.value = navigator.onLine !== false;
  };
  update();
  const listeners = new AbortController();
  addEventListener('online', update, { signal: listeners.signal });
  addEventListener('offline', update, { signal: listeners.signal });
  return () => listeners.abort();
}
