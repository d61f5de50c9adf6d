import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PATH = '/mockServiceWorker.js';
const FILE = 'node_modules/msw/lib/mockServiceWorker.js';

/**
 * Serves the service worker of msw from its package. So it is not in public/ and never ships with
 * the app. A build that uses this plugin (the workbench) gets its own copy.
 */
export function mockWorkerPlugin(): Plugin {
  return {
    name: 'feria:mock-worker',
    configureServer(server) {
      server.middlewares.use((req, res, next) => {
        if (req.url?.split('?')[0] !== PATH) return next();
        // The workbench's server has set 404 by now, and browsers install no worker from such a reply.
        res.statusCode = 200;
        res.setHeader('Content-Type', 'text/javascript');
        res.end(readFileSync(FILE));
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: PATH.slice(1), source: readFileSync(FILE) });
    },
  };
}
