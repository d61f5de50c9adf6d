const ALIAS: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  httpEquiv: 'http-equiv',
  acceptCharset: 'accept-charset',
};

// SVG spells these with a hyphen; its other long names (viewBox, clipPathUnits) are camelCase.
const HYPHENATED =
  /^(?:alignment|baseline|clip|color|dominant|fill|flood|font|glyph|image|letter|lighting|marker|paint|pointer|shape|stop|strikethrough|stroke|text|transform|underline|unicode|vector|word|writing)[A-Z]/;
const CAMEL = /^(?:clipPathUnits|marker(?:Height|Units|Width)|glyphRef|textLength)$/;

const hyphenate = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The attribute a React prop is written to. HTML elements fold the letter case themselves. */
export function attributeName(element: Element, prop: string) {
  const alias = ALIAS[prop];
  if (alias) return alias;
  const inSvg = element.namespaceURI === 'http://www.w3.org/2000/svg';
  return inSvg && HYPHENATED.test(prop) && !CAMEL.test(prop) ? hyphenate(prop) : prop;
}

const SPELLED = /^(?:aria-|data-|contentEditable|spellCheck|draggable|focusable)/;
const ADDRESS = /^(?:href|src|action|formAction)$/;

/** An attribute's text, or null for none: what React would write for the same value. */
export function attributeText(prop: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean' && !SPELLED.test(prop)) return value ? '' : null;
  const text = String(value);
  return ADDRESS.test(prop) && runsScript(text) ? null : text;
}

function runsScript(address: string) {
  // The cheap test first: a parser is only asked about addresses that could be scripts.
  if (!/script/i.test(address)) return false;
  return URL.parse?.(address, document.baseURI)?.protocol === 'javascript:';
}

const UNITLESS =
  /opacity|zIndex|^flex(?!Basis)|^order$|lineHeight|fontWeight|^grid|^column(?:s|Count)$|^scale$|^zoom$|aspectRatio|Iteration|orphans|widows|tabSize|lineClamp|^--/i;

/** A style value's text: bare numbers are pixels where the property has a unit, as in React. */
export function styleText(property: string, value: unknown) {
  if (value === null || value === undefined || typeof value === 'boolean') return '';
  if (typeof value === 'number' && value !== 0 && !UNITLESS.test(property)) return `${value}px`;
  return String(value).trim();
}

/** The text of a child, drawn as React draws it: nothing for null, undefined, true and false. */
export function childText(value: unknown) {
  return value === null || value === undefined || typeof value === 'boolean' ? '' : String(value);
}
