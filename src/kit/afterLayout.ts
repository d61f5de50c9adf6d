import type { Stop } from './timers';

const actions = new Set<() => void>();
// One for all, so that it is older than the observers that change the page, and runs before them.
let observer: ResizeObserver | undefined;

function runAll() {
  observer?.disconnect();
  const due = [...actions];
  actions.clear();
  for (const act of due) {
    try {
      act();
    } catch (error) {
      reportError(error);
    }
  }
}

/**
 * Calls back once after the next layout of the page and before it is painted. There sizes and places
 * can be read, and elements scrolled or focused, without a layout of their own.
 */
export function afterLayout(act: () => void): Stop {
  observer ??= new ResizeObserver(runAll);
  const once = () => act();
  actions.add(once);
  // Observing an element calls back after the next layout, also when its size has not changed.
  observer.observe(document.documentElement);
  return () => actions.delete(once);
}
