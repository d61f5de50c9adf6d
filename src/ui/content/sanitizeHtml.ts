import { parseUrl } from '@kit/web/parseUrl';
import { safeUrl } from '@kit/web/safeUrl';
import { parseHtml } from '@kit/web/trustedTypes';

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

const keptAttributes = [...new Set([...allowed.values()].flat())];

/** Removed with their content. Of other unknown elements only the tag is removed. */
const REMOVED =
  'script style iframe object embed template svg math noscript noembed noframes xmp plaintext audio video textarea select title';
const removed = new Set(REMOVED.split(' '));

/** Deeper elements are dropped: no real text needs them, and each level costs stack and layout. */
const MAX_DEPTH = 64;

/** Longer HTML is cut before it is read, and what is before the cut is shown. */
const MAX_LENGTH = 100_000;

/**
 * The time of the parser grows with the square of the depth, so HTML is also cut before the tag that would be
 * nested more deeply than this, and after so many tags: an end tag in a comment or an attribute closes nothing.
 */
const MAX_OPEN = 512;
const MAX_TAGS = 4_000;
const TAG = /<(\/?)([a-z][^\s/>]*)/gi;
/** They have no end tag, or need none, and do not nest by themselves. */
const NOT_NESTED = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd tr td th thead tbody tfoot'.split(
    ' ',
  ),
);

function limit(html: string) {
  const text = html.slice(0, MAX_LENGTH);
  const open = new Map<string, number>();
  let depth = 0;
  let tags = 0;
  for (const { 1: slash, 2: tag = '', index } of text.matchAll(TAG)) {
    const name = tag.toLowerCase();
    const count = open.get(name) ?? 0;
    // An end tag without its start tag closes nothing.
    if (NOT_NESTED.has(name) || (slash && count === 0)) continue;
    const step = slash ? -1 : 1;
    depth += step;
    open.set(name, count + step);
    if (!slash) tags++;
    if (depth > MAX_OPEN || tags > MAX_TAGS) return text.slice(0, index);
  }
  return text;
}

/**
 * The parser repeats an element of these that was left open in each paragraph after it, so a few letters can become
 * millions of elements. With a prefix they are like any other element.
 */
const FORMATTING = /<(\/?)(b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)(?![^\s/>])/gi;
const PREFIX = 'plain-';
const PREFIXED = /<(\/?)plain-/g;
const withPrefix = (html: string) => html.replace(FORMATTING, `<$1${PREFIX}$2`);
const nameOf = ({ localName }: Element) =>
  localName.startsWith(PREFIX) ? localName.slice(PREFIX.length) : localName;
/** What looks like a tag in an attribute has got the prefix too. */
const writtenValueOf = (element: Element, attribute: string) =>
  element.getAttribute(attribute)?.replace(PREFIXED, '<$1');

function cleanUrl(name: string, value: string) {
  const url = parseUrl(value, location.origin);
  if (!url) return undefined;
  const isInternal = url.origin === location.origin;
  // A path like `//host` would be read as another host when it is written without the origin.
  const path = url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash;
  if (name === 'src') return isInternal ? safeUrl(path, 'picture') : undefined;
  return safeUrl(isInternal ? path : url.href);
}

function copyElement(from: Element, name: string, keep: readonly string[]) {
  const to = document.createElement(name);
  for (const attribute of keep) {
    const value = writtenValueOf(from, attribute);
    if (value === undefined) continue;
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

/**
 * Copies what is below the walker's node. Not by `childNodes`: `<input name="childNodes">` hides that
 * property of its form.
 */
function copyChildren(target: Node, walker: TreeWalker, depth = 0) {
  let node = depth > MAX_DEPTH ? null : walker.firstChild();
  if (!node) return;
  for (; node; node = walker.nextSibling()) {
    if (node instanceof Text) target.appendChild(document.createTextNode(node.data));
    if (!(node instanceof Element)) continue;
    const name = nameOf(node);
    if (removed.has(name)) continue;
    const keep = allowed.get(name);
    const parent = keep ? target.appendChild(copyElement(node, name, keep)) : target;
    copyChildren(parent, walker, depth + 1);
  }
  walker.parentNode();
}

/**
 * Builds a safe copy of HTML from the server. The parsed document is inert, so nothing in it runs or
 * loads. Only known elements, attributes and texts are copied.
 */
export function sanitizeHtml(html: string): DocumentFragment {
  const clean = document.createDocumentFragment();
  copyChildren(
    clean,
    document.createTreeWalker(parseHtml(withPrefix(limit(html)), keptAttributes)),
  );
  return clean;
}
