/** The place of an element: the number of each child on the way to it. */
export function placeOf(element: Element, root: Element) {
  const place: number[] = [];
  for (let at = element; at !== root && at.parentElement; at = at.parentElement)
    place.unshift([...at.parentElement.children].indexOf(at));
  return place;
}

export const elementAt = (place: number[], root: Element) =>
  place.reduce<Element | undefined>((element, index) => element?.children[index], root);
