import { flatten, OWN } from './flatten.mjs';
import { colorFrom, measureFrom } from './fromCss.mjs';
import { cssOf, withoutShare } from './toCss.mjs';

/**
 * A value that another one replaces. `context` is `base`, `dark` or `light`.
 * @typedef {{ context: string, name: string, before: string, after: string }} Difference
 */

const THEMES = ['dark', 'light'];
const PX_PER_REM = 16;

/**
 * The sources of a file by context: of this project's own file, of Tokens Studio, or of one theme (as Figma exports it),
 * whose name is in that of the file.
 * @param {any} document
 * @param {string} file its name
 * @param {string} brand the sets of this brand count
 */
export function contextsOf(document, file, brand) {
  if (document.modifiers?.theme) {
    const { dark, light } = document.modifiers.theme.contexts;
    return { base: document.sets.base.sources, dark, light };
  }
  if (document.$metadata?.tokenSetOrder) {
    const set = (name) => (document[name] ? [document[name]] : []);
    return { base: set('base'), dark: set(`${brand}/dark`), light: set(`${brand}/light`) };
  }
  const theme = THEMES.find((name) => new RegExp(`\\b${name}\\b`, 'i').test(file));
  if (!theme)
    throw new Error(
      `"${file}" does not say whether it is of the dark or the light theme: name it so.`,
    );
  return { base: [document], [theme]: [document] };
}

/** A value of a foreign file in the form of ours. */
function valueLike(own, value) {
  if (own.type === 'color' && typeof value === 'string') return colorFrom(value);
  if (own.type === 'shadow' && [value].flat().every((layer) => 'x' in Object(layer)))
    return alike(own.value, [value].flat().map(shadowFrom));
  if (own.type === 'dimension' || own.type === 'duration') {
    const measure = typeof value === 'object' ? value : measureFrom(value);
    if (!measure || measure.unit === own.value.unit) return measure;
    return own.value.unit === 'rem' && measure.unit === 'px'
      ? { value: measure.value / PX_PER_REM, unit: 'rem' }
      : measure;
  }
  if (['number', 'fontWeight'].includes(own.type)) return Number(value);
  if (own.type === 'fontFamily' && typeof value === 'string')
    return value.split(',').map((name) => name.trim().replaceAll('"', ''));
  return value;
}

/** One layer alone or in a list, as in our file. */
const alike = (own, layers) => (Array.isArray(own) || layers.length > 1 ? layers : layers[0]);

const shadowFrom = ({ x, y, blur, spread, color, type }) => ({
  color: colorFrom(color),
  ...{ offsetX: measureFrom(x), offsetY: measureFrom(y), blur: measureFrom(blur) },
  spread: measureFrom(spread ?? 0),
  ...(type === 'innerShadow' ? { inset: true } : {}),
});

const findToken = (sources, name) => {
  for (const source of sources)
    for (const child of Object.values(source)) {
      if (typeof child !== 'object' || child === null) continue;
      if (child[name]?.$value !== undefined) return child[name];
    }
  return undefined;
};

/**
 * Puts the values of a foreign file into ours, and gives what differs. Tokens that the foreign file does not have stay as
 * they are.
 * @param {import('./tokensFile.mjs').Tokens} tokens is changed
 * @param {Record<string, import('./tokensFile.mjs').Source[]>} foreign by context
 * @returns {{ differences: Difference[], unknown: string[], unreadable: string[] }}
 */
export function applyTokens(tokens, foreign) {
  const own = { base: tokens.sets.base.sources, ...tokens.modifiers.theme.contexts };
  const everyOwn = new Set(
    [...Object.values(own), tokens.sets.derived.sources].flatMap(flatten).map(({ name }) => name),
  );
  const found = { differences: [], unknown: new Set(), unreadable: [] };
  for (const [context, sources] of Object.entries(foreign)) {
    const tokensOfContext = new Map(flatten(own[context]).map((token) => [token.name, token]));
    for (const { name, type, value } of flatten(sources)) {
      if (!everyOwn.has(name)) found.unknown.add(name);
      const token = tokensOfContext.get(name);
      if (!token || type === 'css' || token.type === 'css') continue;
      const next = valueLike(token, value);
      const [before, after] = [
        withoutShare(cssOf(token)),
        next === undefined ? '' : withoutShare(textOf({ ...token, value: next })),
      ];
      if (!after) found.unreadable.push(`${name}: ${JSON.stringify(value)}`);
      else if (after !== before) {
        found.differences.push({ context, name, before, after });
        replace(findToken(own[context], name), next);
      }
    }
  }
  return { ...found, unknown: [...found.unknown] };
}

/** A size that grows with the window keeps its limit only until another size is chosen. */
function replace(token, value) {
  token.$value = value;
  const own = token.$extensions?.[OWN];
  if (!own?.css || Array.isArray(value)) return;
  delete own.css;
  if (Object.keys(own).length === 0) delete token.$extensions;
}

function textOf(token) {
  const isGradient = token.type === 'gradient';
  try {
    const text = cssOf(isGradient ? token : { ...token, css: sameSize(token) });
    return /undefined|NaN/.test(text) ? '' : text;
  } catch {
    return '';
  }
}

/** The CSS of a size, such as `min(1.25rem, 10vw)`, while the size in it is the same. */
const sameSize = ({ css, value }) =>
  css?.includes(`${value?.value}${value?.unit}`) ? css : undefined;
