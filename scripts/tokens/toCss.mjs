import { flatten } from './flatten.mjs';

const list = (values) => [values].flat();
/** `{color.accent}` is another token. */
const variable = (alias) => `var(--${/([\w-]+)\}$/.exec(alias)?.[1]})`;

/**
 * The value of a token in CSS. `css` of it stands in place of it, with `{stops}` for those of a gradient.
 * @param {import('./flatten.mjs').FlatToken} token
 */
export function cssOf({ type, value, css, times }) {
  if (css && !css.includes('{stops}')) return css;
  if (typeof value === 'string' && value.startsWith('{')) return variable(value);
  switch (type) {
    case 'color':
      return colorText(value);
    case 'dimension':
      return times ? `calc(${lengthText(value)} * var(--${times}))` : lengthText(value);
    case 'duration':
      return lengthText(value);
    case 'shadow':
      return list(value).map(shadowText).join(', ');
    case 'gradient':
      return css.replace('{stops}', value.map(stopText).join(', '));
    case 'fontFamily':
      return list(value).map(familyText).join(', ');
    case 'cubicBezier':
      return `cubic-bezier(${value.join(', ')})`;
    default:
      return String(value);
  }
}

/** A value as it is in Feria, without the share of a brand. @param {string} css */
export const withoutShare = (css) =>
  css.replace(/ \* var\(--[\w-]+\)/, '').replace(/^calc\((.+)\)$/, '$1');

const channel = (part) => Math.round(part * 255);
const hexText = (components) =>
  `#${components.map((part) => channel(part).toString(16).padStart(2, '0')).join('')}`;

/** Names without a space between are written without quotes. */
const familyText = (name) => (/^[\w-]+$/.test(name) ? name : `"${name}"`);

export function colorText(color) {
  if (typeof color === 'string') return color.startsWith('{') ? variable(color) : color;
  const { components, alpha = 1 } = color;
  if (alpha === 0 && hexText(components) === '#000000') return 'transparent';
  if (alpha === 1) return hexText(components);
  return `rgb(${components.map(channel).join(' ')} / ${Number((alpha * 100).toFixed(2))}%)`;
}

const lengthText = ({ value, unit }) => (value === 0 && unit === 'px' ? '0' : `${value}${unit}`);

function shadowText({ color, offsetX, offsetY, blur, spread, inset }) {
  const lengths = [offsetX, offsetY, blur, ...(spread?.value ? [spread] : [])].map(lengthText);
  return [...(inset ? ['inset'] : []), ...lengths, colorText(color)].join(' ');
}

const stopText = ({ color, position }) =>
  `${colorText(color)} ${Number((position * 100).toFixed(2))}%`;

function declarations(sources, indent = '  ') {
  const comment = ({ description }) => (description ? `${indent}/* ${description} */\n` : '');
  return flatten(sources)
    .map((token) => `${comment(token)}${indent}--${token.name}: ${cssOf(token)};\n`)
    .join('');
}

/**
 * The style sheet of the tokens.
 * @param {import('./tokensFile.mjs').Tokens} tokens
 */
export function createCss({ sets, modifiers }) {
  const { dark, light } = modifiers.theme.contexts;
  const theme = (name, sources) => `  color-scheme: ${name};\n${declarations(sources)}`;
  return `/* Made by npm run tokens from tokens.resolver.json. Dark is the default. */
:root,
[data-theme="dark"] {
${theme('dark', dark)}}
[data-theme="light"] {
${theme('light', light)}}
/* In the same rule as the roles, so that a theme on a part of the page derives them again. */
:root,
[data-theme] {
${declarations(sets.derived.sources)}}
:root {
${declarations(sets.base.sources)}}
@media (prefers-reduced-motion: reduce) {
  :root {
${declarations(modifiers.motion.contexts.reduced, '    ')}  }
}
`;
}

/** The roles of a theme that a brand may set, with their values in Feria. */
export const rolesOf = (sources) =>
  Object.fromEntries(flatten(sources).map((token) => [token.name, cssOf(token)]));
