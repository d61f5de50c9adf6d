import { after } from '@kit/data/timers';

/** A drag begins after this many pixels, so that a click stays a click. */
const DRAG_START = 6;

const canScroll = (row: HTMLElement) => row.scrollWidth > row.clientWidth;

/** Arrow keys move the focus to the next control of the row. Tabs do that themselves. */
function moveFocus(row: HTMLElement, event: KeyboardEvent) {
  // With a modifier the key belongs to the browser: Alt and the left arrow go back in the history.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step || !canScroll(row) || row.role === 'tablist') return;
  const controls = [...row.querySelectorAll<HTMLElement>('a[href], button:enabled')];
  const isRtl = getComputedStyle(row).direction === 'rtl';
  const next = controls[controls.indexOf(event.target as HTMLElement) + (isRtl ? -step : step)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function scrollByWheel(row: HTMLElement, event: WheelEvent) {
  if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
  const before = row.scrollLeft;
  row.scrollLeft += event.deltaY;
  // At the end of the row, the wheel scrolls the page.
  if (row.scrollLeft !== before) event.preventDefault();
}

function startDrag(row: HTMLElement, { button, clientX, pointerType }: PointerEvent) {
  if (pointerType !== 'mouse' || button !== 0 || !canScroll(row)) return;
  const startLeft = row.scrollLeft;
  let isDragging = false;
  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener(
    'pointermove',
    (event) => {
      isDragging ||= Math.abs(event.clientX - clientX) >= DRAG_START;
      if (isDragging) row.scrollLeft = startLeft + clientX - event.clientX;
    },
    { signal },
  );
  const stop = () => listeners.abort();
  document.addEventListener('pointercancel', stop, { signal });
  // The click follows at once, unless the pointer was released elsewhere.
  document.addEventListener('pointerup', () => after(0, stop), { signal });
  document.addEventListener(
    'click',
    (event) => {
      stop();
      if (!isDragging) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { signal, capture: true },
  );
}

/**
 * The `ref` of a row that scrolls sideways and has no scrollbar. A mouse scrolls it by wheel and by drag, and a keyboard
 * walks along it by arrow keys.
 */
export function rowScroll(row: HTMLElement | null) {
  if (!row) return undefined;
  const listeners = new AbortController();
  const { signal } = listeners;
  row.addEventListener('keydown', (event) => moveFocus(row, event), { signal });
  row.addEventListener('wheel', (event) => scrollByWheel(row, event), { signal, passive: false });
  row.addEventListener('pointerdown', (event) => startDrag(row, event), { signal });
  // Otherwise the browser would drag a link away, to drop it elsewhere.
  row.addEventListener('dragstart', (event) => canScroll(row) && event.preventDefault(), {
    signal,
  });
  return () => listeners.abort();
}
