/** The elements that are kept, with the attributes that are kept on them. */
const allowed = new Map<string, readonly string[]>([
  ['a', ['href']],
  ['img', ['src', 'alt']],
  ['td', ['colspan', 'rowspan']],
  ['th', ['colspan', 'rowspan', 'scope']],
]);
for (const name of 'p br b strong i em u s small sub sup ul ol li h2 h3 h4 h5 blockquote hr div span table thead tbody tr dl dt dd figure figcaption'.split(
  ' ',
)) {
  allowed.set(name, []);
}

/** Removed with their content. Of other unknown elements only the tag is removed. */
const REMOVED = 'script style iframe object embed template svg math noscript textarea select title';
const removed = new Set(REMOVED.split(' '));

const LINK_PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:'];

/** Deeper elements are dropped: no real text needs them, and each level costs stack and layout. */
const MAX_DEPTH = 64;

function cleanUrl(name: string, value: string) {
  try {
    const url = new URL(value, location.origin);
    const isInternal = url.origin === location.origin;
    if (name === 'src') return isInternal ? url.href : undefined;
    if (!LINK_PROTOCOLS.includes(url.protocol)) return undefined;
    // A path like `//host` would be read as another host when it is written without the origin.
    const path = url.pathname.replace(/^\/{2,}/, '/');
    return isInternal ? path + url.search + url.hash : url.href;
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
  if (name === 'a' && /^[a-z]+:/i.test(to.getAttribute('href') ?? '')) {
    to.setAttribute('target', '_blank');
    to.setAttribute('rel', 'noopener noreferrer');
  }
  return to;
}

function copyInto(target: Node, from: Node, depth = 0) {
  if (depth > MAX_DEPTH) return;
  for (const node of from.childNodes) {
    if (node instanceof Text) target.appendChild(document.createTextNode(node.data));
    // The node is of another document, so `instanceof HTMLElement` would be false.
    if (node.nodeType !== Node.ELEMENT_NODE) continue;
    const element = node as Element;
    const name = element.localName;
    if (removed.has(name)) continue;
    const keep = allowed.get(name);
    const parent = keep ? target.appendChild(copyElement(element, name, keep)) : target;
    copyInto(parent, element, depth + 1);
  }
}

/**
 * Builds a safe copy of HTML from the server. The parsed document is inert, so nothing in it runs or
 * loads. Only known elements, attributes and texts are copied.
 */
export function sanitizeHtml(html: string): DocumentFragment {
  const clean = document.createDocumentFragment();
  copyInto(clean, new DOMParser().parseFromString(html, 'text/html').body);
  return clean;
}
