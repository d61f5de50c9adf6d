import { openDevtools } from '../devtools.mjs';

/** A mid-range phone on a mobile network. */
const PHONE = {
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
export const CPU = 4;
const NETWORK = {
  offline: false,
  latency: 100,
  downloadThroughput: 9_000_000 / 8,
  uploadThroughput: 3_000_000 / 8,
};

/**
 * A page on a phone: a slow processor and, if wanted, a slow network. `files` has the requests that
 * went over the network: what the cache answered does not count. `isObserved` looks at every frame until
 * the first games are shown, which costs time on a page without games.
 * @param {import('playwright').Browser} browser
 */
export async function openPhone(
  browser,
  { cpu = CPU, isNetworkSlow = true, isObserved = false, context } = {},
) {
  const usedContext = context ?? (await browser.newContext(PHONE));
  const page = await usedContext.newPage();
  const devtools = await openDevtools(page);
  const session = await usedContext.newCDPSession(page);
  await session.send('Network.enable');
  if (isNetworkSlow) await session.send('Network.emulateNetworkConditions', NETWORK);
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (isObserved) await page.addInitScript(observePage);
  const files = watchNetwork(session);
  return { page, devtools, session, files, context: usedContext, close: () => usedContext.close() };
}

/** @param {import('playwright').CDPSession} session */
function watchNetwork(session) {
  /** @type {Map<string, { url: string, type: string, at: number, priority: string, bytes: number }>} */
  const requests = new Map();
  const forget = ({ requestId }) => requests.delete(requestId);
  session.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime }) => {
    if (!request.url.startsWith('http')) return;
    const { url, initialPriority: priority } = request;
    requests.set(requestId, { url, type, at: wallTime * 1000, priority, bytes: 0 });
  });
  session.on('Network.requestServedFromCache', forget);
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromServiceWorker) requests.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  return () => [...requests.values()];
}

/** Runs in the page before its scripts. */
function observePage() {
  const seen = { firstGrid: 0, frame: 0, lcp: undefined };
  Object.assign(window, { seen });
  const observe = (type, handle) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', ({ startTime, element, url, size }) => {
    // The app replaces the picture of the first screen by its own.
    const { clientWidth: width, naturalWidth } = element ?? {};
    seen.lcp = { startTime, url, size, width, naturalWidth };
  });
  const isGrid = () =>
    document.querySelector('.gamecard[data-blank="false"], .gamecard:not([data-blank])');
  // The pictures that are added with the first grid are requested in its own frame.
  const eachFrame = () => {
    if (seen.firstGrid) return;
    seen.frame = Date.now();
    requestAnimationFrame(eachFrame);
  };
  requestAnimationFrame(eachFrame);
  const observer = new MutationObserver(() => {
    if (!isGrid()) return;
    observer.disconnect();
    seen.firstGrid = Date.now();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

/** Waits until nothing was requested for a second, or for 15 seconds. */
export async function untilQuiet(page, files, quietMs = 1000) {
  const end = Date.now() + 15_000;
  let count = -1;
  while (count !== files().length && Date.now() < end) {
    count = files().length;
    await page.waitForTimeout(quietMs);
  }
}
