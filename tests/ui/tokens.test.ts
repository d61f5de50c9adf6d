import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrastIn, pairs, type Roles } from '../../.ladle/studio/pairs';
import { contrastOf } from '../../deploy/colors.mjs';
import { readBrand } from '../../deploy/readBrand.mjs';

const css = readFileSync('src/ui/theme/tokens.css', 'utf8');
const files = readdirSync('src', { encoding: 'utf8', recursive: true })
  .filter((name) => name.endsWith('.css'))
  .map((name) => [name.replaceAll('\\', '/'), readFileSync(`src/${name}`, 'utf8')] as const);

/** The declarations of the first rule whose selector ends with this text. */
function rolesOf(selector: string): Roles {
  const from = css.indexOf(`${selector} {`);
  const body = css.slice(from, css.indexOf('}', from));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((m) => [m[1], m[2]]));
}
const themes = { dark: rolesOf('[data-theme="dark"]'), light: rolesOf('[data-theme="light"]') };
const { dark, light } = readBrand('marea').config.brand.colors ?? {};
/** The themes of each brand of the repository. */
const branded: Record<string, Roles> = {
  ...themes,
  'dark Marea': { ...themes.dark, ...dark },
  'light Marea': { ...themes.light, ...light },
};

describe.each(Object.entries(branded))('%s theme', (_, roles) => {
  test.each(pairs)('$ink on $ground has a contrast of $needed:1', (pair) => {
    expect(contrastIn(roles, pair)).toBeGreaterThanOrEqual(pair.needed);
  });
});

test('a brand changes roles that exist', () => {
  for (const role of Object.keys({ ...dark, ...light })) expect(themes.dark).toHaveProperty([role]);
});

test('both themes have the same roles', () => {
  expect(Object.keys(themes.light)).toEqual(Object.keys(themes.dark));
});

test('text on pictures is readable in both themes', () => {
  const fixed = (role: string) => new RegExp(`--${role}:\\s*(#\\w{6});`).exec(css)?.[1] ?? '';
  expect(contrastOf(fixed('tag-ink'), fixed('tag-live'))).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(fixed('tag-win-ink'), fixed('tag-win'))).toBeGreaterThanOrEqual(4.5);
});

/** The declarations outside the tokens, without comments and addresses, by property. */
const declarations = files
  .filter(([path]) => !path.startsWith('ui/theme/'))
  .flatMap(([path, source]) =>
    [...source.replace(/\/\*.*?\*\/|url\([^)]*\)/gs, '').matchAll(/([\w-]+):\s*([^;{}]+);/g)].map(
      ([, property = '', value = '']) => ({ path, property, value }),
    ),
  );
/** Larger than any step: the room for a picture or a button. */
const LARGEST_SPACE = 48;
const pixelsIn = (value: string) =>
  [...value.matchAll(/(?<![\w.-])-?([\d.]+)px/g)].map(([, size]) => Number(size));

test.each([
  {
    kind: 'colours',
    token: 'a colour role',
    isLiteral: (_: string, value: string) => /#[\da-f]{3,8}\b|rgba?\(|hsla?\(/i.test(value),
  },
  {
    kind: 'paddings, margins and gaps',
    token: '--sp-*',
    isLiteral: (property: string, value: string) =>
      /^(padding|margin|gap|(row|column)-gap)/.test(property) &&
      // A hairline makes room for a border.
      pixelsIn(value).some((size) => size > 1 && size <= LARGEST_SPACE),
  },
  {
    kind: 'radii',
    token: '--r-*',
    isLiteral: (property: string, value: string) =>
      property.endsWith('radius') && pixelsIn(value).some((size) => size > 1),
  },
  {
    kind: 'durations',
    token: '--t-*',
    isLiteral: (property: string, value: string) =>
      /^(transition|animation)/.test(property) && /[\d.]m?s\b/.test(value),
  },
])('$kind of components are tokens', ({ token, isLiteral }) => {
  const literal = declarations.filter(({ property, value }) => isLiteral(property, value));
  const lines = literal.map(({ path, property, value }) => `${path}: ${property}: ${value}`);
  expect(lines, `use ${token} of src/ui/theme/tokens.css`).toEqual([]);
});

test('styles use no physical side, except for pointer coordinates', () => {
  for (const [path, source] of files) {
    if (/Ripple/.test(path)) continue;
    const sides =
      /(?:margin|padding|border)-(?:left|right)|^\s*(?:left|right):|text-align:\s*(?:left|right)/m;
    expect(source, path).not.toMatch(sides);
  }
});

test('no text is smaller than 12 px', () => {
  for (const [path, source] of files) {
    for (const [, size] of source.matchAll(/font-size:\s*([\d.]+)px/g)) {
      expect(Number(size), path).toBeGreaterThanOrEqual(12);
    }
  }
});
