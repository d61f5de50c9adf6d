/** The sheet closes when it is dragged this far (px), or this fast (px per ms) over at least the shorter distance. */
const CLOSE_DISTANCE = 96;
const CLOSE_SPEED = 0.6;
const MIN_FAST_DISTANCE = 24;

/** Lets the head of a sheet be dragged down. Call it in a ref. Returns the cleanup. */
export function dragToClose(card: HTMLElement | null, close: () => void) {
  const head = card?.querySelector<HTMLElement>('.sheet-head');
  if (!card || !head) return;
  let startY = 0;
  let startTime = 0;
  let isDown = false;

  function down(event: PointerEvent) {
    if ((event.target as Element).closest('button')) return;
    isDown = true;
    startY = event.clientY;
    startTime = event.timeStamp;
    head?.setPointerCapture(event.pointerId);
    card?.setAttribute('data-dragging', '');
  }
  function move(event: PointerEvent) {
    if (isDown) card?.style.setProperty('--drag', `${Math.max(0, event.clientY - startY)}px`);
  }
  function up(event: PointerEvent) {
    if (!isDown) return;
    isDown = false;
    card?.removeAttribute('data-dragging');
    const moved = event.clientY - startY;
    const speed = moved / (event.timeStamp - startTime);
    const isClosing = moved > CLOSE_DISTANCE || (moved > MIN_FAST_DISTANCE && speed > CLOSE_SPEED);
    if (isClosing && event.type === 'pointerup') close();
    else card?.style.removeProperty('--drag');
  }
  head.addEventListener('pointerdown', down);
  head.addEventListener('pointermove', move);
  head.addEventListener('pointerup', up);
  head.addEventListener('pointercancel', up);
  return () => {
    head.removeEventListener('pointerdown', down);
    head.removeEventListener('pointermove', move);
    head.removeEventListener('pointerup', up);
    head.removeEventListener('pointercancel', up);
  };
}
