import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyBrand } from '../../deploy/applyBrand.mjs';
import { revisionOf } from '../../deploy/revisionOf.mjs';
import { withConfig } from '../../deploy/withConfig.mjs';
import { brandedBuild } from '../../scripts/serve/brandedBuild.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feria-brand-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A brand with a favicon and a folder of its own, and a build. */
function makeBrand() {
  const [brand, build] = [join(folder, 'brand'), join(folder, 'dist')];
  for (const path of [join(brand, 'pictures'), build]) mkdirSync(path, { recursive: true });
  writeFileSync(join(brand, 'config.json'), '{ "merchant": "m", "brand": { "name": "M" } }');
  writeFileSync(join(brand, 'favicon.svg'), '<svg id="brand" />');
  cpSync('index.html', join(build, 'index.html'));
  return { brand, build };
}

test('the worker gets the revisions of the page and of brand files, so that installed apps load them', () => {
  const { brand, build } = makeBrand();
  writeFileSync(join(build, 'favicon.svg'), '<svg />');
  writeFileSync(join(build, 'other.svg'), '<svg id="other" />');
  const revision = (name: string) => revisionOf(readFileSync(join(build, name)));
  const revisions = () => ['index.html', 'favicon.svg', 'other.svg'].map(revision).join();
  writeFileSync(join(build, 'sw.js'), revisions());
  applyBrand(brand, build);
  expect(readFileSync(join(build, 'sw.js'), 'utf8')).toBe(revisions());
});

test('a brand file replaces the file of the build, also for browsers that take compressed files', () => {
  const { brand, build } = makeBrand();
  for (const name of ['sw.js', 'favicon.svg', 'favicon.svg.br', 'favicon.svg.gz', 'other.svg.br'])
    writeFileSync(join(build, name), 'build');
  applyBrand(brand, build);
  const isThere = (name: string) => existsSync(join(build, name));
  expect(['favicon.svg', 'favicon.svg.br', 'favicon.svg.gz', 'other.svg.br'].map(isThere)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test("whoever asks for /favicon.ico without reading the page gets the brand's, or none", () => {
  const { brand, build } = makeBrand();
  for (const name of ['sw.js', 'favicon.svg', 'favicon.ico'])
    writeFileSync(join(build, name), 'build');
  applyBrand(brand, build);
  expect(existsSync(join(build, 'favicon.ico'))).toBe(false);
  writeFileSync(join(brand, 'favicon.ico'), 'brand');
  applyBrand(brand, build);
  expect(readFileSync(join(build, 'favicon.ico'), 'utf8')).toBe('brand');
});

test('a preview finds a file missing that an earlier state of the brand had', () => {
  const { brand, build } = makeBrand();
  writeFileSync(join(build, 'sw.js'), '');
  const config = { merchant: 'm', brand: { name: 'M', icon: '/icon.svg' } };
  writeFileSync(join(brand, 'config.json'), JSON.stringify(config));
  writeFileSync(join(brand, 'icon.svg'), '<svg />');
  const preview = () => brandedBuild(brand, build, join(folder, 'copy'));
  expect(existsSync(join(preview(), 'icon.svg'))).toBe(true);
  rmSync(join(brand, 'icon.svg'));
  expect(preview).toThrow('"brand.icon" names a file that is not in the folder of the brand');
});

test.each([
  ['/icon.png', '<link rel="icon" href="/icon.png" type="image/png" />'],
  ['/icon.JPEG?v=2', '<link rel="icon" href="/icon.JPEG?v=2" type="image/jpeg" />'],
  ['https://cdn.example/icon?v=2', '<link rel="icon" href="https://cdn.example/icon?v=2" />'],
  [undefined, '<link rel="icon" href="data:," />'],
])('the icon %s has its own type in the page, also after another brand', (icon, link) => {
  const page = withConfig(
    readFileSync('index.html', 'utf8'),
    JSON.parse('{ "merchant": "m", "brand": { "name": "M", "icon": "/a.svg" } }'),
  );
  const config = { merchant: 'm', brand: { name: 'M', ...(icon && { icon }) } };
  expect(page).toContain('<link rel="icon" href="/a.svg" type="image/svg+xml" />');
  expect(withConfig(page, config)).toContain(link);
});
