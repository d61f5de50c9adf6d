import { after } from '@kit/data/timers';
import { scrollRows } from './scrollRow';

/** A drag begins after this many pixels, so that a click stays a click. */
const DRAG_START = 6;

function rowAt(target: EventTarget | null) {
  let row = target instanceof HTMLElement ? target : null;
  while (row && !scrollRows.has(row)) row = row.parentElement;
  return row && row.scrollWidth > row.clientWidth ? row : undefined;
}

/** Arrow keys move the focus to the next control of a row. Tabs do that themselves. */
function moveFocus(event: KeyboardEvent) {
  // With a modifier the key belongs to the browser: Alt and the left arrow go back in the history.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const row = rowAt(event.target);
  if (!step || !row || row.role === 'tablist') return;
  const controls = [...row.querySelectorAll<HTMLElement>('a[href], button:enabled')];
  const isRtl = getComputedStyle(row).direction === 'rtl';
  const next = controls[controls.indexOf(event.target as HTMLElement) + (isRtl ? -step : step)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function onWheel(event: WheelEvent) {
  const row = rowAt(event.target);
  if (!row || event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
  const before = row.scrollLeft;
  row.scrollLeft += event.deltaY;
  // At the end of the row, the wheel scrolls the page.
  if (row.scrollLeft !== before) event.preventDefault();
}

function startDrag({ button, target, clientX }: PointerEvent) {
  const row = rowAt(target);
  if (!row || button !== 0) return;
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

/** Lets a mouse scroll the rows with the ref `scrollRow` by wheel and by drag, and a keyboard walk them by arrow keys. */
export function startRowScroll() {
  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener('keydown', moveFocus, { signal });
  document.addEventListener('wheel', onWheel, { signal, passive: false });
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'mouse') startDrag(event);
    },
    { signal },
  );
  // Otherwise the browser would drag a link away, to drop it elsewhere.
  document.addEventListener(
    'dragstart',
    (event) => {
      if (rowAt(event.target)) event.preventDefault();
    },
    { signal },
  );
  return () => listeners.abort();
}
