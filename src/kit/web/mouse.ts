import type { Stop } from '../data/timers';

/** The main pointer of the device is a mouse or a trackpad. */
const HAS_MOUSE = '(hover: hover) and (pointer: fine)';

/** Calls back when a mouse or a trackpad moves, until that returns true. A touch screen never calls back. */
export function whenMouseMoves(act: () => boolean): Stop {
  const listeners = new AbortController();
  const stop = () => listeners.abort();
  if (!matchMedia(HAS_MOUSE).matches) return stop;
  const onMove = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && act()) stop();
  };
  document.addEventListener('pointermove', onMove, { passive: true, signal: listeners.signal });
  return stop;
}
