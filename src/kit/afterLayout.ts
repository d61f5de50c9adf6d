import type { Stop } from './timers';

/**
 * Calls back once after the layout of the next frame and before it is painted. There sizes and places
 * can be read, and elements scrolled or focused, without a layout of their own.
 */
export function afterLayout(act: () => void): Stop {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    act();
  });
  // Observed from the start of a frame on: what begins to observe in the callback of another observer
  // would be reported as a loop.
  const frame = requestAnimationFrame(() => observer.observe(document.documentElement));
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
