import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { optionsOf, prepareContainer } from '../../deploy/container.mjs';
import { anyPort } from '../../scripts/serve/ports.mjs';

vi.setConfig({ testTimeout: 60_000 });

const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find(existsSync);
const image = readFileSync('deploy/Containerfile', 'utf8');

let folder: string;
let backend: Server;
let env: Record<string, string>;
const started: ChildProcess[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'feria-container-'));
  // Somebody without rights reads it.
  chmodSync(folder, 0o755);
  const build = join(folder, 'dist');
  const brand = join(folder, 'brand');
  const work = join(folder, 'work');
  for (const path of [`${build}/assets`, brand, work]) mkdirSync(path, { recursive: true });
  chmodSync(work, 0o777);
  writeFileSync(`${build}/index.html`, readFileSync('index.html'));
  writeFileSync(`${build}/sw.js`, '');
  writeFileSync(`${build}/assets/a-1.js`, 'start()');
  writeFileSync(`${brand}/logo.svg`, '<svg id="plaza"/>');
  const logo = { dark: '/logo.svg', width: 4, height: 1 };
  const config = { merchant: 'plaza', brand: { name: 'Plaza', logo } };
  writeFileSync(`${brand}/config.json`, JSON.stringify(config));
  backend = createServer((req, res) => res.end(`backend ${req.url}`));
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  env = {
    PATH: process.env.PATH ?? '',
    BUILD_FOLDER: build,
    BRAND_FOLDER: brand,
    WORK_FOLDER: join(work, 'feria'),
    BACKEND: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    PORT: String(await anyPort()),
  };
});
afterEach(async () => {
  for (const one of started.splice(0)) {
    if (one.exitCode === null) await new Promise((done) => one.once('exit', done).kill('SIGKILL'));
  }
  backend.closeAllConnections();
  backend.close();
  rmSync(folder, { recursive: true });
});

/** What the image starts, as the user of the image: no account of this machine has its number. */
function start(more: Record<string, string> = {}) {
  const user = process.getuid?.() === 0 ? { uid: 10001, gid: 10001 } : {};
  const child = spawn(process.execPath, ['deploy/container.mjs'], {
    env: { ...env, NGINX: NGINX ?? '', ...more },
    ...user,
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
  return { child, output: () => output, get: (path: string) => ask(path) };
}

async function ask(path: string) {
  const reply = await fetch(`http://127.0.0.1:${env.PORT}${path}`);
  return { status: reply.status, text: await reply.text() };
}

test.skipIf(!NGINX)(
  'the image runs without root, with the brand and backend of the container, until it is stopped',
  async () => {
    const { child, output } = start();
    await vi.waitFor(async () => expect((await ask('/healthz')).status, output()).toBe(200), {
      timeout: 30_000,
      interval: 200,
    });
    const page = await ask('/m/home');
    expect(page.text).toContain('<title>Plaza</title>');
    expect((await ask('/logo.svg')).text).toContain('plaza');
    expect((await ask('/wps/system/status')).text).toBe('backend /wps/system/status');
    expect((await ask('/assets/gone.js')).status).toBe(404);
    await vi.waitFor(() => expect(output()).toMatch(/GET \/assets\/gone\.js" 404/));
    const paths = ['/wps/x', '/lgw/x', '/lotto/lgw/x', '/m/forget', '/assets/end.js'];
    for (const path of paths) await ask(`${path}?token=planted-secret`);
    await vi.waitFor(() => expect(output()).toMatch(/GET \/assets\/end\.js" 404/));
    for (const path of paths) expect(output()).toContain(path);
    expect(output(), 'the log of the container').not.toContain('planted-secret');
    for (const api of ['/wps/x', '/lgw/x', '/lotto/lgw/x'])
      expect((await fetch(`http://127.0.0.1:${env.PORT}${api}`)).headers.get('cache-control')).toBe(
        'no-store',
      );
    const stopped = new Promise((done) => child.once('exit', done));
    child.kill('SIGQUIT');
    expect(await stopped).toBe(0);
  },
);

test('a configuration in the environment wins over the one in the folder, whose pictures it may name', () => {
  const brand = { name: 'Otra', logo: { dark: '/logo.svg', width: 4, height: 1 } };
  const config = prepareContainer({ ...env, CONFIG: JSON.stringify({ merchant: 'otra', brand }) });
  const site = join(env.WORK_FOLDER ?? '', 'site');
  expect(readFileSync(join(site, 'index.html'), 'utf8')).toContain('<title>Otra</title>');
  expect(existsSync(join(site, 'logo.svg'))).toBe(true);
  expect(readFileSync(config, 'utf8')).toContain('daemon off;');
  // The build in the image stays as it is, so the container can be started again.
  expect(readFileSync(join(env.BUILD_FOLDER ?? '', 'index.html'), 'utf8')).not.toContain('Otra');
});

test('a container without a brand, or with a mistake in it, stops with a clear line', () => {
  const nowhere = { ...env, BRAND_FOLDER: join(folder, 'none') };
  expect(() => prepareContainer(nowhere)).toThrow('mount the folder of a brand');
  const wrong = '{ "merchant": "m", "brand": { "name": "M" }, "languages": ["XX"] }';
  expect(() => prepareContainer({ ...env, CONFIG: wrong })).toThrow('"languages[0]"');
});

test('what the environment does not name has the default', () => {
  expect(optionsOf({})).toMatchObject({ port: 8080, backend: 'http://127.0.0.1:5999' });
  expect(optionsOf({ TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::/32' })).toMatchObject({
    'trusted-proxy': ['10.0.0.0/8', '2001:db8::/32'],
  });
});

test('the image bakes in neither brand nor backend, runs without root, and starts that script', () => {
  const linesOf = (word: string) =>
    [...image.matchAll(new RegExp(`^${word} (.*)$`, 'gm'))].map(([, rest]) => rest);
  expect(linesOf('COPY')).toEqual(['dist /opt/feria/dist', 'deploy /opt/feria/deploy']);
  expect(linesOf('USER')).toEqual(['10001:10001']);
  expect(linesOf('CMD')).toEqual(['["node", "/opt/feria/deploy/container.mjs"]']);
  expect(linesOf('ENV')).toEqual([]);
  // The name of the backend can only be resolved where the container runs.
  expect(image.split('\n').filter((line) => /^RUN .*nginx -/.test(line))).toEqual([]);
});

test('only the build and what puts a brand into it are sent to the engine', () => {
  const lines = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(lines.filter((line) => line === '*' || line.startsWith('!'))).toEqual([
    '*',
    '!dist',
    '!deploy',
  ]);
});
