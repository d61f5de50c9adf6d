import { flatten } from './flatten.mjs';
import { colorFrom } from './fromCss.mjs';
import { colorText, cssOf } from './toCss.mjs';

/** Design tools have no root font size. */
const PX_PER_REM = 16;
const inPixels = ({ value, unit }) =>
  unit === 'rem' ? { value: value * PX_PER_REM, unit: 'px' } : { value, unit };

/** The roles of a theme with what a brand sets in it. A value that is not a plain colour stays out. */
function themed(sources, colors = {}) {
  return flatten(sources).map((token) => {
    const value = token.type === 'color' && colors[token.name] && colorFrom(colors[token.name]);
    return value ? { ...token, value } : token;
  });
}

const shorten = (number) => Number(number.toFixed(2));

/** The lengths that differ in a brand. */
function styled(tokens, style = {}) {
  return tokens.flatMap((token) => {
    const { value, times, type } = token;
    if (type !== 'dimension') return [];
    const share = (style[times] ?? 1) * (value.unit === 'rem' ? (style.type ?? 1) : 1);
    if (share === 1) return [];
    const { value: size, unit } = inPixels(value);
    return [{ ...token, value: { value: shorten(size * share), unit } }];
  });
}

/** In groups, without what is CSS only or has a type that the tool does not know. */
function grouped(tokens, write, leftOut = ['css']) {
  const groups = {};
  for (const token of tokens) {
    if (leftOut.includes(token.type)) continue;
    groups[token.group] ??= {};
    groups[token.group][token.name] = write(token);
  }
  return groups;
}

/**
 * A file for each theme of each brand, as Figma imports variables: one mode each, and lengths in pixels.
 * @param {import('./tokensFile.mjs').Tokens} tokens
 * @param {Record<string, Pick<import('../../src/config/config').Brand, 'colors' | 'style'>>} brands
 * @returns {Record<string, object>} by the name of the file
 */
export function figmaFiles({ sets, modifiers }, brands) {
  const write = ({ type, value, description }) => ({
    $type: type,
    $value: type === 'dimension' ? inPixels(value) : value,
    ...(description ? { $description: description } : {}),
  });
  return Object.fromEntries(
    Object.entries(brands).flatMap(([brand, { colors, style }]) =>
      Object.entries(modifiers.theme.contexts).map(([theme, sources]) => {
        const all = [
          ...flatten(sets.base.sources),
          ...styled(flatten(sets.base.sources), style),
          ...themed(sources, colors?.[theme]),
          ...flatten(sets.derived.sources),
        ];
        return [`${brand}.${theme}.tokens.json`, grouped(all, write)];
      }),
    ),
  );
}

const NOT_IN_STUDIO = ['css', 'gradient', 'cubicBezier'];
const STUDIO_TYPES = { fontFamily: 'fontFamilies', fontWeight: 'fontWeights', shadow: 'boxShadow' };

function studioValue(token) {
  const { type, value } = token;
  if (type === 'dimension') return `${inPixels(value).value}px`;
  if (type !== 'shadow') return cssOf(token);
  return [value].flat().map(({ color, offsetX, offsetY, blur, spread, inset }) => ({
    x: String(offsetX.value),
    y: String(offsetY.value),
    blur: String(blur.value),
    spread: String(spread?.value ?? 0),
    color: colorText(color),
    type: inset ? 'innerShadow' : 'dropShadow',
  }));
}

/**
 * One file with a set for each theme of each brand, as Tokens Studio reads it.
 * @param {import('./tokensFile.mjs').Tokens} tokens
 * @param {Parameters<typeof figmaFiles>[1]} brands
 */
export function studioFile({ sets, modifiers }, brands) {
  const write = (token) => ({
    $type: STUDIO_TYPES[token.type] ?? token.type,
    $value: studioValue(token),
    ...(token.description ? { $description: token.description } : {}),
  });
  const baseTokens = flatten(sets.base.sources);
  const themes = Object.entries(brands).flatMap(([brand, { colors, style }]) =>
    Object.entries(modifiers.theme.contexts).map(([theme, sources]) => [
      `${brand}/${theme}`,
      grouped(
        [...themed(sources, colors?.[theme]), ...styled(baseTokens, style)],
        write,
        NOT_IN_STUDIO,
      ),
    ]),
  );
  const base = grouped(baseTokens, write, NOT_IN_STUDIO);
  const file = { base, ...Object.fromEntries(themes) };
  const selected = (name) => ({ base: 'source', [name]: 'enabled' });
  return {
    ...file,
    $themes: themes.map(([name]) => ({ id: name, name, selectedTokenSets: selected(name) })),
    $metadata: { tokenSetOrder: Object.keys(file) },
  };
}
