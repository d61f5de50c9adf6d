import {
  CacheExpiration,
  CacheFirst,
  ExpirationPlugin,
  type HandlerCallbackOptions,
  NetworkFirst,
  NetworkOnly,
  type PrecacheEntry,
  Serwist,
  type SerwistPlugin,
  StaleWhileRevalidate,
} from 'serwist';
import { cacheKeyOf, type FirstVisit, type StoredReply } from '../api/cacheKey';
import { configTextOf, hasNewConfiguration } from './newConfiguration';
import { isSearch, isSuccess, policyOf, withoutToken } from './publicReplies';
import { answerSearch } from './storedGames';

/** scripts/build/workerPlugin.ts puts the files of the build here. */
declare const BUILD_FILES: PrecacheEntry[];

const DAY = 24 * 60 * 60;
/** An event that keeps the worker alive. */
type LongEvent = HandlerCallbackOptions['event'];

/** The path under which the site is served. */
const base = new URL('./', location.href).pathname;
const PAGE = /^(m(\/.*)?)?$/;
/** The backend, and the sample games, downloads and admin page of the mock. Their pictures are not cached. */
const UNCACHED = /^(wps|lgw|lotto\/lgw|play|app|__mock)\//;

const isBelow = (pattern: RegExp, { pathname }: URL) =>
  pathname.startsWith(base) && pattern.test(pathname.slice(base.length));

const REPLIES = 'replies';
const REPLIES_LIMITS = { maxEntries: 150, maxAgeSeconds: 7 * DAY };
const PICTURES = 'pictures';
const pictures = new CacheFirst({
  cacheName: PICTURES,
  plugins: [
    new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 7 * DAY, purgeOnQuotaError: true }),
  ],
});
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
  new ExpirationPlugin({ ...REPLIES_LIMITS, purgeOnQuotaError: true }),
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
      handler: pictures,
    },
  ],
});

const storedPage = serwist.createHandlerBoundToUrl('index.html');
serwist.registerCapture(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isBelow(PAGE, url),
  (context) => {
    // Here too, because a page whose configuration has a mistake asks for nothing.
    context.event.waitUntil(renewPage(context.event).catch(() => {}));
    return storedPage(context);
  },
);

const fromServer = new NetworkOnly({ fetchOptions: { cache: 'no-cache' } });

/** Stores the page of the server, when its configuration was changed and its scripts were not. */
async function renewPage(event: LongEvent) {
  const [stored, response] = await Promise.all([
    serwist.matchPrecache('index.html'),
    fromServer.handle({ event, request: new Request(`${base}index.html`) }),
  ]);
  const key = serwist.getPrecacheKeyForUrl('index.html');
  if (!stored || !key || !response.ok || response.redirected) return;
  if (!hasNewConfiguration(await stored.text(), await response.clone().text())) return;
  await (await caches.open(serwist.precacheStrategy.cacheName)).put(key, response);
}

// A page asks whether its configuration is still that of the server.
addEventListener('message', (event) => {
  if (event.data?.type !== 'checkConfiguration') return;
  const check = async () => {
    await renewPage(event as MessageEvent & LongEvent);
    const stored = await serwist.matchPrecache('index.html');
    const text = stored && configTextOf(await stored.text());
    if (text !== undefined && text !== event.data.configuration)
      event.ports[0]?.postMessage('changed');
  };
  waitUntil(event, check());
});

/** Deletes a cache, and the times at which its entries were used. */
async function deleteCache(name: string) {
  await caches.delete(name);
  await new CacheExpiration(name, { maxEntries: 1 }).delete();
}

/** Keeps the worker alive until it is done. */
const waitUntil = (event: MessageEvent, done: Promise<unknown>) =>
  (event as MessageEvent & LongEvent).waitUntil(done.catch(() => {}));

/** Stores a reply that the page has requested before the worker was there. */
async function storeReply({ key, text }: StoredReply) {
  const headers = { 'content-type': 'application/json', date: new Date().toUTCString() };
  const response = new Response(text, { headers });
  if (!(await isSuccess(response))) return;
  await (await caches.open(REPLIES)).put(key, response);
  await new CacheExpiration(REPLIES, REPLIES_LIMITS).updateTimestamp(key);
}

/** Stores a picture that the page has loaded before the worker was there. The browser still has it. */
async function storePicture(address: string, event: LongEvent) {
  if (isBelow(UNCACHED, new URL(address))) return;
  const [, stored] = pictures.handleAll({
    event,
    request: new Request(address, { cache: 'force-cache' }),
  });
  await stored;
}

addEventListener('message', (event) => {
  if (event.data?.type !== 'storeFirstVisit') return;
  const visit: FirstVisit = event.data;
  waitUntil(
    event,
    Promise.allSettled([
      ...visit.replies.map(storeReply),
      ...visit.pictures.map((address) => storePicture(address, event as MessageEvent & LongEvent)),
    ]),
  );
});

// After a logout nothing tells which lists, promotions and pictures the member has seen, and when.
addEventListener('message', (event) => {
  if (event.data !== 'forgetVisit') return;
  waitUntil(event, Promise.all([REPLIES, PICTURES].map(deleteCache)));
});

serwist.addEventListeners();
