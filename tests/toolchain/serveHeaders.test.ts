import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serveStatic } from '../../scripts/serveStatic.mjs';

/** Serves a small build, and returns the headers of one reply. */
async function headersOf(path: string) {
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
  const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`);
  expect(status).toBe(200);
  return (name: string) => headers.get(name) ?? '';
}

test('a sample game is sandboxed and only the app may frame it', async () => {
  const policy = (await headersOf('/play/spin.html?lang=EN'))('content-security-policy');
  expect(policy).toContain('sandbox allow-scripts');
  expect(policy).not.toContain('allow-same-origin');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("style-src 'self'");
});

test('a path that leads out of /play and back in is sandboxed too', async () => {
  const policy = (await headersOf('/assets/..%2Fplay/spin.html'))('content-security-policy');
  expect(policy).toContain('sandbox');
});

test.each(['/play/spin.js', '/favicon.svg', '/assets/a.js'])(
  'the sandboxed page may load %s, because no header limits it to the same origin',
  async (path) => {
    expect((await headersOf(path))('cross-origin-resource-policy')).toBe('');
  },
);

test.each(['/', '/m/home', '/m/index.html'])(
  'the page at %s is framed only by the app and has no sandbox',
  async (path) => {
    const policy = (await headersOf(path))('content-security-policy');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toMatch(/sandbox|default-src|script-src/);
  },
);

test('only files of assets/ are cached as immutable', async () => {
  expect((await headersOf('/assets/a.js'))('cache-control')).toContain('immutable');
  for (const path of ['/', '/favicon.svg', '/play/spin.html'])
    expect((await headersOf(path))('cache-control')).toBe('no-cache');
});

test.each(['/', '/assets/a.js', '/play/spin.html'])(
  '%s is never read as another type',
  async (path) => {
    expect((await headersOf(path))('x-content-type-options')).toBe('nosniff');
  },
);
