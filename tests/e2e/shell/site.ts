import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from '../fixtures';

interface Site {
  /** From now on the service worker of the site is another one. */
  release(): void;
  /** The service worker of the site is the one that removes itself: docs/offline.md. */
  removeWorker(): void;
  /** From now on the server accepts requests and answers none. */
  hold(): void;
  /** The server is gone. */
  stop(): void;
  /** The server is back. */
  start(): Promise<void>;
}

/** Tests with a service worker and a server of their own, which passes requests on to the real one. */
export const test = base.extend<{ site: Site & { origin: string } }>({
  serviceWorkers: 'allow',

  site: async ({ playwright: _ }, use, info) => {
    const target = info.project.use.baseURL ?? '';
    let suffix = '';
    let isRemoved = false;
    let isHeld = false;
    const server = createServer((req, res) => {
      if (isHeld) return;
      const isWorker = req.url === '/sw.js';
      if (isWorker && isRemoved) {
        res.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
        return res.end(readFileSync('deploy/removeWorker.js'));
      }
      const headers = { ...req.headers, ...(isWorker && { 'accept-encoding': 'identity' }) };
      const passed = request(target + req.url, { method: req.method, headers }, (reply) => {
        const { 'content-length': length, ...rest } = reply.headers;
        res.writeHead(reply.statusCode ?? 502, isWorker ? rest : reply.headers);
        reply.on('data', (part) => res.write(part)).on('end', () => res.end(isWorker && suffix));
      });
      passed.on('error', () => res.destroy());
      req.pipe(passed);
    });
    const listen = (port: number) =>
      new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    await listen(0);
    const { port } = server.address() as AddressInfo;
    const stop = () => {
      server.closeAllConnections();
      server.close();
    };
    await use({
      origin: `http://127.0.0.1:${port}`,
      release: () => {
        suffix = '\n// The next release.';
      },
      removeWorker: () => {
        isRemoved = true;
      },
      hold: () => {
        isHeld = true;
      },
      stop,
      start: () => {
        isHeld = false;
        return listen(port);
      },
    });
    stop();
  },

  baseURL: ({ site }, use) => use(site.origin),
});
