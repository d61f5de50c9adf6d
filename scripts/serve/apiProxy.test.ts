import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createApiProxy, targetPath } from '../../deploy/proxy/apiProxy.mjs';
import { createBackend } from './backend.mjs';

let upstream: ChildProcess;
let port: number;
let tlsPort: number;
let proxy: Server | undefined;

beforeAll(async () => {
  upstream = fork('tests/toolchain/upstream.mjs', {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  [[port, tlsPort]] = (await once(upstream, 'message')) as [[number, number]];
});
afterAll(() => {
  upstream.kill();
});
afterEach(() => {
  proxy?.closeAllConnections();
  proxy?.close();
});

async function serve(listener: RequestListener) {
  proxy = createServer(listener).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

const startProxy = (path = '', options: Parameters<typeof createApiProxy>[1] = {}) =>
  serve(createApiProxy(new URL(`http://127.0.0.1:${port}${path}`), options));

describe('API_TARGET', () => {
  test('keeps the path of the target and the query of the request', async () => {
    const origin = await startProxy('/brand/api');
    const seen = await (await fetch(`${origin}/wps/echo?a=1&b=%2F`)).json();
    expect(seen.url).toBe('/brand/api/wps/echo?a=1&b=%2F');
  });

  test('sends the host and origin of the target, and names the client in X-Forwarded headers', async () => {
    const origin = await startProxy();
    const headers = { origin, referer: `${origin}/m/home?token=secret` };
    const seen = await (await fetch(`${origin}/wps/echo`, { headers })).json();
    expect(seen.headers).toMatchObject({
      host: `127.0.0.1:${port}`,
      origin: `http://127.0.0.1:${port}`,
      referer: `http://127.0.0.1:${port}/`,
      'x-forwarded-host': new URL(origin).host,
      'x-forwarded-proto': 'http',
    });
    expect(seen.headers['x-forwarded-for']).toMatch(/127\.0\.0\.1$/);
  });

  test('passes the body on, in both directions', async () => {
    const origin = await startProxy();
    const body = JSON.stringify({ text: 'á'.repeat(100_000) });
    const reply = await fetch(`${origin}/wps/body`, { method: 'POST', body });
    expect(await reply.text()).toBe(body);
  });

  test('makes cookies of the backend usable at the local address', async () => {
    const origin = await startProxy();
    const reply = await fetch(`${origin}/wps/cookie`);
    expect(reply.headers.getSetCookie()).toEqual(['sid=1; Path=/; HttpOnly', 'b=2; SameSite=Lax']);
  });

  test('ends the request, when the backend breaks off in the middle of a body', async () => {
    const origin = await startProxy();
    const reply = await fetch(`${origin}/wps/broken`);
    await expect(reply.text()).rejects.toThrow();
  });

  test('answers 504 with an envelope, when the backend does not answer in time', async () => {
    const origin = await startProxy('', { timeLimit: 200 });
    const reply = await fetch(`${origin}/wps/never`);
    expect(reply.status).toBe(504);
    expect(await reply.json()).toMatchObject({ success: false, code: 'timeout' });
  });

  test('answers 502 with a readable message, when nothing listens at the target', async () => {
    const origin = await serve(createApiProxy(new URL('http://127.0.0.1:1')));
    const reply = await fetch(`${origin}/wps/x`);
    expect(reply.status).toBe(502);
    expect((await reply.json()).message).toContain('nothing listens there');
  });

  test('names what is wrong with a certificate, and accepts it with API_TARGET_INSECURE', async () => {
    const target = new URL(`https://127.0.0.1:${tlsPort}`);
    const rejected = await fetch(`${await serve(createApiProxy(target))}/wps/x`);
    expect(rejected.status).toBe(502);
    expect((await rejected.json()).message).toMatch(
      /its certificate is self-signed\. Set API_TARGET_INSECURE=1/,
    );
    proxy?.close();
    const origin = await serve(createApiProxy(target, { isInsecure: true }));
    expect((await (await fetch(`${origin}/wps/x`)).json()).headers.host).toBe(target.host);
  });

  test('still has the documentation of the contract, and no mock', async () => {
    const apiTarget = new URL(`http://127.0.0.1:${port}`);
    const backend = createBackend({ apiTarget, loadMock: () => Promise.reject() });
    const origin = await serve((req, res) => backend(req, res, () => res.end('the app')));
    const docs = await fetch(`${origin}/__mock/docs`);
    expect([docs.status, docs.headers.get('content-type')]).toEqual([200, expect.any(String)]);
    const { paths } = await (await fetch(`${origin}/__mock/openapi.json`)).json();
    expect(paths).toHaveProperty('/wps/session/login');
    expect((await fetch(`${origin}/__mock/state`)).status).toBe(404);
    expect((await (await fetch(`${origin}/wps/echo`)).json()).url).toBe('/wps/echo');
    expect(await (await fetch(`${origin}/m/home`)).text()).toBe('the app');
  });

  test('answers the API at the path of the configuration, and nothing else there', async () => {
    const apiTarget = new URL(`http://127.0.0.1:${port}/platform`);
    const config = { apiBase: '/casino/api' };
    const loadMock = () => Promise.reject();
    const backend = createBackend({ apiTarget, loadMock, config, base: '/casino/' });
    const origin = await serve((req, res) => backend(req, res, () => res.end('the app')));
    // The path of the site is gone already (scripts/serve/belowBase.mjs).
    expect((await (await fetch(`${origin}/api/wps/echo?a=1`)).json()).url).toBe(
      '/platform/wps/echo?a=1',
    );
    const unknown = await fetch(`${origin}/api/m/home`);
    expect([unknown.status, (await unknown.json()).code]).toEqual([404, 'not_found']);
    expect(await (await fetch(`${origin}/apis`)).text()).toBe('the app');
  });

  test('rejects a path with dot segments', async () => {
    const origin = new URL(await startProxy('/brand'));
    // fetch would resolve the dots itself, so this request is written by hand.
    const status = await new Promise((resolve) => {
      const { hostname, port: local } = origin;
      request({ hostname, port: local, path: '/wps/%2e%2e/admin' }, (reply) =>
        resolve(reply.statusCode),
      ).end();
    });
    expect(status).toBe(400);
  });
});

test.each([
  '/wps/../admin',
  '/wps/..',
  '/wps/%2e%2e/admin',
  '/wps/.%2E/admin',
  '/wps/%2e%2e%2fadmin',
  '/wps\\..\\admin',
  '//evil.example/wps',
  'http://evil.example/wps',
])('API_TARGET does not pass on %s', (url) => {
  expect(targetPath(new URL('http://api.example.com/brand'), url)).toBeUndefined();
});

test('API_TARGET passes on a path with dots in its names', () => {
  const target = new URL('http://api.example.com/brand/');
  expect(targetPath(target, '/wps/a..b/file.json?x=../y')).toBe('/brand/wps/a..b/file.json?x=../y');
});
