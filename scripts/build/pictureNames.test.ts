import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { headersOf } from '../../deploy/headers.mjs';
import { withBase } from './basePlugin.mjs';
import { createPictureNames } from './pictureNames.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feria-pictures-'));
  draw('art/app.webp', 'app');
  draw('art/flags/mx.svg', 'mx');
  draw('art/flags/pe.svg', 'pe');
  draw('fonts/sans.woff2', 'sans');
});
afterEach(() => rmSync(folder, { recursive: true }));

function draw(path: string, content: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

const names = () => {
  const { files, nameOf, inScript, inSelectors } = createPictureNames(folder);
  return { files, nameOf, script: inScript, styles: inSelectors };
};

test('a picture has a hash of its content in its name, and is stored for ever', () => {
  const name = names().script("'/art/app.webp'");
  expect(name).toMatch(/^'\/assets\/art\/app-[\da-f]{8}\.webp'$/);
  const headers = headersOf(name.slice(1, -1), {});
  expect(headers['cache-control']).toContain('immutable');
  draw('art/app.webp', 'changed');
  expect(names().script("'/art/app.webp'")).not.toBe(name);
});

test('pictures with a computed name are in a folder with the hash of all of them', () => {
  const code = ['`/art/flags/', '{flag}.svg`'].join('$');
  const { script, files } = names();
  expect(script(code)).toMatch(/^`\/assets\/art\/flags-[\da-f]{8}\/\$\{flag\}\.svg`$/);
  expect([...files.keys()].map((name) => name.replace(/-\w{8}/, ''))).toEqual([
    'assets/art/flags/mx.svg',
    'assets/art/flags/pe.svg',
  ]);
});

test('a picture has the path of the site once, also where that is the path of the sample games', () => {
  const name = names().script("'/art/app.webp'");
  expect(withBase(name, '/play/')).toBe(`'/play${name.slice(1)}`);
});

test('the same picture has one address in scripts and in selectors of styles', () => {
  const { script, styles } = names();
  const folderInStyles = styles('img[src^="/art/flags/"]').slice('img[src^="'.length, -2);
  expect(script("'/art/flags/mx.svg'")).toBe(`'${folderInStyles}mx.svg'`);
});

test('an address of another folder stays as it is', () => {
  expect(names().script("'/m/help' + '/play/a.html' + 'art/x.webp'")).toBe(
    "'/m/help' + '/play/a.html' + 'art/x.webp'",
  );
});

test('a font has its hash', () => {
  expect(names().nameOf('fonts/sans.woff2')).toMatch(/^assets\/fonts\/sans-[\da-f]{8}\.woff2$/);
});
