import { windowHeight } from './windowHeight';

export type Scroller = HTMLElement | Window;

const isWindow = (scroller: Scroller): scroller is Window => 'scrollY' in scroller;

function offsetOf(scroller: Scroller | null) {
  if (!scroller) return 0;
  return isWindow(scroller) ? scroller.scrollY : scroller.scrollTop;
}

const heightOf = (scroller: Scroller | null) =>
  (scroller && !isWindow(scroller) && scroller.clientHeight) || windowHeight();

/** The distance from the top of the scrolled content to the grid. */
export function marginOf(grid: Element, scroller: Scroller) {
  const { top } = grid.getBoundingClientRect();
  if (isWindow(scroller)) return top + scroller.scrollY;
  return top - scroller.getBoundingClientRect().top - scroller.clientTop + scroller.scrollTop;
}

/** Calls back when an element that can move the grid up or down changes its size. */
export function watchMargin(grid: Element, scroller: Scroller, changed: () => void) {
  const observer = new ResizeObserver(changed);
  let element = grid;
  while (element.parentElement && element !== scroller) {
    const parent = element.parentElement;
    // Directly in the scroller, all its children are watched: those before the grid move it.
    for (const child of parent === scroller ? parent.children : [element]) observer.observe(child);
    element = parent;
  }
  return () => observer.disconnect();
}

interface Options {
  getScroller: () => Scroller | null;
  onResize: () => void;
  onScroll: () => void;
}

/**
 * The height of the scroller, and how far it is scrolled. Both are read in events only: a read in between would force
 * a layout.
 */
export function createView({ getScroller, onResize, onScroll }: Options) {
  let height = heightOf(getScroller());
  // Until the first layout the list is at its top.
  let offset = 0;

  function watchHeight(scroller: Scroller) {
    const resized = () => {
      const next = isWindow(scroller) ? innerHeight : scroller.clientHeight;
      if (next === height) return;
      height = next;
      onResize();
    };
    if (!isWindow(scroller)) {
      const observer = new ResizeObserver(resized);
      observer.observe(scroller);
      return () => observer.disconnect();
    }
    addEventListener('resize', resized, { passive: true });
    return () => removeEventListener('resize', resized);
  }

  function watchOffset(scroller: Scroller) {
    const scrolled = () => {
      offset = offsetOf(scroller);
      onScroll();
    };
    scroller.addEventListener('scroll', scrolled, { passive: true });
    return () => scroller.removeEventListener('scroll', scrolled);
  }

  return {
    height: () => height,
    offset: () => offset,
    readOffset() {
      offset = offsetOf(getScroller());
    },
    /** Returns what ends it. */
    watch() {
      const scroller = getScroller();
      if (!scroller) return () => {};
      const stops = [watchHeight(scroller), watchOffset(scroller)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
