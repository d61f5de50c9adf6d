import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBrand } from '../../deploy/readBrand.mjs';
import { webManifest } from '../../deploy/webManifest.mjs';

/** Width and height in the header of a PNG, or in the start-of-frame of a JPEG. */
function sizeOf(file: string) {
  const bytes = readFileSync(file);
  if (file.endsWith('.png')) return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  // Each segment of a JPEG has a marker of two bytes and its length. 0xc0 to 0xc2 start a frame.
  for (let offset = 2; offset < bytes.length; offset += 2 + bytes.readUInt16BE(offset + 2)) {
    const marker = bytes[offset + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc2)
      return `${bytes.readUInt16BE(offset + 7)}x${bytes.readUInt16BE(offset + 5)}`;
  }
  return '';
}

test.each(['feria', 'marea'])('the manifest of %s names existing pictures and pages', (name) => {
  const { folder, config } = readBrand(name);
  const manifest = webManifest(config);
  const { icons, shortcuts, screenshots = [] } = manifest;
  expect(manifest.name.toLowerCase()).toBe(name);
  expect(icons.some(({ sizes }) => sizes !== 'any' && Number.parseInt(sizes, 10) >= 144)).toBe(
    true,
  );
  for (const { src, sizes } of [...icons, ...screenshots]) {
    const file = [join('public', src), join(folder, src)].find(existsSync) ?? src;
    // A vector has any size.
    expect(sizes === 'any' ? 'any' : sizeOf(file), src).toBe(sizes);
  }
  expect(shortcuts.map(({ url }) => url)).toEqual([
    '/m/search',
    '/m/voucherCenter',
    '/m/home#continue-title',
  ]);
});

test('the manifest has the colours and the language of its brand', () => {
  expect(webManifest(readBrand('marea').config)).toMatchObject({
    lang: 'en',
    theme_color: '#0c1b27',
    background_color: '#0a1620',
    shortcuts: [{ name: 'Search games' }, { name: 'Deposit' }, { name: 'Continue playing' }],
  });
});

test.each([
  ['CN', 'es', 'Depositar'],
  ['FR', 'es', 'Depositar'],
  ['AR', 'ar', 'إيداع'],
])(
  'the manifest of a brand in %s has the texts of the app, and says their language',
  (code, lang, deposit) => {
    const { config } = readBrand('feria');
    const manifest = webManifest({ ...config, defaultLanguage: code });
    expect(manifest).toMatchObject({ lang, shortcuts: [{}, { name: deposit }, {}] });
  },
);

test('the manifest stays below the path of the site', () => {
  const { id, scope, start_url, shortcuts } = webManifest(readBrand('feria').config, '/casino/');
  for (const url of [id, scope, start_url, ...shortcuts.map((item) => item.url)])
    expect(url).toMatch(/^\/casino\//);
});
