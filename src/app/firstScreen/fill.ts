/** A place in a template that is filled later: `*name*`. */
const MARK = /\*(\w+)\*/g;

export type Values = Record<string, unknown>;

/**
 * Puts values in the places of an element and of what it contains. A text or an attribute whose value is undefined is
 * removed. Places that have no value here stay.
 */
export function fill(root: ParentNode & Node, values: Values) {
  const put = (text: string) => {
    let isMissing = false;
    const filled = text.replace(MARK, (mark, name) => {
      if (!(name in values)) return mark;
      isMissing ||= values[name] === undefined;
      return `${values[name] ?? ''}`;
    });
    return isMissing ? undefined : filled;
  };
  const all = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node; node = all.nextNode()) {
    if (node instanceof Text && node.data.includes('*')) node.data = put(node.data) ?? '';
    if (!(node instanceof Element)) continue;
    for (const name of node.getAttributeNames()) {
      const value = node.getAttribute(name);
      if (!value?.includes('*')) continue;
      const text = put(value);
      if (text === value) continue;
      node.removeAttribute(name);
      if (text === undefined) continue;
      // An address has no parameters without a value.
      const filled = name === 'href' ? text.replace(/[?&]\w+=(?=&|$)/g, '') : text;
      node.setAttribute(name.replace(/^data-(?=src)/, ''), filled);
    }
  }
  return root;
}

/** The policy of the page allows no `style` attributes, so the templates have them under another name. */
export function applyStyles(root: ParentNode) {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    const { style = '' } = element.dataset;
    if (style.includes('*')) continue;
    element.style.cssText = style;
    delete element.dataset.style;
  }
}

export const childrenOf = (element: Element | null | undefined) => [...(element?.children ?? [])];

/** A copy of what a template has. Without it nothing is drawn. */
export function copyOf(element: Element | undefined) {
  if (!element) throw new Error('no template');
  return element.cloneNode(true) as Element;
}
