/**
 * Waits until the pictures in the window have come and nothing fades or moves in, for a picture of the page. It runs in
 * the page, so it uses nothing outside of itself.
 */
export function whenStill(longest: number, done: (result: boolean) => void) {
  const end = Date.now() + longest;
  const isInView = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const isMoving = ({ playState, timeline, effect }: Animation) =>
    playState === 'running' &&
    timeline === document.timeline &&
    effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  function look() {
    const waits =
      [...document.images].some((image) => isInView(image) && !image.complete) ||
      document.getAnimations().some(isMoving);
    if (waits && Date.now() < end) setTimeout(look, 50);
    else done(!waits);
  }
  // What has just been drawn begins to move in the next frame.
  requestAnimationFrame(() => requestAnimationFrame(look));
}
