import type { Stop } from './timers';

/**
 * Calls back once after the next layout of the page and before it is painted. There sizes and places
 * can be read, and elements scrolled or focused, without a layout of their own.
 */
export function afterLayout(act: () => void): Stop {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    act();
  });
  observer.observe(document.documentElement);
  return () => observer.disconnect();
}
