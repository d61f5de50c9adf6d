export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A line between two boxes, with its length. */
export interface Distance {
  from: [x: number, y: number];
  to: [x: number, y: number];
  length: number;
}

const line = (from: [number, number], to: [number, number]): Distance => ({
  from,
  to,
  length: Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]),
});

const isInside = (inner: Box, outer: Box) =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

/** From each edge of a box to the same edge of the box around it. */
function insets(inner: Box, outer: Box) {
  const x = (inner.left + inner.right) / 2;
  const y = (inner.top + inner.bottom) / 2;
  return [
    line([outer.left, y], [inner.left, y]),
    line([inner.right, y], [outer.right, y]),
    line([x, outer.top], [x, inner.top]),
    line([x, inner.bottom], [x, outer.bottom]),
  ];
}

/** The space between two boxes: beside each other, above each other, or both. */
function gaps(a: Box, b: Box) {
  const [first, second] = a.left <= b.left ? [a, b] : [b, a];
  const [upper, lower] = a.top <= b.top ? [a, b] : [b, a];
  const middle = (from: number, to: number) => (from + to) / 2;
  const y = middle(Math.max(a.top, b.top), Math.min(a.bottom, b.bottom));
  const x = middle(Math.max(a.left, b.left), Math.min(a.right, b.right));
  return [
    ...(first.right <= second.left ? [line([first.right, y], [second.left, y])] : []),
    ...(upper.bottom <= lower.top ? [line([x, upper.bottom], [x, lower.top])] : []),
  ];
}

/** The distances between two boxes. Those of length 0 are left out. */
export function distancesBetween(a: Box, b: Box): Distance[] {
  const pairs: [inner: Box, outer: Box][] = [
    [a, b],
    [b, a],
  ];
  const nested = pairs.find((pair) => isInside(...pair));
  const all = nested ? insets(...nested) : gaps(a, b);
  return all.filter(({ length }) => length > 0);
}
