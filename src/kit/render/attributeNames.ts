// Attributes of SVG, and two of HTML, that are written with hyphens. Other long names are camelCase
// in SVG (viewBox, clipPathUnits), and HTML ignores the letter case.
const HYPHENATED =
  /^(?:accept|alignment|baseline|clip(?!PathU)|color|dominant|fill|flood|font|http|image(?=R)|letter|lighting|marker(?![HUW])|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|vector|word|writing)/;

/** The attribute that React writes for a prop. */
export function attributeName(prop: string) {
  if (prop === 'className') return 'class';
  if (prop === 'htmlFor') return 'for';
  if (!HYPHENATED.test(prop)) return prop;
  return prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const BOOLEAN_AS_WORD = /^(?:aria-|data-|contentE|spellC|dragg|focusable)/;
/** Browsers ignore spaces and control characters before the scheme, and tabs and line ends within it. */
const SCRIPT_URL = /^\W*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i;

/** The text of an attribute, or null for no attribute, as React would write it. */
export function attributeText(prop: string, value: unknown): string | null {
  if (value == null) return null;
  if (typeof value === 'boolean' && !BOOLEAN_AS_WORD.test(prop)) return value ? '' : null;
  const text = String(value);
  return /^(?:href|src|action|formAction)$/.test(prop) && SCRIPT_URL.test(text) ? null : text;
}

const UNITLESS =
  /opacity|zIndex|^flex(?!B)|^order|lineHeight|weight|^grid[ACR]|^column(?:s|Count)|scale|zoom|aspect|iteration|orphans|widows|tabSize|clamp|^--/i;

const isEmpty = (value: unknown) => value == null || typeof value === 'boolean';

/** The text of a style value. As in React, a number is in pixels if the property has a unit. */
export function styleText(property: string, value: unknown) {
  const needsUnit = typeof value === 'number' && value !== 0 && !UNITLESS.test(property);
  return childText(value).trim() + (needsUnit ? 'px' : '');
}

/** The text of a child, as React renders it: nothing for null, undefined, true and false. */
export const childText = (value: unknown) => (isEmpty(value) ? '' : String(value));
