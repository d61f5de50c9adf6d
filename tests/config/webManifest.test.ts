import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBrand } from '../../deploy/readBrand.mjs';
import { webManifest } from '../../deploy/webManifest.mjs';

test.each(['feria', 'marea'])('the manifest of %s names existing pictures and pages', (name) => {
  const { folder, config } = readBrand(name);
  const manifest = webManifest(config);
  const { icons, shortcuts, screenshots = [] } = manifest;
  expect(manifest.name.toLowerCase()).toBe(name);
  expect(icons.some(({ sizes }) => sizes !== 'any' && Number.parseInt(sizes, 10) >= 144)).toBe(
    true,
  );
  for (const { src } of [...icons, ...screenshots])
    expect(existsSync(join('public', src)) || existsSync(join(folder, src))).toBe(true);
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

test('the manifest stays below the path of the site', () => {
  const { id, scope, start_url, shortcuts } = webManifest(readBrand('feria').config, '/casino/');
  for (const url of [id, scope, start_url, ...shortcuts.map((item) => item.url)])
    expect(url).toMatch(/^\/casino\//);
});
