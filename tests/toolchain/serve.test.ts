import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { headersOf, policyOfPage } from '../../deploy/headers.mjs';
import { LIMITED_PATHS, STREAM_PATH } from '../../deploy/site.mjs';
import { deployFiles } from '../../deploy/writeConfig.mjs';
import { contractEndpoints } from '../../mocks/admin/openapi';
import { anyPort } from '../../scripts/serve/ports.mjs';
import { changePassword, changePasswordV1 } from '../../src/contract/account/password';
import { resetPaymentPassword, setPaymentPassword } from '../../src/contract/account/security';
import { logout } from '../../src/contract/account/session';
import { confirmWithdraw, withdrawCode } from '../../src/contract/cashier/withdraw';
import { eventStream } from '../../src/contract/site/event';
import { brotli, PAGE, prepareSite, SCRIPT, servers } from './servers';

let site: Awaited<ReturnType<typeof prepareSite>>;
/** Streams of the backend that a client has left. */
let leftStreams = 0;

beforeAll(async () => {
  site = await prepareSite((request, response) => {
    if (request.url === STREAM_PATH) {
      response.on('close', () => leftStreams++);
      return void response
        .writeHead(200, { 'content-type': 'text/event-stream' })
        .write('data: 1\n\n');
    }
    response.setHeader('x-content-type-options', 'twice');
    response.setHeader('content-security-policy', 'default-src *');
    response.end(`${request.method} ${request.url} ${request.headers['idempotency-key'] ?? ''}`);
  });
});
afterAll(() => site.stop());

const NO_PAGE =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

for (const { name, title, isInstalled } of servers) {
  describe.skipIf(!isInstalled)(title, () => {
    let server: Pick<ChildProcess, 'kill'>;
    let origin: string;
    const get = (path: string, init?: RequestInit) => fetch(origin + path, init);

    beforeAll(async () => {
      const started = await site.startUp(name);
      server = started.server;
      origin = `http://127.0.0.1:${started.port}`;
    });
    afterAll(() => void server?.kill());

    test.each([
      ['/', '/index.html'],
      ['/m/home', '/index.html'],
      ['/m/index.html', '/index.html'],
      ['/play/spin.html', '/play/spin.html'],
      ['/play/spin.js', '/play/spin.js'],
      ['/assets/a-1.js', '/assets/a-1.js'],
      ['/favicon.svg', '/favicon.svg'],
    ])('sends %s with the headers of %s in the table', async (path, file) => {
      const { status, headers } = await get(path);
      expect(status).toBe(200);
      const expected = headersOf(file, policyOfPage(PAGE), new URL(origin).host);
      expect(Object.fromEntries(headers)).toMatchObject(expected);
    });

    test.each(['avif', 'gif', 'jpeg', 'png', 'webp'])(
      'a picture of a brand that ends with .%s has its type',
      async (format) => {
        writeFileSync(join(site.build, `logo.${format}`), 'picture');
        expect((await get(`/logo.${format}`)).headers.get('content-type')).toBe(`image/${format}`);
      },
    );

    test('a strange host does not become part of the policy of a sample game', async () => {
      const asked = request(`${origin}/play/spin.html`, { headers: { host: 'a;script-src' } });
      const [reply] = (await once(asked.end(), 'response')) as [IncomingMessage];
      reply.resume();
      expect(String(reply.headers['content-security-policy'])).not.toContain('a;script-src');
    });

    test.each(['/', '/m/home', '/m/some/where'])('%s is the page of the app', async (path) => {
      const reply = await get(path);
      expect(await reply.text()).toBe(PAGE);
      expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    });

    test.each([
      '/assets/b-2.js',
      '/missing.webp',
      '/play/none.html',
      '/assets/a-1.js.map',
      '/.vite/manifest.json',
    ])('%s is 404, and the reply is not stored', async (path) => {
      const { status, headers } = await get(path);
      expect(status).toBe(404);
      expect(headers.get('cache-control') ?? '').not.toContain('immutable');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe(NO_PAGE);
    });

    test.each([
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['br, gzip', 'br'],
      ['identity', null],
    ])('Accept-Encoding %s gets the file compressed as %s', async (accepted, encoding) => {
      if (accepted.includes('br') && name === 'nginx' && !existsSync(brotli)) return;
      const reply = await get('/assets/a-1.js', { headers: { 'accept-encoding': accepted } });
      expect(reply.headers.get('content-encoding')).toBe(encoding);
      expect(reply.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
      expect(reply.headers.get('content-type')).toContain('text/javascript');
      expect(await reply.text()).toBe(SCRIPT);
    });

    test('sends the part of a file that is asked for', async () => {
      const headers = { range: 'bytes=0-5', 'accept-encoding': 'identity' };
      const reply = await get('/assets/a-1.js', { headers });
      expect(reply.status).toBe(206);
      expect(await reply.text()).toBe('export');
    });

    test('answers 304 for a file that has not changed', async () => {
      const etag = (await get('/favicon.svg')).headers.get('etag') ?? '';
      const reply = await get('/favicon.svg', { headers: { 'if-none-match': etag } });
      expect(reply.status).toBe(304);
    });

    test.each(['/wps/game/list?a=%2F', '/lgw/x', '/lotto/lgw/x'])(
      'passes %s on to the backend, and adds the headers once',
      async (path) => {
        const headers = { 'idempotency-key': 'k1' };
        const reply = await get(path, { method: 'POST', headers });
        expect(await reply.text()).toBe(`POST ${path} k1`);
        expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
        expect(reply.headers.get('content-security-policy')).toBe(NO_PAGE);
      },
    );

    test('passes an event on while the stream stays open, and closes it when the client leaves', async () => {
      const connection = new AbortController();
      const { body, headers } = await get(STREAM_PATH, { signal: connection.signal });
      expect(headers.get('content-type')).toBe('text/event-stream');
      const part = await body?.getReader().read();
      expect(new TextDecoder().decode(part?.value)).toBe('data: 1\n\n');
      const before = leftStreams;
      connection.abort();
      await vi.waitFor(() => expect(leftStreams).toBe(before + 1));
    });

    test('does not pass other paths on', async () => {
      expect(await (await get('/wpsx/y')).text()).toBe(PAGE);
      expect(await (await get('/lotto/tradHall/TCG/x')).text()).toBe(PAGE);
    });

    test('answers the health check', async () => {
      const reply = await get('/healthz');
      expect([reply.status, (await reply.text()).trim()]).toEqual([200, 'ok']);
    });

    test('sends Strict-Transport-Security only where TLS is', async () => {
      expect((await get('/')).headers.get('strict-transport-security')).toBeNull();
    });

    test('a build for a path is served below it, and nothing else but the backend', async () => {
      const below = join(site.folder, `casino-${name}`);
      cpSync(site.build, below, { recursive: true });
      writeFileSync(join(below, 'manifest.webmanifest'), '{"scope":"/casino/"}');
      const port = await anyPort();
      const server = site.start(name, port, below);
      onTestFinished(() => void server.kill());
      const ask = (path: string) =>
        fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
      await vi.waitFor(async () => expect((await ask('/casino/')).status).toBe(200), 10_000);
      for (const path of ['/', '/casino'])
        for (const query of ['', '?source=mail'])
          expect((await ask(path + query)).headers.get('location')).toBe(`/casino/${query}`);
      for (const [path, file] of [
        ['/casino/m/help?a=1', '/index.html'],
        ['/casino/assets/a-1.js', '/assets/a-1.js'],
        ['/casino/play/spin.html', '/play/spin.html'],
        ['/casino/favicon.svg', '/favicon.svg'],
      ] as const) {
        const { status, headers } = await ask(path);
        expect(status, path).toBe(200);
        const expected = headersOf(file, policyOfPage(PAGE), `127.0.0.1:${port}`);
        expect(Object.fromEntries(headers), path).toMatchObject(expected);
      }
      for (const path of ['/m/help', '/other', '/assets/a-1.js', '/casinos/', '/casino/none.webp'])
        expect((await ask(path)).status, path).toBe(404);
      expect(await (await ask('/wps/game/list?a=1')).text()).toContain('GET /wps/game/list?a=1');
      expect((await ask('/healthz')).status).toBe(200);
    });
  });
}

test('an https backend is called over TLS, with a check of its certificate', () => {
  const address = 'https://127.0.0.1';
  const files = deployFiles(site.build, {
    root: site.build,
    backend: address,
    reports: address,
    port: 8080,
  })['feria.nginx.conf'];
  expect(files).toContain('server 127.0.0.1:443;');
  expect(files).toContain('proxy_pass https://feria_backend;');
  expect(files).not.toContain('proxy_pass http://');
  expect(files).toContain('proxy_ssl_verify on;');
});

test('both servers accept uploads of the same size', () => {
  const options = { root: site.build, reports: 'http://localhost:1', port: 8080 };
  const { 'feria.nginx.conf': nginx, 'feria.caddy': caddy } = deployFiles(site.build, options);
  // The m of nginx is 1024 times 1024 bytes. The MB of Caddy would be a million.
  expect(nginx).toContain('client_max_body_size 32m;');
  expect(caddy).toContain('max_size 32MiB');
});

test('everything that checks a password or a code, sends a message or opens a session is limited', () => {
  const ofVisitors = contractEndpoints
    .map(({ endpoint }) => endpoint)
    .filter(({ method, auth, path }) => method !== 'GET' && !auth && path !== logout.path);
  const ofMembers = [
    changePassword,
    changePasswordV1,
    setPaymentPassword,
    resetPaymentPassword,
    withdrawCode,
    confirmWithdraw,
  ];
  const paths = [...ofVisitors, ...ofMembers].map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(15);
  const isBelow = (path: string, limited: string) => `${path}/`.startsWith(`${limited}/`);
  const isLimited = (path: string) => LIMITED_PATHS.some((limited) => isBelow(path, limited));
  expect(paths.filter((path) => !isLimited(path))).toEqual([]);
  // Nothing else is, and each has an endpoint.
  expect(LIMITED_PATHS.filter((limited) => !paths.some((path) => isBelow(path, limited)))).toEqual(
    [],
  );
  expect(STREAM_PATH).toBe(eventStream.path);
});
