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
import { expect, onTestFinished, test } from 'vitest';
import { removeSourceMaps } from '../../scripts/removeSourceMaps.mjs';
import { serveStatic } from '../../scripts/serveStatic.mjs';

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
  const statusOf = async (path: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } })).status;
  expect(await statusOf('/assets/a.js')).toBe(200);
  expect(await statusOf('/assets/a.js.map')).toBe(404);
  expect(await statusOf('/assets/a.js%2Emap')).toBe(404);
});

test('a build loses its source maps and nothing else', () => {
  const folder = folderWithMap();
  removeSourceMaps(folder);
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual(['a.css', 'a.js']);
  expect(existsSync(join(folder, 'index.html'))).toBe(true);
});
