import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { FILE_TYPES } from '../../deploy/fileTypes.mjs';
import { freePort } from '../../scripts/serve/ports.mjs';
import { safePath } from '../../scripts/serve/serveStatic.mjs';

/** The workbench has to work from any path, so the tests open it below this one. */
const PREFIX = '/some/path';
/** Some stories show their address, so it should always be the same. */
export const STORIES_PORT = 61_750;

/**
 * Serves the files of a folder below a path, as any static server does.
 * @param {string} folder
 * @param {number} [firstPort] or the next free one
 */
export async function serveFolder(folder, firstPort = STORIES_PORT) {
  const server = createServer((req, res) => {
    const path = safePath(req.url ?? '/');
    const name = path?.startsWith(`${PREFIX}/`) ? path.slice(PREFIX.length) : undefined;
    const file = name && join(folder, name === '/' ? 'index.html' : name);
    if (!file || !statSync(file, { throwIfNoEntry: false })?.isFile())
      return res.writeHead(404).end();
    res.writeHead(200, {
      'content-type': FILE_TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'max-age=600',
    });
    createReadStream(file).pipe(res);
  });
  const port = await freePort(firstPort);
  await new Promise((done) => server.listen(port, '127.0.0.1', () => done(undefined)));
  return {
    address: `http://127.0.0.1:${port}${PREFIX}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
