import { followFocus } from './focus';
import { createPool, type Slot } from './pool';
import { createVirtualizer, marginOf, type Scroller, watchMargin } from './scroller';
import { computed, effect, type ReadonlySignal, untracked } from './signals';

interface Rules {
  count: ReadonlySignal<number>;
  columns: number;
  rowHeight: number;
  overscan: number;
  scroller: () => Scroller | null;
  endDistance: number;
  onEnd: () => void;
}

/** Which row each slot of the pool shows, following the scroller, the count and the focus. */
export function createVirtualRows(rules: Rules) {
  const { count, columns, rowHeight, overscan, scroller } = rules;
  const rowCount = computed(() => Math.ceil(count.value / columns));
  const pool = createPool();
  let margin = 0;
  let pinned: Slot | undefined;

  const { rows, place } = createVirtualizer({
    getScroller: scroller,
    rowHeight,
    changed: seat,
    scrolled: tellEnd,
  });

  const viewport = () => rows.scrollRect?.height ?? 0;

  function seat() {
    const range = rows.calculateRange();
    const total = rowCount.peek();
    // A full pool at either end of the list too, so that no scrolling makes it grow.
    const wanted = Math.ceil(viewport() / rowHeight) + 1 + 2 * overscan;
    const size = range ? Math.min(total, wanted) : 0;
    const first = Math.min((range?.startIndex ?? 0) - overscan, total - size);
    if (pinned && pinned.peek() >= total) pinned = undefined;
    pool.seat(Math.max(0, first), size, pinned);
  }

  function tellEnd() {
    // The offset that was told with the scroll: asking for it again would lay the page out anew.
    const offset = rows.scrollOffset ?? 0;
    const bottom = margin + rowCount.peek() * rowHeight;
    const isNear = bottom - offset - viewport() <= rules.endDistance;
    if (isNear && rowCount.peek() > 0) rules.onEnd();
  }

  function mount(grid: HTMLElement | null) {
    if (!grid) return;
    let isMeasured = false;
    const arrange = () => {
      place(rowCount.peek(), margin);
      seat();
    };
    // Told once the page is laid out and before it is painted: measuring costs no layout of its own.
    const measure = () => {
      const now = scroller();
      if (now) margin = marginOf(grid, now);
      arrange();
      if (!isMeasured) tellEnd();
      isMeasured = true;
    };
    const unmount = rows._didMount();
    rows._willUpdate();
    const host = scroller();
    const unwatch = host ? watchMargin(grid, host, measure) : () => {};
    const unfollow = followFocus({
      grid,
      slots: () => pool.slots.peek(),
      total: () => rowCount.peek(),
      pin: (slot) => {
        pinned = slot;
        seat();
      },
    });
    const stop = effect(() => {
      void count.value;
      untracked(() => {
        arrange();
        if (isMeasured) tellEnd();
      });
    });
    return () => {
      stop();
      unwatch();
      unfollow();
      unmount();
    };
  }

  // The first window is drawn with the first render, not a frame after it.
  place(rowCount.peek(), margin);
  seat();

  return {
    slots: pool.slots,
    height: computed(() => rowCount.value * rowHeight),
    mount,
  };
}
