import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { FILE_TYPES } from '../../../deploy/fileTypes.mjs';
import { safePath } from '../../../scripts/serve/serveStatic.mjs';
import { test as base } from './fixtures';

const FOLDER = 'dist-demo';
const PATH = '/some/path/';
const types = FILE_TYPES as Record<string, string>;

/** A static host as there are many: files by their names, and 404.html for everything else. */
function createStaticHost() {
  return createServer((req, res) => {
    const path = safePath(req.url ?? '') ?? '/';
    const file = join(FOLDER, path.slice(PATH.length) || 'index.html');
    const isFile = path.startsWith(PATH) && statSync(file, { throwIfNoEntry: false })?.isFile();
    const sent = isFile ? file : join(FOLDER, '404.html');
    res.writeHead(isFile ? 200 : 404, { 'content-type': types[extname(sent)] ?? 'text/plain' });
    res.end(readFileSync(sent));
  });
}

interface DemoSite {
  /** The address of the demo, with a slash at the end. */
  address: string;
  stop(): void;
}

/** Tests of the demo: it is built, and a plain static host serves it under a path. */
export const test = base.extend<{ demo: DemoSite }, { isDemoBuilt: boolean }>({
  serviceWorkers: 'allow',

  isDemoBuilt: [
    async ({ playwright: _ }, use) => {
      await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'buildDemo']);
      await use(true);
    },
    { scope: 'worker', timeout: 400_000 },
  ],

  demo: async ({ isDemoBuilt: _ }, use) => {
    const server = createStaticHost();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const stop = () => {
      server.closeAllConnections();
      server.close();
    };
    await use({ address: `http://127.0.0.1:${port}${PATH}`, stop });
    stop();
  },

  baseURL: ({ demo }, use) => use(demo.address),
});
