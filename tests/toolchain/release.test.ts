import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { release, rollback } from '../../deploy/release.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feria-release-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a build whose script has this name. */
let builds = 0;
function writeBuild(name: string, files: Record<string, string> = {}) {
  const build = join(folder, 'dist');
  rmSync(build, { recursive: true, force: true });
  mkdirSync(join(build, 'assets'), { recursive: true });
  writeFileSync(join(build, 'index.html'), `<script>start('${name}')</script>`);
  writeFileSync(join(build, 'assets', `${name}.js`), name);
  // Each build is a day later than the one before.
  const builtAt = 1_760_000_000 + builds++ * 86_400;
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(build, path)), { recursive: true });
    writeFileSync(join(build, path), text);
    utimesSync(join(build, path), builtAt, builtAt);
  }
  return build;
}

function releaseBuild(name: string, keep = 3, files: Record<string, string> = {}) {
  const build = writeBuild(name, files);
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

test('a file that a new build did not change keeps its time stamp, so nobody asks for it again', () => {
  releaseBuild('a', 3, { 'logo.svg': '<svg/>', 'art/x.svg': '<svg id="x"/>', 'b.svg': '<svg 1/>' });
  const timeOf = (name: string) => statSync(current(`site/${name}`)).mtimeMs;
  const names = ['logo.svg', 'art/x.svg', 'b.svg'];
  const [logo, picture, changed] = names.map(timeOf);
  releaseBuild('b', 3, { 'logo.svg': '<svg/>', 'art/x.svg': '<svg id="x"/>', 'b.svg': '<svg 2/>' });
  expect(names.map(timeOf).slice(0, 2)).toEqual([logo, picture]);
  expect(timeOf('b.svg')).not.toBe(changed);
});

test('the first release has the time stamps of the build, which are the same on every origin', () => {
  releaseBuild('a', 3, { 'logo.svg': '<svg/>' });
  const built = statSync(join(folder, 'dist/logo.svg')).mtimeMs;
  expect(statSync(current('site/logo.svg')).mtimeMs).toBeCloseTo(built, 0);
});

test('the servers say the version of the build to whoever asks for their health', () => {
  releaseBuild('a', 3, { 'index.html': '<meta name="version" content="1.2.3" />' });
  for (const file of ['feria.nginx.conf', 'feria.caddy']) expect(read(file)).toContain('"ok 1.2.3');
});

test('a security contact of the configuration becomes a file that outlives releases', () => {
  const config = { securityContact: 'mailto:security@uno.example' };
  const block = `<script type="application/json" id="config">${JSON.stringify(config)}</script>`;
  releaseBuild('a', 3, { 'index.html': block });
  releaseBuild('b');
  const text = readFileSync(join(folder, 'well-known/security.txt'), 'utf8');
  expect(text).toMatch(/^Contact: mailto:security@uno\.example\nExpires: 20\d\d-[\dT:.-]+Z\n$/);
});

test('a release without options has those of the live one, and one option replaces all of them', () => {
  writeBuild('a');
  const run = (...args: string[]) =>
    execFileSync('node', ['deploy/release.mjs', join(folder, 'dist'), folder, ...args], {
      encoding: 'utf8',
    });
  const names = ['--server-name', 'play.example.com', '--server-name', 'www.example.com'];
  run('--backend', 'http://10.0.0.5:8080', ...names, '--no-brotli');
  const first = read('feria.caddy');
  const printed = run();
  expect(printed).toContain(`--backend http://10.0.0.5:8080 ${names.join(' ')} --no-brotli`);
  const withoutTime = (text: string) => text.replace(/releases\/[^/]+/g, '');
  expect(withoutTime(read('feria.caddy'))).toBe(withoutTime(first));
  expect(read('feria.nginx.conf')).not.toContain('brotli_static');
  run('--port', '9090');
  expect(read('feria.nginx.conf')).toContain('listen 9090;');
  expect(read('feria.nginx.conf')).not.toContain('play.example.com');
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
