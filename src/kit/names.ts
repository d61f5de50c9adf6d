// What SVG, and two old names of HTML, spell with hyphens; other long names are camelCase in SVG
// (viewBox, clipPathUnits) and HTML folds the letter case itself.
const HYPHENATED =
  /^(?:accept|alignment|baseline|clip(?!PathU)|color|dominant|fill|flood|font|http|image(?=R)|letter|lighting|marker(?![HUW])|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|vector|word|writing)/;

/** The attribute a React prop is written to. */
export function attributeName(prop: string) {
  if (prop === 'className') return 'class';
  if (prop === 'htmlFor') return 'for';
  if (!HYPHENATED.test(prop)) return prop;
  return prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const SPELLED = /^(?:aria-|data-|contentE|spellC|dragg|focusable)/;
const SCRIPT = /^\W*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i;

/** An attribute's text, or null for none: what React would write for the same value. */
export function attributeText(prop: string, value: unknown): string | null {
  if (value == null) return null;
  if (typeof value === 'boolean' && !SPELLED.test(prop)) return value ? '' : null;
  const text = String(value);
  return /^(?:href|src|action|formAction)$/.test(prop) && SCRIPT.test(text) ? null : text;
}

const UNITLESS =
  /opacity|zIndex|^flex(?!B)|^order|lineHeight|weight|^grid[ACR]|^column(?:s|Count)|scale|zoom|aspect|iteration|orphans|widows|tabSize|clamp|^--/i;

const isNothing = (value: unknown) => value == null || typeof value === 'boolean';

/** A style value's text: bare numbers are pixels where the property has a unit, as in React. */
export function styleText(property: string, value: unknown) {
  const needsUnit = typeof value === 'number' && value !== 0 && !UNITLESS.test(property);
  return childText(value).trim() + (needsUnit ? 'px' : '');
}

/** The text of a child, drawn as React draws it: nothing for null, undefined, true and false. */
export const childText = (value: unknown) => (isNothing(value) ? '' : String(value));
