/**
 * Tells whether an element stands still for two frames and nothing covers it. Brings it into view before. It runs in
 * the page, so it uses nothing outside of itself.
 */
export function isSteady(element: Element, done: (result: boolean) => void) {
  const place = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, width, height };
  };
  const { y } = place();
  if (y < 0 || y > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = JSON.stringify(place());
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const after = place();
      const hit = document.elementFromPoint(after.x, after.y);
      const isHit = element.contains(hit) || hit?.contains(element) === true;
      done(isHit && JSON.stringify(after) === before);
    }),
  );
}
