/** So far down, or so fast (px per ms), and the sheet is let go. */
const far = 96;
const fast = 0.6;

/** Follows a finger on the sheet's head; a ref callback, so it returns its stop. */
export function dragToClose(card: HTMLElement | null, close: () => void) {
  const head = card?.querySelector<HTMLElement>('.sheet-head');
  if (!card || !head) return;
  let startY = 0;
  let startAt = 0;
  let isDown = false;

  function down(event: PointerEvent) {
    if ((event.target as Element).closest('button')) return;
    isDown = true;
    startY = event.clientY;
    startAt = event.timeStamp;
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
    const isLetGo = moved > far || (moved > 24 && moved / (event.timeStamp - startAt) > fast);
    if (isLetGo && event.type === 'pointerup') close();
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
