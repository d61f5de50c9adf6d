import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { removeSourceMaps } from '../build/removeSourceMaps.mjs';
import { serveStatic } from './serveStatic.mjs';

const FILE_DESCRIPTORS = '/proc/self/fd';

/** How often this process has a file open. */
const countOpen = (file: string) =>
  readdirSync(FILE_DESCRIPTORS).filter((name) => {
    try {
      return readlinkSync(join(FILE_DESCRIPTORS, name)) === file;
    } catch {
      return false;
    }
  }).length;

test.skipIf(!existsSync(FILE_DESCRIPTORS))(
  'a file is closed, when the client leaves during the download',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'feria-static-'));
    const file = join(folder, 'large.bin');
    writeFileSync(file, Buffer.alloc(20 * 1024 * 1024));
    const server = createServer(serveStatic(folder));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    });
    const { port } = server.address() as AddressInfo;
    const download = () =>
      new Promise<{ leave: () => void }>((resolve) => {
        const request = get({ port, host: '127.0.0.1', path: '/large.bin' }, (response) => {
          // Pausing keeps the server from sending the whole file.
          response.pause();
          resolve({ leave: () => request.destroy() });
        });
        request.on('error', () => {});
      });
    const downloads = await Promise.all(Array.from({ length: 20 }, download));
    expect(countOpen(file)).toBe(20);
    for (const { leave } of downloads) leave();
    await expect.poll(() => countOpen(file), { timeout: 5000 }).toBe(0);
  },
);

const folderWithMap = () => {
  const folder = mkdtempSync(join(tmpdir(), 'feria-static-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['index.html', 'assets/a.js', 'assets/a.js.map', 'assets/a.css'])
    writeFileSync(join(folder, name), name);
  return folder;
};

test('a source map is not served, when the build has one', async () => {
  const server = createServer(serveStatic(folderWithMap()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const requestStatus = async (path: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } })).status;
  expect(await requestStatus('/assets/a.js')).toBe(200);
  expect(await requestStatus('/assets/a.js.map')).toBe(404);
  expect(await requestStatus('/assets/a.js%2Emap')).toBe(404);
});

test('a build loses its source maps and nothing else', () => {
  const folder = folderWithMap();
  removeSourceMaps(folder);
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual(['a.css', 'a.js']);
  expect(existsSync(join(folder, 'index.html'))).toBe(true);
});

describe('the preview answers as a server of production', () => {
  let origin: string;
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'feria-static-'));
    writeFileSync(
      join(folder, 'index.html'),
      '<!doctype html><meta name="version" content="1.2.3">',
    );
    writeFileSync(join(folder, 'letters.txt'), 'abcdefghij');
    const server = createServer(serveStatic(folder));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return () => {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    };
  });

  test.each([
    ['bytes=2-4', 206, 'cde', 'bytes 2-4/10'],
    ['bytes=7-', 206, 'hij', 'bytes 7-9/10'],
    ['bytes=-2', 206, 'ij', 'bytes 8-9/10'],
    ['bytes=8-99', 206, 'ij', 'bytes 8-9/10'],
    ['bytes=10-', 416, '416\n', 'bytes */10'],
    ['bytes=0-1,4-5', 200, 'abcdefghij', null],
    ['pages=1-2', 200, 'abcdefghij', null],
  ])('%s', async (range, status, text, part) => {
    const reply = await fetch(`${origin}/letters.txt`, { headers: { range } });
    expect([reply.status, await reply.text()]).toEqual([status, text]);
    expect(reply.headers.get('content-range')).toBe(part);
  });

  test('the health check with the version of the build, and a method that is not allowed', async () => {
    const reply = await fetch(`${origin}/healthz`);
    expect([reply.status, await reply.text()]).toEqual([200, 'ok 1.2.3\n']);
    const post = await fetch(origin, { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
