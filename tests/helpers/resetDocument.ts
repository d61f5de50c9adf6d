const address = location.href;
const elements = [document.documentElement, document.body].map((element) => ({
  element,
  attributes: [...element.attributes].map(({ name, value }) => [name, value] as const),
}));

/** Makes the document and its address what they were before the first test. */
export function resetDocument() {
  for (const { element, attributes } of elements) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    for (const [name, value] of attributes) element.setAttribute(name, value);
  }
  for (const element of [...document.documentElement.children])
    if (element !== document.head && element !== document.body) element.remove();
  document.title = '';
  history.replaceState(null, '', address);
  scrollTo(0, 0);
}
