/**
 * Tells whether an element stands still for two frames and nothing covers it. Brings it into view before. It runs in
 * the page, so it uses nothing outside of itself.
 */
export function isSteady(element: Element, done: (result: boolean) => void) {
  const place = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, width, height };
  };
  const isHit = () => {
    const { x, y } = place();
    const hit = document.elementFromPoint(x, y);
    return element.contains(hit) || hit?.contains(element) === true;
  };
  // It may be out of view, or behind a bar at the edge.
  if (!isHit()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = JSON.stringify(place());
  requestAnimationFrame(() =>
    requestAnimationFrame(() => done(isHit() && JSON.stringify(place()) === before)),
  );
}
