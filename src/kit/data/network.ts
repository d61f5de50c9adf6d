import { signal } from '../render/signals';
import type { Stop } from './timers';

/** False while the browser reports no network, and while the server does not answer (app/updates/reachability.ts). */
export const isOnline = signal(true);

/** Counts requests without any answer. The device may then have a network that leads nowhere. */
export const unansweredCount = signal(0);

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
