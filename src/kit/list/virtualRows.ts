import { after, debounce } from '../data/timers';
import { computed, effect, type ReadonlySignal, untracked } from '../render/signals';
import { listFocus } from './listFocus';
import { createPool, type Slot } from './pool';
import { createScrollSpeed, expectedView } from './scrollSpeed';
import { createVirtualizer, marginOf, watchMargin } from './virtualizer';

interface Options {
  count: ReadonlySignal<number>;
  columns: number;
  rowHeight: number;
  overscan: number;
  endDistance: number;
  onEnd: () => void;
  onExpect: (nearest: number, farthest: number) => void;
}

/** Without a scroll event for this long, the page stands still. */
const STILL_MS = 80;

/** Decides which row each slot of the pool shows. It follows the window, the count and the focus. */
export function createVirtualRows(options: Options) {
  const { count, columns, rowHeight, overscan } = options;
  const rowCount = computed(() => Math.ceil(count.value / columns));
  const pool = createPool();
  let margin = 0;
  let pinned: Slot | undefined;

  const virtualizer = createVirtualizer({
    rowHeight,
    onChange() {
      assignRows();
      // In a window that has grown there may be nothing left to scroll.
      if (isMeasured) checkEnd();
    },
    onScroll: followScroll,
  });

  const { height: viewport, offset } = virtualizer;
  const speedAt = createScrollSpeed();
  const reportAtRest = debounce(STILL_MS, () => {
    speed = 0;
    reportExpected();
  });
  let speed = 0;
  /** Of the last scroll: 1 down, -1 up. 0 before the first one, and after a jump to an old place. */
  let direction = 0;
  let lastReported = '';
  let isMeasured = false;

  function assignRows() {
    const visible = virtualizer.firstRow();
    const total = rowCount.peek();
    // The pool is full at both ends of the list too, so it never grows while scrolling.
    const needed = Math.ceil(viewport() / rowHeight) + 1 + 2 * overscan;
    const size = visible === undefined ? 0 : Math.min(total, needed);
    const first = Math.min((visible ?? 0) - overscan, total - size);
    if (pinned && pinned.peek() >= total) pinned = undefined;
    pool.assign(Math.max(0, first), size, pinned);
    reportExpected();
  }

  function checkEnd() {
    const bottom = margin + rowCount.peek() * rowHeight;
    const isNear = bottom - offset() - viewport() <= options.endDistance;
    if (isNear && rowCount.peek() > 0) options.onEnd();
  }

  /** Calls `onExpect` with the items that are on the screen, or will be when the scroll slows down. */
  function reportExpected() {
    if (!isMeasured) return;
    const { top, bottom } = expectedView(offset(), viewport(), speed, direction);
    const rowAt = (y: number) => Math.floor((y - margin) / rowHeight);
    const lastRow = rowCount.peek() - 1;
    const first = Math.min(lastRow, Math.max(0, rowAt(top) - overscan));
    const last = Math.max(0, Math.min(lastRow, rowAt(bottom) + overscan));
    const next = `${first} ${last} ${direction}`;
    if (lastRow < 0 || next === lastReported) return;
    lastReported = next;
    const items = [first * columns, Math.min(count.peek(), (last + 1) * columns) - 1] as const;
    if (direction < 0) options.onExpect(items[1], items[0]);
    else options.onExpect(...items);
  }

  function followScroll() {
    checkEnd();
    speed = speedAt(offset(), performance.now());
    direction = Math.sign(speed) || direction;
    // The virtualizer tells only of rows that differ from those of its last event, and the list may have moved since.
    assignRows();
    reportAtRest();
  }

  function mount(grid: HTMLElement | null) {
    if (!grid) return;
    let stopReport = () => {};
    let isPlaced = false;
    const arrange = () => {
      virtualizer.update(rowCount.peek(), margin);
      assignRows();
    };
    const report = () => {
      isMeasured = true;
      reportExpected();
      checkEnd();
    };
    // The observer calls this after layout and before paint, so measuring forces no extra layout.
    const measure = () => {
      margin = marginOf(grid);
      // Once: later positions come with the scroll events, which compare them with the one before.
      if (!isPlaced) virtualizer.readOffset();
      isPlaced = true;
      isMeasured = false;
      arrange();
      // A list that grew here would make the browser report a loop of its observers.
      stopReport();
      stopReport = after(0, report);
    };
    const disconnect = virtualizer.connect();
    const unwatch = watchMargin(grid, measure);
    const pin = (slot: Slot | undefined) => {
      pinned = slot;
      assignRows();
    };
    const unfollow = effect(() => {
      const follow = listFocus.value;
      return untracked(() =>
        follow?.({ grid, slots: () => pool.slots.peek(), total: () => rowCount.peek(), pin }),
      );
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
      reportAtRest.stop();
      stopReport();
      isMeasured = false;
      unwatch();
      unfollow();
      disconnect();
    };
  }

  // Assigned here, so that the first render already shows the first rows.
  virtualizer.update(rowCount.peek(), margin);
  assignRows();

  return {
    slots: pool.slots,
    height: computed(() => rowCount.value * rowHeight),
    mount,
  };
}
