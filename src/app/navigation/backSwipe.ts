/** The swipe starts this near to the edge of the window, in pixels. */
const EDGE_WIDTH = 30;
const MIN_DISTANCE = 100;

/** Frames, sliders and horizontal scrollers use the swipe themselves. */
function handlesSwipe(target: EventTarget | null) {
  for (let node = target as Element | null; node; node = node.parentElement) {
    if (node.matches('iframe, input[type="range"], [data-noswipe]')) return true;
    const isScroller = /auto|scroll/.test(getComputedStyle(node).overflowX);
    if (isScroller && node.scrollWidth > node.clientWidth) return true;
  }
  return false;
}

/** A swipe from the start edge goes back. A phone with its own back gesture cancels this one. */
export function startBackSwipe(back: () => void) {
  if (window.parent !== window) return () => {};
  let startTouch: Touch | undefined;

  const direction = () => (document.documentElement.dir === 'rtl' ? -1 : 1);
  const distanceFromEdge = (x: number) => (direction() > 0 ? x : innerWidth - x);

  function onTouchStart({ touches, target }: TouchEvent) {
    const [touch] = touches;
    const isAtEdge = touches.length === 1 && touch && distanceFromEdge(touch.clientX) <= EDGE_WIDTH;
    const canSwipe = isAtEdge && !document.querySelector('dialog:modal') && !handlesSwipe(target);
    startTouch = canSwipe ? touch : undefined;
  }
  function onTouchEnd({ changedTouches: [touch] }: TouchEvent) {
    if (!startTouch || !touch) return;
    const x = (touch.clientX - startTouch.clientX) * direction();
    const y = Math.abs(touch.clientY - startTouch.clientY);
    startTouch = undefined;
    if (x > MIN_DISTANCE && x > y) back();
  }
  const onTouchCancel = () => {
    startTouch = undefined;
  };

  const controller = new AbortController();
  const options = { passive: true, signal: controller.signal };
  document.addEventListener('touchstart', onTouchStart, options);
  document.addEventListener('touchend', onTouchEnd, options);
  document.addEventListener('touchcancel', onTouchCancel, options);
  return () => controller.abort();
}
