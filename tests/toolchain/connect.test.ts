import type { ChildProcess } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { LIMITED_PATHS } from '../../deploy/site.mjs';
import { siteOf } from '../../deploy/siteOptions.mjs';
import { anyPort } from '../../scripts/serve/ports.mjs';
import { prepareSite, servers } from './servers';

const LARGE = JSON.stringify({ success: true, value: 'game '.repeat(1000) });
const MOUNTED = { merchant: 'acme', apiBase: '/gateway/api' };

let site: Awaited<ReturnType<typeof prepareSite>>;
let received: { url?: string | undefined; headers: IncomingHttpHeaders } = { headers: {} };

beforeAll(async () => {
  site = await prepareSite((request, response) => {
    received = { url: request.url, headers: request.headers };
    response.setHeader('content-type', 'application/json');
    response.end(LARGE);
  });
});
afterAll(() => site.stop());

/** A build with this configuration. */
function buildWith(config: object, base = '/') {
  const folder = join(site.folder, `build-${JSON.stringify([config, base]).replace(/\W+/g, '')}`);
  cpSync(site.build, folder, { recursive: true });
  for (const suffix of ['', '.br', '.gz'])
    cpSync(join(site.build, `index.html${suffix}`), join(folder, `index.html${suffix}`));
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><script type="application/json" id="config">${JSON.stringify(config)}</script>`,
  );
  if (base !== '/') writeFileSync(join(folder, 'manifest.webmanifest'), `{"scope":"${base}"}`);
  return folder;
}

for (const { name, title, isInstalled } of servers) {
  describe.skipIf(!isInstalled)(title, () => {
    const running: ChildProcess[] = [];
    afterAll(() => {
      for (const server of running) server.kill();
    });

    async function serve(config: object, base = '/', options = {}) {
      const port = await anyPort();
      running.push(site.start(name, port, buildWith(config, base), options));
      const get = (path: string, init: RequestInit = {}) =>
        fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
      await vi.waitFor(async () => expect((await get('/healthz')).status).toBe(200), 10_000);
      return { get, port };
    }

    describe.each([
      ['/', '/gateway/api', '/gateway/api'],
      ['/play/', '/gateway/api', '/gateway/api'],
      ['/play/', '/play/api', '/play/api'],
      ['/', '/gateway/api/', '/gateway/api'],
    ])('with the site at %s and the API at %s', (base, apiBase, mount) => {
      let get: (path: string, init?: RequestInit) => Promise<Response>;
      beforeAll(async () => {
        const backend = `http://127.0.0.1:${site.port}/platform/v2`;
        ({ get } = await serve({ ...MOUNTED, apiBase }, base, { backend }));
      });

      test.each(['/wps/game/list?a=%2F&b=%20', '/lgw/x', '/lotto/lgw/x', '/wps/events'])(
        '%s goes to the path of the backend',
        async (path) => {
          const reply = await get(mount + path);
          expect(reply.status).toBe(200);
          expect(received.url).toBe(`/platform/v2${path}`);
          expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
        },
      );

      test.each([`${mount}/wpsx`, `${mount}`, `${mount}/m/home`, '/wps/game/list', '/lgw'])(
        '%s is an error of the API, and not the app',
        async (path) => {
          const reply = await get(path);
          expect(reply.status).toBe(404);
          expect(reply.headers.get('content-type')).toContain('application/json');
          expect(await reply.json()).toMatchObject({ success: false, code: 'not_found' });
          expect(reply.headers.get('cache-control')).toBe('no-store');
          expect(reply.headers.get('content-security-policy')).toContain('sandbox');
        },
      );

      test('what the host says about itself is at its root', async () => {
        mkdirSync(join(site.folder, 'well-known'), { recursive: true });
        writeFileSync(join(site.folder, 'well-known/security.txt'), 'Contact: x');
        expect(await (await get('/.well-known/security.txt')).text()).toBe('Contact: x');
        const password = await get('/.well-known/change-password');
        expect(password.headers.get('location')).toMatch(new RegExp(`${base}m/changePsw$`));
      });

      test('the page is still served', async () => {
        const reply = await get(`${base}m/home`);
        expect([reply.status, await reply.text()]).toEqual([
          200,
          expect.stringContaining('doctype'),
        ]);
      });
    });

    test('a backend with a path is asked below it, also when the API is at the root', async () => {
      const backend = `http://127.0.0.1:${site.port}/platform`;
      const { get } = await serve({ merchant: 'acme' }, '/', { backend });
      await get('/wps/x?a=1');
      expect(received.url).toBe('/platform/wps/x?a=1');
    });

    test('nothing is passed on when the API is on another origin', async () => {
      const { get } = await serve({ merchant: 'acme', apiBase: 'https://api.example.com' }, '/', {
        backend: undefined,
      });
      expect((await get('/wps/x')).status).toBe(404);
      expect((await get('/m/home')).status).toBe(200);
    });

    test('the backend is asked by its own name, and learns that of the site', async () => {
      const { get, port } = await serve({ merchant: 'acme' });
      await get('/wps/x');
      expect(received.headers.host).toBe(`127.0.0.1:${site.port}`);
      expect(received.headers['x-forwarded-host']).toBe(`127.0.0.1:${port}`);
    });

    test('a reply of the API is compressed', async () => {
      const { get } = await serve(MOUNTED);
      const reply = await get('/gateway/api/wps/x', { headers: { 'accept-encoding': 'gzip' } });
      expect(reply.headers.get('content-encoding')).toBe('gzip');
      expect(await reply.text()).toBe(LARGE);
    });

    test.each(['/', '/m/home', '/assets/a-1.js', '/play/spin.html', '/favicon.svg'])(
      'a POST to %s is not allowed',
      async (path) => {
        const { get } = await serve({ merchant: 'acme' });
        const reply = await get(path, { method: 'POST' });
        expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
        expect(reply.headers.get('content-security-policy')).toContain('sandbox');
      },
    );

    test("the operator's own lines are part of the site, and outlive a release", async () => {
      const include = join(site.folder, `include-${name}`);
      mkdirSync(include);
      const lines = {
        'own.nginx.conf': 'location = /own { return 200 "own"; }\n',
        'own.caddy': 'handle /own {\n\trespond "own"\n}\n',
      };
      for (const [file, text] of Object.entries(lines)) writeFileSync(join(include, file), text);
      const { get } = await serve({ merchant: 'acme' }, '/', { include });
      expect(await (await get('/own')).text()).toBe('own');
      expect((await get('/m/home')).status).toBe(200);
    });

    test.each([
      ['/', '/telemetry'],
      ['/play/', '/play/telemetry'],
      ['/play/', '/telemetry'],
    ])('reports of a site at %s to %s reach their receiver', async (base, address) => {
      const reports = `http://127.0.0.1:${site.port}/feria/in`;
      const { get } = await serve({ merchant: 'acme', monitoring: { address } }, base, { reports });
      received = { headers: {} };
      expect((await get(address, { method: 'POST', body: '{}' })).status).toBe(200);
      expect(received.url).toBe('/feria/in');
    });

    test('two sites share one server, each with its own name, backend and trusted proxies', async () => {
      const port = await anyPort();
      const options = ['one', 'two'].map((merchant) => ({
        root: buildWith({ merchant }),
        'server-name': [`${merchant}.example.com`],
        'trusted-proxy': merchant === 'one' ? ['127.0.0.1'] : [],
        backend: `http://127.0.0.1:${site.port}/${merchant}`,
        name: undefined,
      }));
      running.push(site.startAll(name, port, options));
      for (const merchant of ['one', 'two']) {
        const host = `${merchant}.example.com`;
        await vi.waitFor(async () => {
          expect(await site.ask(port, host, '/m/home')).toContain(`"${merchant}"`);
        }, 10_000);
        await site.ask(port, host, '/wps/x');
        expect(received.url).toBe(`/${merchant}/wps/x`);
        await site.ask(port, host, '/wps/x', { 'x-forwarded-for': '9.9.9.9' });
        const isTrusting = merchant === 'one';
        expect(received.headers['x-forwarded-for']?.includes('9.9.9.9')).toBe(isTrusting);
      }
    });
  });
}

const nginx = servers.find(({ name }) => name === 'nginx');
test.skipIf(!nginx?.isInstalled).each(LIMITED_PATHS)(
  'the limit of nginx for %s follows the API to its path',
  async (path) => {
    const port = await anyPort();
    const server = site.start('nginx', port, buildWith(MOUNTED));
    onTestFinished(() => void server.kill());
    const ask = (at: string) => fetch(`http://127.0.0.1:${port}${at}`, { method: 'POST' });
    await vi.waitFor(async () => expect((await ask('/healthz')).status).toBe(200), 10_000);
    const replies = await Promise.all(Array.from({ length: 80 }, () => ask(`/gateway/api${path}`)));
    expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThan(10);
  },
);

describe('deploy:config names a mistake', () => {
  const read = (config: object, values: object = {}) =>
    siteOf(buildWith(config), '/srv/feria/current', '/srv/feria', values);

  test.each([
    [{}, { backend: 'localhost:8080' }, '--backend is an address with http:// or https://'],
    [{}, { backend: 'http://a/b c' }, '--backend is an origin, if needed with a path'],
    [{}, { port: '99999' }, '--port takes a number from 1 to 65535'],
    [{}, { listen: ['443 ssl;'] }, '--listen takes a port'],
    [{}, { 'server-name': ['a b'] }, '--server-name takes the name of a host'],
    [{}, { tls: true }, '--tls needs the name of the site'],
    [{}, { backend: 'http://api', resolver: ['dns.local'] }, '--resolver takes the address'],
    [{ monitoring: { address: '/telemetry' } }, {}, 'name their receiver by --reports'],
    [{ apiBase: '/a{b' }, {}, 'the path of apiBase has characters that no server can match'],
  ])('%j %j', (config, values, message) => {
    expect(() => read(config, values)).toThrow(message);
  });

  test('of a name that nginx could not use, a usable one is made', () => {
    expect(read({ merchant: '888.Casino' }).name).toBe('_888_casino');
  });
});

/** Answers every question for an address with 127.0.0.1. */
async function startNameServer() {
  const asked: string[] = [];
  const server = createSocket('udp4').on('message', (question, { port }) => {
    const name = question.subarray(12, question.indexOf(0, 12));
    const type = question.readUInt16BE(13 + name.length);
    asked.push(name.toString('latin1'));
    const isAddress = type === 1;
    const header = Buffer.from(question.subarray(0, 12));
    header.writeUInt16BE(0x8180, 2);
    header.writeUInt16BE(isAddress ? 1 : 0, 6);
    const answer = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, 127, 0, 0, 1]);
    const parts = [header, question.subarray(12, 17 + name.length), ...(isAddress ? [answer] : [])];
    server.send(Buffer.concat(parts), port);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { address: `127.0.0.1:${server.address().port}`, asked };
}

test.skipIf(!nginx?.isInstalled)(
  'nginx looks up the name of the backend while it runs, so it starts without the backend',
  async () => {
    const names = await startNameServer();
    const port = await anyPort();
    const backend = `http://backend.test:${site.port}/platform`;
    const server = site.start('nginx', port, buildWith(MOUNTED), {
      backend,
      resolver: [names.address],
    });
    onTestFinished(() => void server.kill());
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    await vi.waitFor(async () => expect((await get('/healthz')).status).toBe(200), 10_000);
    expect(names.asked).toEqual([]);
    expect((await get('/gateway/api/wps/x?a=1')).status).toBe(200);
    expect(received).toMatchObject({
      url: '/platform/wps/x?a=1',
      headers: { host: `backend.test:${site.port}` },
    });
    expect(names.asked.length).toBeGreaterThan(0);
  },
);
