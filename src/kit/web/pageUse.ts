import type { Stop } from '../data/timers';
import { signal } from '../render/signals';

/**
 * True from the first touch, key or scroll of the page on: a page that nobody uses loads only what it shows.
 * A carousel that scrolls by itself does not count, because its scroll events do not bubble.
 */
export const isPageUsed = signal(false);

const USES = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Keeps `isPageUsed` up to date until it is stopped. The app calls it once at its start. */
export function watchPageUse(): Stop {
  const stop = () => {
    for (const type of USES) removeEventListener(type, setUsed);
  };
  const setUsed = () => {
    isPageUsed.value = true;
    stop();
  };
  for (const type of USES) addEventListener(type, setUsed, { passive: true });
  return stop;
}
