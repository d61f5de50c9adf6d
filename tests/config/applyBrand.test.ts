import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyBrand } from '../../deploy/applyBrand.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feria-brand-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a file of a brand is served in place of the file of the build, also to browsers that take compressed files', () => {
  const [brand, build] = [join(folder, 'brand'), join(folder, 'dist')];
  for (const path of [brand, build]) mkdirSync(path);
  writeFileSync(join(brand, 'config.json'), '{ "merchant": "m", "brand": { "name": "M" } }');
  writeFileSync(join(brand, 'favicon.svg'), '<svg id="brand" />');
  cpSync('index.html', join(build, 'index.html'));
  for (const name of ['sw.js', 'favicon.svg', 'favicon.svg.br', 'favicon.svg.gz', 'icons.svg.br'])
    writeFileSync(join(build, name), 'build');
  applyBrand(brand, build);
  const isThere = (name: string) => existsSync(join(build, name));
  expect(['favicon.svg', 'favicon.svg.br', 'favicon.svg.gz', 'icons.svg.br'].map(isThere)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
