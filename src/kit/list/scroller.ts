import { observeElementRect, Virtualizer } from '@tanstack/virtual-core';
import { windowHeight } from './windowHeight';

export type Scroller = HTMLElement | Window;

type RowVirtualizer = Virtualizer<Scroller, Element>;

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

type SetRect = Parameters<typeof observeElementRect>[1];

// The first size is known. Reading it again would force a layout of an unfinished page.
function watchWindowSize(setRect: SetRect) {
  const resized = () => setRect({ width: innerWidth, height: innerHeight });
  addEventListener('resize', resized, { passive: true });
  return () => removeEventListener('resize', resized);
}

interface Options {
  getScroller: () => Scroller | null;
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
export function createVirtualizer({ getScroller, rowHeight, onChange, onScroll }: Options) {
  const initialRect = { width: 0, height: heightOf(getScroller()) };
  const options = (count: number, scrollMargin: number) => ({
    count,
    scrollMargin,
    getScrollElement: getScroller,
    estimateSize: () => rowHeight,
    initialRect,
    scrollToFn: () => {},
    onChange,
    observeElementRect: (virtualizer: RowVirtualizer, setRect: SetRect) =>
      virtualizer.scrollElement && isWindow(virtualizer.scrollElement)
        ? watchWindowSize(setRect)
        : observeElementRect(virtualizer as Virtualizer<HTMLElement, Element>, setRect),
    // TanStack's own observers would also report the end of each scroll, which nothing needs.
    observeElementOffset: (
      { scrollElement }: RowVirtualizer,
      setOffset: (offset: number, isScrolling: boolean) => void,
    ) => {
      const update = () => {
        setOffset(offsetOf(scrollElement), false);
        onScroll();
      };
      scrollElement?.addEventListener('scroll', update, { passive: true });
      return () => scrollElement?.removeEventListener('scroll', update);
    },
  });

  const virtualizer: RowVirtualizer = new Virtualizer<Scroller, Element>(options(0, 0));
  return {
    /** The first row that is visible. Undefined before the first size is known. */
    firstRow: () => virtualizer.calculateRange()?.startIndex,
    height: () => virtualizer.scrollRect?.height ?? 0,
    // It came with the scroll event. Reading it from the DOM would force a layout.
    offset: () => virtualizer.scrollOffset ?? 0,
    /** Reads how far the page is scrolled. Until then the list is at its top, because a read before the layout forces one. */
    readOffset: () => {
      virtualizer.scrollOffset = offsetOf(getScroller());
    },
    update: (count: number, scrollMargin: number) =>
      virtualizer.setOptions(options(count, scrollMargin)),
    /** Observes the scroller. Returns the stop. */
    connect() {
      const disconnect = virtualizer._didMount();
      virtualizer._willUpdate();
      return disconnect;
    },
  };
}
