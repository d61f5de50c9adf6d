import { Virtualizer, type VirtualizerOptions } from '@tanstack/virtual-core';
import { windowHeight } from './windowHeight';

/** The distance from the top of the page to the grid. */
export const marginOf = (grid: Element) => grid.getBoundingClientRect().top + scrollY;

/** Calls back when an element that can move the grid up or down changes its size. */
export function watchMargin(grid: Element, changed: () => void) {
  const observer = new ResizeObserver(changed);
  let element = grid;
  while (element.parentElement) {
    observer.observe(element);
    element = element.parentElement;
  }
  return () => observer.disconnect();
}

function listen(type: 'resize' | 'scroll', act: () => void) {
  addEventListener(type, act, { passive: true });
  return () => removeEventListener(type, act);
}

interface Options {
  rowHeight: number;
  onChange: () => void;
  onScroll: () => void;
}

/**
 * TanStack's virtualizer finds the visible rows. It only observes and never scrolls. This is the only file that knows it.
 *
 * The core of the library is used, and not its hook for React: the hook renders the component again at each scroll that
 * brings other rows, and here a scroll only changes the signals of the rows. The hook is an adapter of some lines around
 * the core, which has no public way to be connected to a page. So this file calls the same two methods as the hook.
 */
export function createVirtualizer({ rowHeight, onChange, onScroll }: Options) {
  const initialRect = { width: 0, height: windowHeight() };
  const options = (count: number, scrollMargin: number): VirtualizerOptions<Window, Element> => ({
    count,
    scrollMargin,
    getScrollElement: () => window,
    estimateSize: () => rowHeight,
    initialRect,
    scrollToFn: () => {},
    onChange,
    // The first size is known. Reading it again would force a layout of an unfinished page.
    observeElementRect: (_, setRect) =>
      listen('resize', () => setRect({ width: innerWidth, height: innerHeight })),
    // TanStack's own observers would also report the end of each scroll, which nothing needs.
    observeElementOffset: (_, setOffset) =>
      listen('scroll', () => {
        setOffset(scrollY, false);
        onScroll();
      }),
  });

  const virtualizer = new Virtualizer<Window, Element>(options(0, 0));
  return {
    /** The first row that is visible. Undefined before the first size is known. */
    firstRow: () => virtualizer.calculateRange()?.startIndex,
    height: () => virtualizer.scrollRect?.height ?? 0,
    // It came with the scroll event. Reading it from the DOM would force a layout.
    offset: () => virtualizer.scrollOffset ?? 0,
    /** Reads how far the page is scrolled. Until then the list is at its top, because a read before the layout forces one. */
    readOffset: () => {
      virtualizer.scrollOffset = scrollY;
    },
    update: (count: number, scrollMargin: number) =>
      virtualizer.setOptions(options(count, scrollMargin)),
    /** Observes the window. Returns the stop. */
    connect() {
      const disconnect = virtualizer._didMount();
      virtualizer._willUpdate();
      return disconnect;
    },
  };
}
