import { type Browser, chromium, type Page } from 'playwright';
import { BROWSER_ARGS, findBrowser } from '../check/browser.mjs';

/** A server may still have to compile the page. */
const FILES_MS = 60_000;
/** A call may never be answered: that is a fault, or an event stream. */
const CALLS_MS = 5_000;
const QUIET_MS = 400;
const CHECK_MS = 100;
const CALLS = ['fetch', 'xhr'];

/** One browser for all pictures, opened for the first. */
export function createBrowser() {
  let browser: Promise<Browser> | undefined;
  return {
    open: () => {
      browser ??= chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
      return browser;
    },
    close: async () => (await browser)?.close(),
  };
}

export type SharedBrowser = ReturnType<typeof createBrowser>;

/** Watches a page from its beginning. The function that it returns waits until nothing is loaded any more. */
export function watchPage(page: Page) {
  const open = new Map<unknown, { isCall: boolean; since: number }>();
  let lastChange = Date.now();
  page.on('request', (request) => {
    lastChange = Date.now();
    const type = request.resourceType();
    if (type !== 'eventsource' && type !== 'websocket')
      open.set(request, { isCall: CALLS.includes(type), since: lastChange });
  });
  const end = (request: unknown) => {
    lastChange = Date.now();
    open.delete(request);
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const isWaiting = ({ isCall, since }: { isCall: boolean; since: number }) =>
    Date.now() - since < (isCall ? CALLS_MS : FILES_MS);
  return async () => {
    while (Date.now() - lastChange < QUIET_MS || [...open.values()].some(isWaiting))
      await page.waitForTimeout(CHECK_MS);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  };
}
