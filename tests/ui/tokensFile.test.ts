import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLOR_ROLES } from '../../deploy/colorRoles.mjs';
import { readBrand } from '../../deploy/readBrand.mjs';
import { describe } from '../../scripts/tokens/describe.mjs';
import { figmaFiles, studioFile } from '../../scripts/tokens/exports.mjs';
import { flatten } from '../../scripts/tokens/flatten.mjs';
import { applyTokens, contextsOf } from '../../scripts/tokens/importTokens.mjs';
import { createCss, rolesOf } from '../../scripts/tokens/toCss.mjs';
import { readTokens, TOKENS_FILE, tokensText } from '../../scripts/tokens/tokensFile.mjs';

type Groups = Record<string, Record<string, { $value: unknown }>>;
const brands = { feria: {}, marea: readBrand('marea').config.brand };
const tokens = readTokens();
const { dark, light } = tokens.modifiers.theme.contexts;
const withoutSpace = (css: string) => css.replace(/\s+/g, '');

const importOf = (document: object, file: string) => {
  const changed = readTokens();
  return { changed, ...applyTokens(changed, contextsOf(document, file, 'feria')) };
};
const changedText = (document: object, from: string, to: string) =>
  JSON.parse(JSON.stringify(document).replaceAll(from, to));

test('the style sheet and the roles of a brand are those of the token file', () => {
  const css = readFileSync('src/ui/theme/tokens.css', 'utf8');
  expect(withoutSpace(css), 'npm run tokens makes it').toBe(withoutSpace(createCss(tokens)));
  expect(COLOR_ROLES, 'npm run tokens makes them').toEqual({
    dark: rolesOf(dark),
    light: rolesOf(light),
  });
});

test('the token file is as the import would write it', () => {
  expect(readFileSync(TOKENS_FILE, 'utf8')).toBe(tokensText(tokens));
});

test('each token has a type of the format, and a colour has its hexadecimal form', () => {
  const all = flatten([
    ...[...tokens.sets.base.sources, ...tokens.sets.derived.sources],
    ...[...dark, ...light, ...tokens.modifiers.motion.contexts.reduced],
  ]);
  const types = 'color cubicBezier dimension duration fontFamily fontWeight gradient number shadow';
  for (const { name, type, value } of all) {
    expect([...types.split(' '), 'css'], name).toContain(type);
    if (type !== 'color') continue;
    const hex = rolesOf([
      { color: { $type: 'color', [name]: { $value: { ...value, alpha: 1 } } } },
    ]);
    expect(hex[name], name).toBe(value.hex);
  }
});

test.each(['dark', 'light'] as const)('the %s theme comes back from Figma as it was', (theme) => {
  const file = `feria.${theme}.tokens.json`;
  const { differences, unknown, unreadable } = importOf(
    figmaFiles(tokens, brands)[file] ?? {},
    file,
  );
  expect([differences, unknown, unreadable]).toEqual([[], [], []]);
});

test('the tokens come back from Tokens Studio as they were', () => {
  const { differences, unknown, unreadable } = importOf(studioFile(tokens, brands), 'tokens.json');
  expect([differences, unknown, unreadable]).toEqual([[], [], []]);
});

test('a brand is exported with its radii, spaces and sizes of text', () => {
  const sharp = { style: { corners: 0.5, density: 1.2, headings: 0.9, type: 1.1 } };
  const expected = { 'r-16': 8, 'sp-4': 19.2, 'fs-14': 15.4, 'fs-20': 19.8, 'r-full': 999 };
  const figma = figmaFiles(tokens, { sharp })['sharp.dark.tokens.json'] as Groups;
  const all = Object.assign({}, ...Object.values(figma));
  for (const [name, value] of Object.entries(expected))
    expect(all[name].$value, name).toEqual({ value, unit: 'px' });
  const studio = studioFile(tokens, { sharp, feria: {} }) as never as Record<string, Groups>;
  expect(studio['sharp/light']?.radius?.['r-16']).toEqual({ $type: 'dimension', $value: '8px' });
  expect(studio['feria/light']?.radius).toBeUndefined();
});

test('a brand is exported with its own colours', () => {
  const figma = figmaFiles(tokens, brands)['marea.dark.tokens.json'];
  expect(figma).toMatchObject({ color: { accent: { $value: { hex: '#4fd6cd' } } } });
  const { 'marea/dark': studio } = studioFile(tokens, brands) as never as Record<string, object>;
  expect(studio).toMatchObject({ color: { accent: { $type: 'color', $value: '#4fd6cd' } } });
});

test('a changed file is described in words, with its contrast, and changes the style sheet', () => {
  const document = changedText(studioFile(tokens, brands), '"#f6c35f"', '"#ff9900"');
  document.base.radius['r-16'].$value = '18px';
  document.base['font-size']['fs-20'].$value = '22px';
  const { differences, changed } = importOf(document, 'tokens.json');
  expect(describe(differences, changed)).toEqual([
    'fs-20: min(1.25rem, 10vw) becomes 1.375rem',
    'r-16: 16px becomes 18px',
    'dark  accent: #f6c35f becomes #ff9900 (contrast with accent-ink: 10.4, now 7.9)',
    'dark  accent-text: #f6c35f becomes #ff9900 (contrast with surface-1: 10.5, now 8.0)',
  ]);
  const css = createCss(changed);
  for (const line of [
    '--accent: #ff9900;',
    '--r-16: calc(18px * var(--corners));',
    '--fs-20: calc(1.375rem * var(--headings));',
  ])
    expect(css).toContain(line);
  expect(JSON.parse(tokensText(changed))).toEqual(changed);
});

test('what is not known or cannot be read is named, and changes nothing', () => {
  const document = studioFile(tokens, brands) as never as Record<string, never>;
  Object.assign(document['feria/dark'] ?? {}, {
    color: {
      accent: { $type: 'color', $value: 'mix(red)' },
      neon: { $type: 'color', $value: '#00ff00' },
    },
  });
  const { differences, unknown, unreadable } = importOf(document, 'tokens.json');
  expect(differences).toEqual([]);
  expect(unknown).toEqual(['neon']);
  expect(unreadable).toEqual(['accent: "mix(red)"']);
});

test('a file of one theme says in its name which one it is', () => {
  expect(() => importOf({}, 'tokens.json')).toThrow('dark or the light theme');
});
