/** Names an element by its kind and by its address, name or label, and not by its place. */
const keyOf = (element: Element) =>
  [
    element.localName,
    element.classList[0],
    element.getAttribute('href') ||
      (element as HTMLInputElement).name ||
      element.ariaLabel ||
      (element.localName === 'button' && element.textContent),
  ].join();

/**
 * The same element in another tree. A reply may have drawn something beside it in one of them, or other games, so it is
 * found by what it is, and by its number among those that are the same.
 */
export function counterpartOf(element: Element, from: Element, to: Element) {
  const key = keyOf(element);
  const findSame = (root: Element) =>
    [...root.querySelectorAll(element.localName)].filter((other) => keyOf(other) === key);
  return findSame(to)[Math.max(0, findSame(from).indexOf(element))];
}
