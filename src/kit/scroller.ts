import {
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  Virtualizer,
} from '@tanstack/react-virtual';

export type Scroller = HTMLElement | Window;

type Rows = Virtualizer<Scroller, Element>;

const isWindow = (scroller: Scroller): scroller is Window => 'scrollY' in scroller;

export const offsetOf = (scroller: Scroller | null) =>
  scroller ? (isWindow(scroller) ? scroller.scrollY : scroller.scrollTop) : 0;

const heightOf = (scroller: Scroller | null) =>
  (scroller && !isWindow(scroller) && scroller.clientHeight) || innerHeight;

/** How far the grid begins below the top of what is scrolled. */
export function marginOf(grid: Element, scroller: Scroller) {
  const { top } = grid.getBoundingClientRect();
  if (isWindow(scroller)) return top + scroller.scrollY;
  return top - scroller.getBoundingClientRect().top - scroller.clientTop + scroller.scrollTop;
}

/** Calls when anything that could push the grid up or down changes its size. */
export function watchMargin(grid: Element, scroller: Scroller, changed: () => void) {
  const observer = new ResizeObserver(changed);
  for (let at = grid; at.parentElement && at !== scroller; at = at.parentElement) {
    const isTop = at.parentElement === scroller;
    for (const element of isTop ? at.parentElement.children : [at]) observer.observe(element);
  }
  return () => observer.disconnect();
}

type Told = Parameters<typeof observeElementRect>[1];

/** The first size is known already: asking the window again would lay out a page that is half built. */
function watchWindow(tell: Told) {
  const resized = () => tell({ width: innerWidth, height: innerHeight });
  addEventListener('resize', resized, { passive: true });
  return () => removeEventListener('resize', resized);
}

interface Rules {
  getScroller: () => Scroller | null;
  rowHeight: number;
  changed: () => void;
  scrolled: () => void;
}

/** The rows in sight, by TanStack's virtualizer. It only watches: it never scrolls. */
export function createVirtualizer({ getScroller, rowHeight, changed, scrolled }: Rules) {
  const options = (count: number, scrollMargin: number) => ({
    count,
    scrollMargin,
    getScrollElement: getScroller,
    estimateSize: () => rowHeight,
    initialOffset: () => offsetOf(getScroller()),
    initialRect: { width: 0, height: heightOf(getScroller()) },
    scrollToFn: () => {},
    onChange: changed,
    observeElementRect: (rows: Rows, tell: Told) =>
      rows.scrollElement && isWindow(rows.scrollElement)
        ? watchWindow(tell)
        : observeElementRect(rows as Virtualizer<HTMLElement, Element>, tell),
    observeElementOffset: (rows: Rows, tell: (offset: number, isScrolling: boolean) => void) => {
      const told = (offset: number, isScrolling: boolean) => {
        tell(offset, isScrolling);
        scrolled();
      };
      return rows.scrollElement && isWindow(rows.scrollElement)
        ? observeWindowOffset(rows as Virtualizer<Window, Element>, told)
        : observeElementOffset(rows as Virtualizer<HTMLElement, Element>, told);
    },
  });

  const rows: Rows = new Virtualizer<Scroller, Element>(options(0, 0));
  return {
    rows,
    place: (count: number, scrollMargin: number) => rows.setOptions(options(count, scrollMargin)),
  };
}
