import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path/posix';
import { headersOf, policyOfPage } from '../../deploy/headers.mjs';
import { basePlugin } from '../build/basePlugin.mjs';
import { safePath } from './serveStatic.mjs';

/**
 * The developer's panel (mocks/panel) exists only where the mock serves: this file adds it to the pages
 * that `npm start` and `npm run preview` send. The build does not contain it.
 *
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {(req: Request, res: Response, next: () => void) => void} Middleware
 */

const SOURCE = '/mocks/panel/start.ts';
const DRIFT_SOURCE = '/mocks/panel/startDrift.ts';
const BUILT = '/__mock/panel/';

export const scriptTag = (src) => `<script type="module" src="${src}"></script>`;

/** Opens a link: it sets up the backend before the app makes its first call. */
export const linkPage = (src, host = '') => `<!doctype html>
<html lang="en" data-mock-link="${host}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="dark light">
<link rel="icon" href="data:,">
<title>Link of the mock backend</title>
<h1>Link of the mock backend</h1>
<p role="status">The backend is being set up …</p>
${scriptTag(src)}
</html>
`;

/**
 * The address of a request. It is joined as text, because `new URL('//', 'http://localhost')` would read `//` as
 * the beginning of a host, and throw.
 * @param {Request} req
 */
const urlOf = ({ url = '/' }) => new URL(`http://localhost${url}`);

/**
 * Is it a request for the app's page, by a browser?
 * @param {Request} req
 */
function isPage(req) {
  const path = safePath(req.url ?? '/');
  return (
    req.method === 'GET' &&
    path !== undefined &&
    /^\/(m(\/|$)|index\.html$|$)/.test(path) &&
    ['', '.html'].includes(extname(path)) &&
    String(req.headers.accept).includes('text/html')
  );
}

const isLink = (req) => isPage(req) && urlOf(req).searchParams.has('mock');

/**
 * May the link have been followed on another site? Browsers say so by a header, to secure addresses only; elsewhere the
 * address of the page before tells it. Without one, the link was typed, or its site says nothing.
 * @param {Request} req
 */
function mayBeFromElsewhere({ headers }) {
  const site = headers['sec-fetch-site'];
  if (site) return site === 'cross-site' || site === 'same-site';
  const { referer = '' } = headers;
  return !URL.canParse(referer) || new URL(referer).host !== headers.host;
}

/**
 * What a link does is shown before it is done, when another site has it: it changes the backend and may log in.
 * @param {Request} req
 * @param {Response} res
 */
function askFirst(req, res) {
  const url = urlOf(req);
  const link = url.searchParams.get('mock') ?? '';
  url.searchParams.delete('mock');
  const page = questionPage(req.url ?? '/', url.pathname + url.search, link);
  const hash = createHash('sha256').update(STYLES).digest('base64');
  res.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  });
  res.end(page);
}

const STYLES = readFileSync('mocks/admin/styles.html', 'utf8').replace(/<\/?style>/g, '');

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * @param {string} address
 * @param {string} withoutLink
 * @param {string} link
 */
const questionPage = (address, withoutLink, link) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="icon" href="data:,">
<title>Link of the mock backend</title>
<style>${STYLES}</style>
<header><h1>Set up the mock backend?</h1></header>
<main>
<p>Another site may have sent you here. The link resets the mock backend of this browser and then does this:</p>
<p><code>${escaped(link || 'opens the panel')}</code></p>
<p class="row"><a class="button" href="${escaped(address)}">Set it up</a>
<a href="${escaped(withoutLink)}">Open the page without it</a></p>
</main>
</html>
`;

/**
 * The panel in the development server: every page has it. At a real backend it has one part only, with what differs from
 * the contract.
 * @param {boolean} [hasRealBackend]
 */
export function devPanelPlugin(hasRealBackend = false) {
  const src = hasRealBackend ? DRIFT_SOURCE : SOURCE;
  return {
    name: 'feria:panel',
    configureServer({ middlewares }) {
      middlewares.use((req, res, next) => {
        if (hasRealBackend || !isLink(req)) return next();
        if (mayBeFromElsewhere(req)) return askFirst(req, res);
        res.setHeader('content-type', 'text/html; charset=utf-8');
        res.end(linkPage(SOURCE));
      });
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src }, injectTo: 'body' }],
  };
}

/**
 * The panel in the preview of the build. A page has it once an address with `?mock` was opened, which sets
 * a cookie. Until then the pages are those of the product.
 * @param {string} folder
 * @param {string} base the path of the site
 * @returns {Middleware}
 */
export function createPreviewPanel(folder, base) {
  /** @type {Promise<Map<string, string>> | undefined} */
  let files;
  return async (req, res, next) => {
    const { pathname } = urlOf(req);
    if (pathname.startsWith(BUILT)) {
      try {
        files ??= buildPanel(base);
        const file = (await files).get(pathname.slice(BUILT.length));
        res.writeHead(file === undefined ? 404 : 200, {
          'content-type': 'text/javascript',
          'cache-control': 'no-cache',
        });
        res.end(file);
      } catch (error) {
        console.error(error);
        res.writeHead(500).end();
      }
      return;
    }
    const hasPanel = /(^|; )mock_panel=1(;|$)/.test(req.headers.cookie ?? '');
    // The service worker of the build would answer with stored pages, which have no panel.
    if (hasPanel && pathname === '/sw.js') {
      res.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
      res.end('// The panel of the mock backend is on, so nothing is stored.');
      return;
    }
    if (!isLink(req) && !(hasPanel && isPage(req))) return next();
    if (isLink(req) && mayBeFromElsewhere(req)) return askFirst(req, res);
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    const src = `${base}${BUILT.slice(1)}start.js`;
    res.writeHead(200, {
      ...headersOf('/index.html', policyOfPage(page)),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    res.end(isLink(req) ? linkPage(src) : page.replace('</body>', `${scriptTag(src)}</body>`));
  };
}

/**
 * Builds the panel in memory. It is needed rarely, so it is not a part of the build of the app.
 * @param {string} base the path of the site
 */
export async function buildPanel(base = '/') {
  // Vite and React read it. Playwright sets another value for the preview.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    base: base + BUILT.slice(1),
    plugins: [basePlugin(base)],
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: SOURCE.slice(1),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const { output } = /** @type {{ output: { fileName: string, code?: string }[] }} */ (result);
  return new Map(output.map(({ fileName, code = '' }) => [fileName, code]));
}
