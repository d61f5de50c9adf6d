import type { Stop } from '../data/timers';
import { signal } from '../render/signals';

/** False in a tab that is in the background, and while the page is kept for the back button. */
export const isPageShown = signal(true);

/** Keeps `isPageShown` up to date until it is stopped. The app calls it once at its start. */
export function watchPageShown(): Stop {
  const update = () => {
    isPageShown.value = !document.hidden;
  };
  const hide = () => {
    isPageShown.value = false;
  };
  update();
  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener('visibilitychange', update, { signal });
  addEventListener('pagehide', hide, { signal });
  addEventListener('pageshow', update, { signal });
  return () => listeners.abort();
}
