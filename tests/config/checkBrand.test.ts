import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { COLOR_ROLES } from '../../deploy/colorRoles.mjs';
import { readBrand } from '../../deploy/readBrand.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feria-brand-'));
  writeFileSync(join(folder, 'logo.svg'), '<svg />');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The lines about the mistakes of a configuration, as `npm start` and applyBrand.mjs print them. */
function mistakesOf(brand: object, more: object = {}) {
  const config = { merchant: 'uno', ...more, brand: { name: 'Uno', ...brand } };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  try {
    readBrand(folder);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
}

const logo = { dark: '/logo.svg', width: 120, height: 30 };

test('a brand with its files is valid, and may name pictures of the build', () => {
  const footer = { licence: { image: '/art/badges/licence.svg' }, payments: [{ name: 'bank' }] };
  expect(mistakesOf({ logo, icon: '/favicon.svg' }, { footer })).toEqual([]);
});

test('a file that is missing is one line with its field and its address', () => {
  expect(mistakesOf({ logo: { ...logo, light: '/logo-ligth.svg' } })).toEqual([
    'Configuration: "brand.logo.light" names a file that is not in the folder of the brand: /logo-ligth.svg.',
  ]);
  mkdirSync(join(folder, 'pay'));
  writeFileSync(join(folder, 'pay/pse.svg'), '<svg />');
  const payments = [{ name: 'PSE', image: '/pay/pse.svg' }, { name: 'Nequi' }];
  expect(mistakesOf({}, { footer: { payments } })).toEqual([
    expect.stringContaining('"footer.payments[1].image" is missing'),
  ]);
});

test('the fonts of a brand are names, and nothing else of a style sheet', () => {
  expect(mistakesOf({ style: { font: 'Georgia;}' } })).toEqual([
    expect.stringContaining('"brand.style.font" must be names of fonts'),
  ]);
});

test.each(['/logo.svg', 'https://cdn.example/uno.woff2'])(
  'a font of a brand is a WOFF2 file in its folder, which %s is not',
  (fontFile) => {
    expect(mistakesOf({ style: { fontFile } })).toEqual([
      `Configuration: "brand.style.fontFile" must be a file such as "/our-font.woff2" (it is "${fontFile}").`,
    ]);
  },
);

test.each([
  [
    { acent: '#f00' },
    '"brand.colors.dark.acent" is not a colour of the app. Did you mean "accent"?',
  ],
  [{ accent: '#f6c35' }, '"brand.colors.dark.accent" must be a colour such as'],
  [{ accent: 'glod' }, '"brand.colors.dark.accent" must be a colour such as'],
  [
    { accent: '#f6c35f', 'accent-2': '#f6c35f', 'accent-ink': '#f6c35f' },
    '"brand.colors.dark.accent-ink" cannot be read on "accent": their contrast is 1.0',
  ],
])('a wrong colour, %j, is one line', (dark, line) => {
  const mistakes = mistakesOf({ colors: { dark } });
  expect(mistakes[0]).toContain(line);
  expect(mistakes.length).toBeLessThanOrEqual(2);
});

test('a gradient and a named colour are accepted', () => {
  const dark = { ambient: 'radial-gradient(60% 70%, red 0, rgb(1 2 3 / 4%))', live: 'Tomato' };
  expect(mistakesOf({ colors: { dark } })).toEqual([]);
});

test('the colours that a brand may set are those of the app', async () => {
  const { readFileSync } = await import('node:fs');
  const css = readFileSync('src/ui/theme/tokens.css', 'utf8');
  for (const theme of ['dark', 'light'] as const) {
    const start = css.indexOf(`[data-theme="${theme}"] {`);
    const body = css.slice(start, css.indexOf('\n}', start));
    const roles = [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, role, value]) => [
      role,
      value,
    ]);
    expect(COLOR_ROLES[theme]).toEqual(Object.fromEntries(roles));
  }
});
