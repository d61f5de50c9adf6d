import { readFileSync } from 'node:fs';
import { startProxySite } from '../../helpers/proxySite';
import { test as base } from '../helpers/fixtures';

interface Site {
  /** From now on the service worker of the site is another one. */
  release(): void;
  /** The service worker of the site is the one that removes itself: docs/offline.md. */
  removeWorker(): void;
  /** From now on the site has another name: a deployer has edited the page. */
  rename(name: string): void;
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
    let siteName = '"name":"Feria"';
    let isHeld = false;
    const { origin, start, stop } = await startProxySite(target, {
      answer(req, res) {
        const isAnswered = req.url === '/sw.js' && isRemoved;
        if (isAnswered && !isHeld) {
          res.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
          res.end(readFileSync('deploy/removeWorker.js'));
        }
        return isAnswered || isHeld;
      },
      changeOf: (path, { 'content-type': type }) => {
        if (path === '/sw.js') return (text) => text + suffix;
        const isPage = String(type).startsWith('text/html');
        return isPage ? (text) => text.replace('"name":"Feria"', siteName) : undefined;
      },
    });
    await use({
      origin,
      release: () => {
        suffix = '\n// The next release.';
      },
      removeWorker: () => {
        isRemoved = true;
      },
      rename: (name) => {
        siteName = `"name":${JSON.stringify(name)}`;
      },
      hold: () => {
        isHeld = true;
      },
      stop,
      start: () => {
        isHeld = false;
        return start();
      },
    });
    stop();
  },

  baseURL: ({ site }, use) => use(site.origin),
});
