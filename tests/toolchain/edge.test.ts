import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ADDRESS_HEADERS } from '../../deploy/apiMount.mjs';
import { LIMITED_PATHS } from '../../deploy/site.mjs';
import { deployFiles } from '../../deploy/writeConfig.mjs';
import { anyPort } from '../../scripts/serve/ports.mjs';
import { PAGE, prepareSite, type ServerName, servers } from './servers';

const SECRET = 'planted-secret';

/** What the backend was sent last. */
let received: IncomingHttpHeaders = {};
let site: Awaited<ReturnType<typeof prepareSite>>;

beforeAll(async () => {
  site = await prepareSite((asked, response) => {
    received = asked.headers;
    if (asked.url?.includes('cut')) return void asked.socket.destroy();
    if (asked.url?.includes('stored')) response.setHeader('cache-control', 'max-age=60');
    response.end('{}');
  });
});
afterAll(() => site.stop());

/** The path is sent as it is: `fetch` would change some of these. */
async function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
) {
  const sent = request({ host: '127.0.0.1', port, path, headers, method, agent: false });
  const [reply] = (await once(sent.end(), 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk);
  return {
    status: reply.statusCode,
    headers: reply.headers,
    text: Buffer.concat(chunks).toString(),
  };
}

async function run(
  name: ServerName,
  options: Parameters<typeof site.start>[3] = {},
  root?: string,
) {
  const port = await anyPort();
  const server = site.start(name, port, root, options);
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk) => (output += chunk));
  await vi.waitFor(async () => expect((await ask(port, '/healthz')).status).toBe(200), 10_000);
  return { port, server, output: () => output };
}

for (const { name, title, isInstalled } of servers) {
  describe.skipIf(!isInstalled)(title, () => {
    let port: number;
    let server: ChildProcess;
    let output: () => string;
    const wellKnown = () => join(site.folder, `well-known-${name}`);

    beforeAll(async () => {
      mkdirSync(wellKnown());
      writeFileSync(join(wellKnown(), 'security.txt'), 'Contact: mailto:a@example.com\n');
      ({ port, server, output } = await run(name, { 'well-known': wellKnown() }));
    });
    afterAll(() => void server?.kill());

    test('does not pass on what a visitor writes about its own address', async () => {
      await ask(port, '/wps/x', {
        'x-forwarded-for': '6.6.6.6',
        'x-real-ip': '6.6.6.6',
        'x-forwarded-proto': 'https',
        forwarded: 'for=6.6.6.6',
        ...Object.fromEntries(ADDRESS_HEADERS.map((name) => [name, '6.6.6.6'])),
        x_real_ip: '6.6.6.6',
        x_client_ip: '6.6.6.6',
      });
      expect(JSON.stringify(received)).not.toContain('6.6.6.6');
      expect(received['x-forwarded-for']).toBe('127.0.0.1');
      expect(received['x-forwarded-proto']).toBe('http');
      const page = await ask(port, '/', { 'x-forwarded-proto': 'https' });
      expect(page.headers['strict-transport-security']).toBeUndefined();
    });

    test('takes the word of a trusted proxy', async () => {
      const trusting = await run(name, { 'trusted-proxy': ['127.0.0.0/8', '10.0.0.0/8'] });
      onTestFinished(() => void trusting.server.kill());
      const headers = { 'x-forwarded-for': '6.6.6.6, 9.9.9.9', 'x-forwarded-proto': 'https' };
      await ask(trusting.port, '/wps/x', headers);
      expect(received['x-forwarded-for']).toBe('9.9.9.9');
      expect(received['x-forwarded-proto']).toBe('https');
      const page = await ask(trusting.port, '/', headers);
      expect(page.headers['strict-transport-security']).toContain('max-age=31536000');
    });

    test.each(['/wps', '/lgw', '/lotto/lgw'])(
      'lets no cache store a reply of the backend at %s, unless the backend allows it',
      async (api) => {
        expect((await ask(port, `${api}/x`)).headers['cache-control']).toBe('no-store');
        expect((await ask(port, `${api}/stored`)).headers['cache-control']).toBe('max-age=60');
        expect((await ask(port, `${api}/cut`)).headers['cache-control']).toBe('no-store');
      },
    );

    test('an own error has the headers of an error', async () => {
      const { status, headers } = await ask(port, '/wps/cut');
      expect(status).toBe(502);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain('sandbox');
    });

    test('logs neither the query of a request nor the token of a session', async () => {
      const headers = { token: SECRET, referer: `http://localhost/?a=${SECRET}` };
      const large = { ...headers, 'content-length': '99999999' };
      await ask(port, `/wps/large?token=${SECRET}`, large, 'POST');
      const paths = [
        ...['/wps', '/lgw', '/lotto/lgw'].flatMap((api) => [`${api}/x`, `${api}/cut`]),
        ...['/m/forget', '/.well-known/none', '/assets/none.js', '/wps/end'],
      ];
      for (const path of paths) await ask(port, `${path}?token=${SECRET}`, headers);
      const log = () =>
        name === 'nginx' ? readFileSync(join(site.folder, 'access.log'), 'utf8') : output();
      // The request is logged, so the secret would have been.
      await expect.poll(log).toContain('/wps/end');
      for (const path of paths) expect(log()).toContain(path);
      expect(log()).not.toContain(SECRET);
      if (name !== 'nginx') return;
      for (const file of ['error.log', `nginx-${port}/error.log`])
        expect(readFileSync(join(site.folder, file), 'utf8'), file).not.toContain(SECRET);
    });

    test('logs no query of a start address that leads to the path of the site', async () => {
      const root = join(site.folder, `below-${name}`);
      cpSync(site.build, root, { recursive: true });
      writeFileSync(join(root, 'manifest.webmanifest'), '{"scope":"/casino/"}');
      const below = await run(name, {}, root);
      onTestFinished(() => void below.server.kill());
      const { headers } = await ask(below.port, `/casino?a=${SECRET}`);
      expect(headers.location).toBe(`/casino/?a=${SECRET}`);
      const log = () =>
        name === 'nginx' ? readFileSync(join(site.folder, 'access.log'), 'utf8') : below.output();
      await expect.poll(log).toMatch(/\/casino\b/);
      expect(log()).not.toContain(SECRET);
    });

    test.each([
      ['assetlinks.json', 'application/json', '[{"relation":["x"]}]'],
      ['acme-challenge/a-token', 'text/plain', 'a-token.thumbprint'],
    ])('serves /.well-known/%s as the file is', async (path, type, text) => {
      mkdirSync(join(wellKnown(), 'acme-challenge'), { recursive: true });
      writeFileSync(join(wellKnown(), path), text);
      const reply = await ask(port, `/.well-known/${path}`);
      expect([reply.status, reply.text]).toEqual([200, text]);
      expect(reply.headers['content-type']).toContain(type);
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
      expect((await ask(port, `/.well-known/acme-challenge/none`)).status).toBe(404);
    });

    test('serves what is below /.well-known/, and leads to the page that changes the password', async () => {
      const { status, text, headers } = await ask(port, '/.well-known/security.txt');
      expect([status, text.startsWith('Contact:')]).toEqual([200, true]);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect((await ask(port, '/.well-known/none.txt')).status).toBe(404);
      const change = await ask(port, '/.well-known/change-password');
      expect([change.status, change.headers.location]).toEqual([302, '/m/changePsw']);
    });

    test.each([
      ['another method', 'POST', '/', {}],
      ['an unsafe method', 'TRACE', '/assets/a-1.js', {}],
      ['a long address', 'GET', `/${'a'.repeat(20_000)}`, {}],
      ['a range that does not exist', 'GET', '/favicon.svg', { range: 'bytes=900-' }],
      ['an address that moved', 'GET', '/.well-known/change-password', {}],
      ['a body that is too large', 'POST', '/wps/x', { 'content-length': '99999999' }],
    ])('the reply to %s has nosniff', async (_, method, path, headers) => {
      const reply = await ask(port, path, headers, method);
      // nginx adds it to some errors twice.
      expect(reply.headers['x-content-type-options']).toMatch(/^nosniff/);
    });

    // Caddy's server answers these before it looks at its configuration.
    test.skipIf(name !== 'nginx').each(['/%', '/m/%E0%A4%A', '/%zz?a=1'])(
      '%s leads into the app',
      async (path) => {
        const { status, headers } = await ask(port, path);
        expect([status, headers.location]).toEqual([302, '/m/gone']);
        expect(headers['x-content-type-options']).toBe('nosniff');
      },
    );

    test.skipIf(name !== 'nginx').each(['/wps/%zz', '/lgw/%'])(
      '%s is an error of the API',
      async (path) => {
        const { status, headers } = await ask(port, path);
        expect(status).toBe(400);
        expect(headers['content-security-policy']).toContain('sandbox');
      },
    );

    test('the page is still served', async () => {
      expect((await ask(port, '/m/gone')).text).toBe(PAGE);
    });
  });
}

const nginx = servers.find(({ name }) => name === 'nginx');
describe.skipIf(!nginx?.isInstalled)('limits of nginx for logins and messages', () => {
  const ATTEMPTS = 80;

  /** Those of many attempts that are rejected. Each is sent with the next of these headers. */
  async function findRejected(path: string, headers: (i: number) => Record<string, string>) {
    const { port, server } = await run('nginx', { 'trusted-proxy': ['127.0.0.1'] });
    onTestFinished(() => void server.kill());
    const replies = await Promise.all(
      Array.from({ length: ATTEMPTS }, (_, i) => ask(port, path, headers(i), 'POST')),
    );
    return replies.filter(({ status }) => status === 429);
  }
  const from = (address: string) => () => ({ 'x-forwarded-for': address });

  test.each(LIMITED_PATHS)('%s is limited', async (path) => {
    const rejected = await findRejected(path, from('198.51.100.7'));
    expect(rejected.length).toBeGreaterThan(10);
    expect(rejected[0]?.headers['retry-after']).toBe('60');
    expect(rejected[0]?.headers['content-security-policy']).toContain('sandbox');
    expect(JSON.parse(rejected[0]?.text ?? '')).toMatchObject({ success: false, code: 'too_many' });
  });

  test.each([
    '/wps/session/login;x=1',
    '/wps/session/login.json',
    '/wps/session;a/login',
    '/wps//session/login',
    '/wps/session/%6Cogin',
    '/WPS/session/Login',
    '/wps/session/login/',
    '/wps/x/../session/login',
    '/wps/session/login%20',
  ])('another way to write the path changes nothing: %s', async (path) => {
    expect((await findRejected(path, from('198.51.100.7'))).length).toBeGreaterThan(10);
  });

  test.each([
    '/wps/;x=1/session/login',
    '/wps/session/;/login',
    '/wps/session/x/..;/login',
    '/wps/.;/session/login',
  ])('a part that some backends drop from a path is not passed on: %s', async (path) => {
    const { port, server } = await run('nginx');
    onTestFinished(() => void server.kill());
    const { status, text } = await ask(port, path, {}, 'POST');
    expect([status, JSON.parse(text).success]).toEqual([404, false]);
  });

  test('an IPv6 network of /64 is one visitor, and another network is not', async () => {
    const inside = (i: number) => ({ 'x-forwarded-for': `2001:db8:1:2::${(i + 1).toString(16)}` });
    expect((await findRejected('/wps/session/login', inside)).length).toBeGreaterThan(10);
    const many = (i: number) => ({ 'x-forwarded-for': `2001:db8:1:${(i + 1).toString(16)}::1` });
    expect(await findRejected('/wps/session/login', many)).toEqual([]);
  });

  test('a session has few attempts, from whatever addresses it comes', async () => {
    const ofOne = (i: number) => ({ token: 't', 'x-forwarded-for': `198.51.100.${i}` });
    const path = '/wps/v2/member/password';
    expect((await findRejected(path, ofOne)).length).toBeGreaterThan(40);
    const ofMany = (i: number) => ({ ...ofOne(i), token: `t${i}` });
    expect(await findRejected(path, ofMany)).toEqual([]);
    const inAddress = `${path}?token=t`;
    const withoutHeader = (i: number) => ({ 'x-forwarded-for': `198.51.100.${i}` });
    expect((await findRejected(inAddress, withoutHeader)).length).toBeGreaterThan(40);
  });

  test('forty phones behind one address can log in at the same time', async () => {
    const { port, server } = await run('nginx');
    onTestFinished(() => void server.kill());
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => ask(port, '/wps/session/login', {}, 'POST')),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(40).fill(200));
  });
});

test('a trusted proxy that is no address is rejected with a clear message', () => {
  const options = { root: site.build, reports: 'http://localhost:1', port: 80 };
  expect(() => deployFiles(site.build, { ...options, 'trusted-proxy': ['all; root /'] })).toThrow(
    '--trusted-proxy takes an address or a range such as 10.0.0.0/8, not all; root /',
  );
});
