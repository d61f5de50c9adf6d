import { followFocus } from './focus';
import { createPool, type Slot } from './pool';
import { createVirtualizer, marginOf, type Scroller, watchMargin } from './scroller';
import { computed, effect, type ReadonlySignal, untracked } from './signals';

interface Options {
  count: ReadonlySignal<number>;
  columns: number;
  rowHeight: number;
  overscan: number;
  scroller: () => Scroller | null;
  endDistance: number;
  onEnd: () => void;
}

/** Decides which row each slot of the pool shows. It follows the scroller, the count and the focus. */
export function createVirtualRows(options: Options) {
  const { count, columns, rowHeight, overscan, scroller } = options;
  const rowCount = computed(() => Math.ceil(count.value / columns));
  const pool = createPool();
  let margin = 0;
  let pinned: Slot | undefined;

  const { rows, update } = createVirtualizer({
    getScroller: scroller,
    rowHeight,
    onChange: assignRows,
    onScroll: checkEnd,
  });

  const viewport = () => rows.scrollRect?.height ?? 0;

  function assignRows() {
    const range = rows.calculateRange();
    const total = rowCount.peek();
    // The pool is full at both ends of the list too, so it never grows while scrolling.
    const needed = Math.ceil(viewport() / rowHeight) + 1 + 2 * overscan;
    const size = range ? Math.min(total, needed) : 0;
    const first = Math.min((range?.startIndex ?? 0) - overscan, total - size);
    if (pinned && pinned.peek() >= total) pinned = undefined;
    pool.assign(Math.max(0, first), size, pinned);
  }

  function checkEnd() {
    // The offset came with the scroll event. Reading it from the DOM would force a layout.
    const offset = rows.scrollOffset ?? 0;
    const bottom = margin + rowCount.peek() * rowHeight;
    const isNear = bottom - offset - viewport() <= options.endDistance;
    if (isNear && rowCount.peek() > 0) options.onEnd();
  }

  function mount(grid: HTMLElement | null) {
    if (!grid) return;
    let isMeasured = false;
    const arrange = () => {
      update(rowCount.peek(), margin);
      assignRows();
    };
    // The observer calls this after layout and before paint, so measuring forces no extra layout.
    const measure = () => {
      const element = scroller();
      if (element) margin = marginOf(grid, element);
      arrange();
      if (!isMeasured) checkEnd();
      isMeasured = true;
    };
    // The adapters of TanStack connect the virtualizer to the page with these two calls.
    const unmount = rows._didMount();
    rows._willUpdate();
    const element = scroller();
    const unwatch = element ? watchMargin(grid, element, measure) : () => {};
    const unfollow = followFocus({
      grid,
      slots: () => pool.slots.peek(),
      total: () => rowCount.peek(),
      pin: (slot) => {
        pinned = slot;
        assignRows();
      },
    });
    const stop = effect(() => {
      void count.value;
      untracked(() => {
        arrange();
        if (isMeasured) checkEnd();
      });
    });
    return () => {
      stop();
      unwatch();
      unfollow();
      unmount();
    };
  }

  // Assigned here, so that the first render already shows the first rows.
  update(rowCount.peek(), margin);
  assignRows();

  return {
    slots: pool.slots,
    height: computed(() => rowCount.value * rowHeight),
    mount,
  };
}
