import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { headersOf as headersOfFile, pagePolicy, policyOfPage } from '../../deploy/headers.mjs';
import { serveStatic } from '../../scripts/serve/serveStatic.mjs';
import { SDK_SCRIPTS } from '../../src/stores/account/signInSdk';

function statusOf(path: string) {
  if (path.includes('missing')) return 404;
  return /%($|zz|E0)/.test(path) ? 302 : 200;
}

/** Serves a small build, and returns the headers of one reply. */
async function requestHeaders(path: string, host?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'feria-headers-'));
  for (const name of ['play', 'assets']) mkdirSync(join(folder, name));
  for (const name of ['index.html', 'favicon.svg', 'play/spin.html', 'play/spin.js', 'assets/a.js'])
    writeFileSync(join(folder, name), 'text');
  const server = createServer(serveStatic(folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  // Unlike `fetch`, it sends a `Host` of the test's own.
  const request = get({ port, path, host: '127.0.0.1', headers: { host: host ?? 'feria.test' } });
  const [reply] = (await once(request, 'response')) as [IncomingMessage];
  reply.resume();
  expect(reply.statusCode).toBe(statusOf(path));
  return (name: string) => String(reply.headers[name] ?? '');
}

test('a sample game is sandboxed and only the app may frame it', async () => {
  const policy = (await requestHeaders('/play/spin.html?lang=EN'))('content-security-policy');
  expect(policy).toContain('sandbox allow-scripts');
  expect(policy).not.toContain('allow-same-origin');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("style-src 'self'");
});

test.each(['127.0.0.1:5173', '[::1]:5173', 'casino.example'])(
  'a sample game at %s may load from its own host in every engine',
  async (host) => {
    const policy = (await requestHeaders('/play/spin.html', host))('content-security-policy');
    const sources = `'self' http://${host} https://${host}`;
    for (const directive of ['script-src', 'style-src', 'img-src'])
      expect(policy).toContain(`${directive} ${sources}`);
  },
);

test.each(['a;script-src', "'unsafe-inline'", 'a b', 'a, *'])(
  'the policy of a sample game does not contain the strange host %s',
  async (host) => {
    const policy = (await requestHeaders('/play/spin.html', host))('content-security-policy');
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain(host);
  },
);

test('a path that leads out of /play and back in is sandboxed too', async () => {
  const policy = (await requestHeaders('/assets/..%2Fplay/spin.html'))('content-security-policy');
  expect(policy).toContain('sandbox');
});

test.each(['/play/spin.js', '/favicon.svg'])(
  'the sandboxed page may load %s, because no header limits it to the same origin',
  async (path) => {
    expect((await requestHeaders(path))('cross-origin-resource-policy')).toBe('cross-origin');
  },
);

test.each(['/', '/assets/a.js'])('only pages of this origin may load %s', async (path) => {
  expect((await requestHeaders(path))('cross-origin-resource-policy')).toBe('same-origin');
});

test.each(['/', '/m/home', '/m/index.html'])('the page at %s has a strict policy', async (path) => {
  const header = await requestHeaders(path);
  const policy = header('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types feria");
  expect(policy).not.toMatch(/sandbox|unsafe|\*/);
  expect(header('cross-origin-opener-policy')).toBe('same-origin');
});

test.each(['/', '/assets/a.js', '/favicon.svg', '/play/spin.html', '/missing.js'])(
  'the reply at %s is never run as another type, and tells other origins the own origin only',
  async (path) => {
    const header = await requestHeaders(path);
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('referrer-policy')).toBe('strict-origin-when-cross-origin');
  },
);

test.each(['/', '/m/home', '/play/spin.html'])('the page at %s has no camera', async (path) => {
  expect((await requestHeaders(path))('permissions-policy')).toContain('camera=(), ');
});

test.each(['/assets/a.js', '/favicon.svg', '/missing.js'])(
  'the reply at %s is no page, and says nothing of browser features',
  async (path) => {
    expect((await requestHeaders(path))('permissions-policy')).toBe('');
  },
);

test('the browser reports violations to the address of the configuration, and without one to nobody', () => {
  const reported = pagePolicy({ monitoring: { address: '/r', browserReports: '/v' } }, []);
  expect(reported).toMatchObject({ 'report-uri': ['/v'], 'report-to': ['feria'] });
  expect(headersOfFile('/index.html', reported)['reporting-endpoints']).toBe('feria="/v"');
  expect(JSON.stringify(pagePolicy({ monitoring: { address: '/r' } }, []))).not.toContain('report');
});

test('a script in the page is allowed by its hash, but a block of data is not', () => {
  const html = '<script type="application/json" id="config">{}</script><script>go()</script>';
  const hash = createHash('sha256').update('go()').digest('base64');
  expect(policyOfPage(html)['script-src']).toEqual(["'self'", `'sha256-${hash}'`]);
});

test('origins in the configuration are allowed, each where it is needed', () => {
  const policy = pagePolicy(
    {
      apiBase: 'https://api.test/v1',
      imageCdns: ['https://cdn.test/a', 'https://cdn.test/b', '/'],
      launchOrigins: ['https://*.games.test'],
      chatOrigins: ['https://chat.test'],
      encryption: { scheme: 'own', module: 'https://code.test/feria;a/own.js?v=1' },
      brand: { name: 'Test', logo: { dark: 'https://logo.test/x.svg', width: 1, height: 1 } },
      licence: {
        seal: { name: 'Seal', address: 'https://page.test', image: 'https://seal.test/a.png' },
      },
    },
    [],
  );
  expect(policy).toMatchObject({
    'connect-src': ["'self'", 'https://api.test'],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      'https://cdn.test',
      'https://logo.test',
      'https://seal.test',
    ],
    'frame-src': ["'self'", 'https://*.games.test', 'https://chat.test'],
    'script-src': ["'self'", 'https://code.test/feria%3Ba/'],
  });
});

const SDK = 'https://www.gstatic.com/firebasejs/10.14.1/';

test('the SDK of the sign-in service is allowed by paths, and only when the configuration names it', () => {
  const policy = pagePolicy({ signInSdk: SDK }, []);
  const added = Object.entries(policy).flatMap(([name, values]) =>
    values.filter((value) => !pagePolicy({}, [])[name]?.includes(value)),
  );
  for (const address of added.filter((value) => value.startsWith('https:')))
    expect(new URL(address.replace('*', 'brand')).pathname, address).not.toBe('/');
  expect(policy['script-src']).toContain(`${SDK}firebase-auth.js`);
  expect(policy['frame-src']).toContain('https://*.firebaseapp.com/__/auth/iframe');
  const own = pagePolicy({ signInSdk: '/sdk/', signInOrigin: 'https://auth.brand.test' }, []);
  expect(own['frame-src']).toContain('https://auth.brand.test/__/auth/iframe');
  expect(JSON.stringify(own)).not.toContain('firebase');
  expect(headersOfFile('/index.html', policy)['cross-origin-opener-policy']).toBe(
    'same-origin-allow-popups',
  );
  expect(JSON.stringify(pagePolicy({}, []))).not.toContain('google');
});

test('Trusted Types stay on with the SDK, whose scripts are those that the policy allows', () => {
  const policy = pagePolicy({ signInSdk: SDK }, []);
  expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
  expect(policy['trusted-types']).toEqual([
    'feria',
    'default',
    'gapi#gapi',
    'goog#html',
    "'allow-duplicates'",
  ]);
  for (const address of SDK_SCRIPTS) expect(policy['script-src']).toContain(address);
});

test('a configuration without origins allows this origin only', () => {
  const text = Object.values(pagePolicy({}, [])).flat().join(' ');
  expect(text).not.toMatch(/http|\*/);
});

test.each(['/%', '/%zz', '/m/%E0%A4%A'])(
  '%s, which cannot be decoded, leads to a page that the app says is gone',
  async (path) => {
    const location = (await requestHeaders(path))('location');
    expect(new URL(location, `http://feria.test${path}`).pathname).toBe('/m/gone');
  },
);

test('only files of assets/ are cached as immutable', async () => {
  expect((await requestHeaders('/assets/a.js'))('cache-control')).toContain('immutable');
  for (const path of ['/', '/favicon.svg', '/play/spin.html'])
    expect((await requestHeaders(path))('cache-control')).toBe('no-cache');
});

test.each(['/missing.js', '/%zz', '/m/%E0%A4%A'])(
  'the error at %s has a policy that allows nothing',
  async (path) => {
    const policy = (await requestHeaders(path))('content-security-policy');
    expect(policy).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    );
  },
);

test.each(['/', '/assets/a.js', '/play/spin.html', '/missing.js'])(
  '%s is never read as another type',
  async (path) => {
    expect((await requestHeaders(path))('x-content-type-options')).toBe('nosniff');
  },
);
