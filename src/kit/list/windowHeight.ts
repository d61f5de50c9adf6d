import type { Stop } from '../data/timers';

/** Undefined while nothing notices that it changes. */
let height: number | undefined;
let isWatched = false;

/** The height of the window. While it is watched it is read once, because reading it while the page is drawn forces a layout. */
export function windowHeight() {
  if (!isWatched) return innerHeight;
  height ??= innerHeight;
  return height;
}

/** Reads the height again when it changes, until it is stopped. The app calls it once at its start. */
export function watchWindowHeight(): Stop {
  const read = () => {
    height = innerHeight;
  };
  isWatched = true;
  addEventListener('resize', read);
  return () => {
    isWatched = false;
    height = undefined;
    removeEventListener('resize', read);
  };
}
