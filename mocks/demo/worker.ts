// First, because msw needs it when it is loaded.
import './noLocalStorage';
import {
  CacheFirst,
  ExpirationPlugin,
  type HTTPMethod,
  type PrecacheEntry,
  Serwist,
} from 'serwist';
import { keepAllDetails } from '../core/logCall';
import { createBackend } from './createBackend';
import { createSiteBase } from './siteBase';

/** scripts/commands/buildDemo.mjs puts the files of the demo here. */
declare const DEMO_FILES: PrecacheEntry[];

/** Paths below the site that the backend answers, and those of the pages of the app. */
const BACKEND_PATH = /^(wps|lgw|lotto|__mock)(\/|$)/;
const PAGE_PATH = /^(m(\/.*)?|index\.html)?$/;
/** The content types of files with the path of the site in them. */
const TEXT_TYPES = /html|css|javascript|svg/;
const METHODS: HTTPMethod[] = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD'];

const site = createSiteBase(location.origin, new URL('./', location.href).pathname);
const answer = createBackend(site);
// Every page of the demo has the panel.
keepAllDetails();

/** The files of the build are stored with the path of the site in them. */
async function withBase(response: Response) {
  if (!response.ok) return null;
  if (!TEXT_TYPES.test(response.headers.get('Content-Type') ?? '')) return response;
  return new Response(site.withBase(await response.text()), response);
}

// docs/demo.md describes the demo.
const serwist = new Serwist({
  precacheEntries: DEMO_FILES,
  precacheOptions: {
    cleanupOutdatedCaches: true,
    plugins: [{ cacheWillUpdate: ({ response }) => withBase(response) }],
  },
  clientsClaim: true,
});

const pages = {
  app: serwist.createHandlerBoundToUrl('app.html'),
  link: serwist.createHandlerBoundToUrl('link.html'),
};
serwist.registerCapture(
  ({ request, url }) =>
    request.mode === 'navigate' && PAGE_PATH.test(site.pathOf(url) ?? 'elsewhere'),
  (context) => (context.url.searchParams.has('mock') ? pages.link : pages.app)(context),
);
for (const method of METHODS) {
  serwist.registerCapture(
    ({ url }) => BACKEND_PATH.test(site.pathOf(url) ?? ''),
    ({ request, event }) => answer(request, (work) => event.waitUntil(work)),
    method,
  );
}
serwist.registerCapture(
  ({ url }) => site.pathOf(url) !== undefined && !site.pathOf(url)?.endsWith('sw.js'),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [new ExpirationPlugin({ maxEntries: 600, purgeOnQuotaError: true })],
  }),
);
serwist.addEventListeners();
