import {
  CacheExpiration,
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  NetworkOnly,
  type PrecacheEntry,
  Serwist,
  type SerwistPlugin,
  StaleWhileRevalidate,
} from 'serwist';
import { cacheKeyOf, isSearch, isSuccess, policyOf, withoutToken } from './publicReplies';
import { answerSearch } from './storedGames';

/** scripts/workerPlugin.ts puts the files of the build here. */
declare const BUILD_FILES: PrecacheEntry[];

const DAY = 24 * 60 * 60;
/** The path under which the site is served. */
const base = new URL('./', location.href).pathname;
const PAGE = /^(m(\/.*)?)?$/;
/** The backend, and the sample games, downloads and admin page of the mock. Their pictures are not cached. */
const UNCACHED = /^(wps|lgw|lotto\/lgw|play|app|__mock)\//;

const isBelow = (pattern: RegExp, { pathname }: URL) =>
  pathname.startsWith(base) && pattern.test(pathname.slice(base.length));

const REPLIES = 'replies';
const PICTURES = 'pictures';
/** Without a network a search looks through the lists that are stored. */
const searchPlugin: SerwistPlugin = {
  handlerDidError: ({ request }) => answerSearch(request, REPLIES),
};
/** A member sees the games of the last visit at once too, and nothing that the server says to a member is stored. */
const anonymousPlugin: SerwistPlugin = {
  requestWillFetch: async ({ request }) => withoutToken(request),
};
const repliesPlugins: SerwistPlugin[] = [
  searchPlugin,
  {
    cacheKeyWillBeUsed: async ({ request }) => cacheKeyOf(request),
    cacheWillUpdate: async ({ response }) => ((await isSuccess(response)) ? response : null),
  },
  new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 7 * DAY, purgeOnQuotaError: true }),
];

// docs/offline.md describes what is cached.
const serwist = new Serwist({
  precacheEntries: BUILD_FILES,
  precacheOptions: { cleanupOutdatedCaches: true },
  clientsClaim: true,
  runtimeCaching: [
    {
      matcher: ({ request, url }) => policyOf(request, url) === 'games',
      handler: new StaleWhileRevalidate({
        cacheName: REPLIES,
        plugins: [anonymousPlugin, ...repliesPlugins],
      }),
    },
    {
      matcher: ({ request, url }) => policyOf(request, url) === 'content',
      handler: new NetworkFirst({
        cacheName: REPLIES,
        networkTimeoutSeconds: 5,
        plugins: repliesPlugins,
      }),
    },
    {
      // Without a network a member sees what everyone sees.
      matcher: ({ request, url }) => policyOf(request, url) === 'member',
      handler: new NetworkOnly({
        plugins: [
          {
            handlerDidError: async ({ request }) =>
              (await caches.match(cacheKeyOf(request))) ?? answerSearch(request, REPLIES),
          },
        ],
      }),
    },
    {
      // What a person searched for is not stored.
      matcher: ({ url }) => isSearch(url),
      handler: new NetworkOnly({ plugins: [searchPlugin] }),
    },
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && /image|font/.test(request.destination) && !isBelow(UNCACHED, url),
      handler: new CacheFirst({
        cacheName: PICTURES,
        plugins: [
          new ExpirationPlugin({
            maxEntries: 400,
            maxAgeSeconds: 7 * DAY,
            purgeOnQuotaError: true,
          }),
        ],
      }),
    },
  ],
});

serwist.registerCapture(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isBelow(PAGE, url),
  serwist.createHandlerBoundToUrl('index.html'),
);

/** Deletes a cache, and the times at which its entries were used. */
async function deleteCache(name: string) {
  await caches.delete(name);
  await new CacheExpiration(name, { maxEntries: 1 }).delete();
}

// After a logout nothing tells which lists, promotions and pictures the member has seen, and when.
addEventListener('message', (event) => {
  if (event.data !== 'forgetVisit') return;
  const deleted = Promise.all([REPLIES, PICTURES].map(deleteCache));
  (event as MessageEvent & { waitUntil(done: Promise<unknown>): void }).waitUntil(deleted);
});

serwist.addEventListeners();
