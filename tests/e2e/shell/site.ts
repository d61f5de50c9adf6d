import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from '../fixtures';

interface Site {
  /** From now on the service worker of the site is another one. */
  release(): void;
  /** The server is gone. */
  stop(): void;
}

/** Tests with a service worker and a server of their own, which passes requests on to the real one. */
export const test = base.extend<{ site: Site & { origin: string } }>({
  serviceWorkers: 'allow',

  site: async ({ playwright: _ }, use, info) => {
    const target = info.project.use.baseURL ?? '';
    let suffix = '';
    const server = createServer((req, res) => {
      const isWorker = req.url === '/sw.js';
      const headers = { ...req.headers, ...(isWorker && { 'accept-encoding': 'identity' }) };
      const passed = request(target + req.url, { method: req.method, headers }, (reply) => {
        const { 'content-length': length, ...rest } = reply.headers;
        res.writeHead(reply.statusCode ?? 502, isWorker ? rest : reply.headers);
        reply.on('data', (part) => res.write(part)).on('end', () => res.end(isWorker && suffix));
      });
      passed.on('error', () => res.destroy());
      req.pipe(passed);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const stop = () => {
      server.closeAllConnections();
      server.close();
    };
    await use({
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      release: () => {
        suffix = '\n// The next release.';
      },
      stop,
    });
    stop();
  },

  baseURL: ({ site }, use) => use(site.origin),
});
