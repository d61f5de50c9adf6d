/** What may stay, with the attributes that may stay on it. */
const ALLOWED: Record<string, readonly string[]> = {
  a: ['href'],
  img: ['src', 'alt'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
};
for (const name of 'p br b strong i em u s small sub sup ul ol li h2 h3 h4 h5 blockquote hr div span table thead tbody tr dl dt dd figure figcaption'.split(
  ' ',
)) {
  ALLOWED[name] = [];
}

/** Gone with all that is in them; of anything else unknown only the tag goes. */
const POISON = 'script style iframe object embed template svg math noscript textarea select title';
const poison = new Set(POISON.split(' '));

const LINKS = ['https:', 'http:', 'mailto:', 'tel:'];

function cleanUrl(name: string, value: string) {
  try {
    const url = new URL(value, location.origin);
    const isOurs = url.origin === location.origin;
    if (name === 'src') return isOurs ? url.href : undefined;
    if (!LINKS.includes(url.protocol)) return undefined;
    return isOurs ? url.pathname + url.search + url.hash : url.href;
  } catch {
    return undefined;
  }
}

function copyElement(from: Element, name: string, keep: readonly string[]) {
  const to = document.createElement(name);
  for (const attribute of keep) {
    const value = from.getAttribute(attribute);
    if (value === null) continue;
    const isUrl = attribute === 'href' || attribute === 'src';
    const clean = isUrl ? cleanUrl(attribute, value) : value;
    if (clean !== undefined) to.setAttribute(attribute, clean);
  }
  if (name === 'a' && /^[a-z]+:/.test(to.getAttribute('href') ?? '')) {
    to.setAttribute('target', '_blank');
    to.setAttribute('rel', 'noopener noreferrer');
  }
  return to;
}

function copyInto(target: Node, from: Node) {
  for (const node of from.childNodes) {
    if (node instanceof Text) target.appendChild(document.createTextNode(node.data));
    // Of another document, and perhaps of another namespace: no instanceof HTMLElement.
    if (node.nodeType !== Node.ELEMENT_NODE) continue;
    const element = node as Element;
    const name = element.localName;
    if (poison.has(name)) continue;
    const keep = ALLOWED[name];
    const place = keep ? target.appendChild(copyElement(element, name, keep)) : target;
    copyInto(place, element);
  }
}

/**
 * HTML written by an editor, made anew from what is known to be harmless. The parsed document is
 * inert, so nothing in it runs or loads; nothing of it is taken over but names, texts and addresses.
 */
export function cleanHtml(html: string): DocumentFragment {
  const clean = document.createDocumentFragment();
  copyInto(clean, new DOMParser().parseFromString(html, 'text/html').body);
  return clean;
}
