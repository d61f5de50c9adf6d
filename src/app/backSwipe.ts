const EDGE = 30;
const FAR = 100;

/** Scrollers and frames want the finger for themselves. */
function isTaken(target: EventTarget | null) {
  for (let at = target as Element | null; at; at = at.parentElement) {
    if (at.matches('iframe, input[type="range"], [data-noswipe]')) return true;
    const scrolls = /auto|scroll/.test(getComputedStyle(at).overflowX);
    if (at.matches('.swiper') || (scrolls && at.scrollWidth > at.clientWidth)) return true;
  }
  return false;
}

/** A swipe from the start edge goes back. The phone's own gesture, where there is one, cancels it. */
export function startBackSwipe(back: () => void) {
  if (window.top !== window) return () => {};
  let from: Touch | undefined;

  const way = () => (document.documentElement.dir === 'rtl' ? -1 : 1);
  const fromEdge = (x: number) => (way() > 0 ? x : innerWidth - x);

  function start({ touches, target }: TouchEvent) {
    const [touch] = touches;
    const isOurs = touches.length === 1 && touch && fromEdge(touch.clientX) <= EDGE;
    const isFree = isOurs && !document.querySelector('dialog:modal') && !isTaken(target);
    from = isFree ? touch : undefined;
  }
  function end({ changedTouches: [touch] }: TouchEvent) {
    if (!from || !touch) return;
    const x = (touch.clientX - from.clientX) * way();
    const y = Math.abs(touch.clientY - from.clientY);
    from = undefined;
    if (x > FAR && x > y) back();
  }
  const cancel = () => {
    from = undefined;
  };

  const listening = new AbortController();
  const how = { passive: true, signal: listening.signal };
  document.addEventListener('touchstart', start, how);
  document.addEventListener('touchend', end, how);
  document.addEventListener('touchcancel', cancel, how);
  return () => listening.abort();
}
