import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { release, rollback } from '../../deploy/release.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feria-release-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Releases a build whose script has this name. */
function releaseBuild(name: string, keep = 3) {
  const build = join(folder, 'dist');
  rmSync(build, { recursive: true, force: true });
  mkdirSync(join(build, 'assets'), { recursive: true });
  writeFileSync(join(build, 'index.html'), `<script>start('${name}')</script>`);
  writeFileSync(join(build, 'assets', `${name}.js`), name);
  return release(build, folder, { backend: 'http://127.0.0.1:1', port: 8080, keep, id: name });
}

const current = (path: string) => join(folder, 'current', path);
const read = (path: string) => readFileSync(current(path), 'utf8');

test('a release has the page, and the server configuration for exactly this page', () => {
  releaseBuild('a');
  const policy = read('feria.nginx.conf');
  releaseBuild('b');
  expect(read('site/index.html')).toContain("start('b')");
  expect(read('feria.nginx.conf')).not.toBe(policy);
  expect(read('feria.nginx.conf')).toContain(join(folder, 'releases/b/site'));
});

test('a page that is open finds its scripts, after newer releases, but not for ever', () => {
  for (const name of ['a', 'b', 'c']) releaseBuild(name);
  expect(readdirSync(current('site/assets')).sort()).toEqual(['a.js', 'b.js', 'c.js']);
  releaseBuild('d');
  expect(readdirSync(current('site/assets')).sort()).toEqual(['b.js', 'c.js', 'd.js']);
  expect(readdirSync(join(folder, 'releases')).sort()).toEqual(['b', 'c', 'd']);
});

test('a release that keeps one has no scripts of earlier builds', () => {
  releaseBuild('a', 1);
  releaseBuild('b', 1);
  expect(readdirSync(current('site/assets'))).toEqual(['b.js']);
});

test('a page of the newer build finds its scripts after a rollback', () => {
  for (const name of ['a', 'b']) releaseBuild(name);
  rollback(folder);
  expect(readdirSync(current('site/assets')).sort()).toEqual(['a.js', 'b.js']);
});

test('a rollback returns to the release that was live before, and not to one that was rolled back', () => {
  for (const name of ['a', 'b', 'c']) releaseBuild(name);
  expect(rollback(folder)).toBe('b');
  releaseBuild('d', 5);
  expect(rollback(folder)).toBe('b');
});

test('the live release stays, with its scripts, also when later ones were rolled back', () => {
  for (const name of ['a', 'b']) releaseBuild(name);
  rollback(folder);
  releaseBuild('c', 2);
  expect(readdirSync(current('site/assets')).sort()).toEqual(['a.js', 'c.js']);
  expect(readdirSync(join(folder, 'releases')).sort()).toEqual(['a', 'c']);
  expect(rollback(folder)).toBe('a');
});

test.each([
  [{ backend: 'localhost:8080', port: 8080 }, '--backend'],
  [{ backend: '10.0.0.5:8080', port: 8080 }, '--backend'],
  [{ backend: 'http://127.0.0.1:1', port: Number.NaN }, '--port'],
])('a release with a wrong option, %j, is not made', (options, name) => {
  releaseBuild('a');
  const build = join(folder, 'dist');
  expect(() => release(build, folder, { ...options, keep: 3, id: 'b' })).toThrow(name);
  expect(readdirSync(join(folder, 'releases'))).toEqual(['a']);
  expect(read('site/index.html')).toContain("start('a')");
});

test('an interrupted release does not stop the next one', () => {
  symlinkSync('releases/a', join(folder, 'current.new'));
  releaseBuild('a');
  expect(read('site/index.html')).toContain("start('a')");
});

test('a rollback brings the release before back, with its configuration', () => {
  for (const name of ['a', 'b']) releaseBuild(name);
  expect(rollback(folder)).toBe('a');
  expect(read('site/index.html')).toContain("start('a')");
  expect(existsSync(current('feria.nginx.conf'))).toBe(true);
  expect(() => rollback(folder)).toThrow('no release before a');
});
