import type { Stop } from '../data/timers';

let waiting: (() => void)[] = [];
let observer: ResizeObserver | undefined;

function observe() {
  const made = new ResizeObserver(() => {
    made.unobserve(document.documentElement);
    for (let act = waiting.shift(); act; act = waiting.shift()) {
      // An error of one must not keep the others from running.
      try {
        act();
      } catch (error) {
        reportError(error);
      }
    }
  });
  // Its size never changes.
  made.observe(document.head);
  return made;
}

/**
 * Begins to observe, until it is stopped. The app calls it once at its start: observers are called in the order in which
 * they were made (Chromium) or began to observe (Firefox, WebKit). This one is made before those of lists and pictures
 * and always observes an element, so it is called first: nothing has changed since the layout.
 */
export function watchLayout(): Stop {
  observer ??= observe();
  return () => {
    observer?.disconnect();
    observer = undefined;
  };
}

/**
 * Calls back once after the layout of the next frame and before it is painted. There sizes and places
 * can be read, and elements scrolled or focused, without a layout of their own.
 */
export function afterLayout(act: () => void): Stop {
  observer ??= observe();
  // Observes only from the start of the next frame on. If it began in the callback of another observer, the
  // browser would report a loop.
  const frame = requestAnimationFrame(() => {
    waiting.push(act);
    observer?.observe(document.documentElement);
  });
  return () => {
    cancelAnimationFrame(frame);
    waiting = waiting.filter((other) => other !== act);
  };
}
