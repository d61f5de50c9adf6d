import { expect, type Locator, type Page, type Request, type Route } from 'playwright/test';
import { drawFrame } from './clock';

/** The script of the app. */
export const APP_SCRIPT = '**/assets/first-*.js';

/** The requests of the page for the script of the app, as they come. */
export function watchAppScript(page: Page) {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/first-[^/]+\.js/.test(request.url())) scripts.push(request.url());
  });
  return scripts;
}

/** Holds back the requests of the page to a URL until the returned function is called. */
export async function holdBack(page: Page, url: string | RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    // The page may have aborted the request meanwhile.
    await route.fallback().catch(() => {});
  });
  return release;
}

/**
 * Taps a button twice, before the reply to the first tap can arrive. `url` is what the button requests. Waits for the replies, so that
 * the log of the backend has all requests.
 */
export async function tapTwice(page: Page, button: Locator, url: string) {
  const release = await holdBack(page, url);
  const sent: Request[] = [];
  await page.route(url, (route) => {
    sent.push(route.request());
    return route.fallback();
  });
  await button.dblclick();
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  // By then the second tap has taken effect, too.
  await page.evaluate(drawFrame);
  release();
  await Promise.all(sent.map((request) => request.response()));
}

/**
 * Answers requests until the returned function is called. Playwright's own `unroute` can lose a
 * request that is sent at that moment.
 */
export async function answerUntil(
  page: Page,
  url: string | RegExp | ((url: URL) => boolean),
  answer: (route: Route) => Promise<void>,
) {
  let isOn = true;
  await page.route(url, (route) => (isOn ? answer(route) : route.fallback()));
  return () => {
    isOn = false;
  };
}

/** Records every call of the backend. `waitUntilIdle` waits until no request is pending. */
export function watchCalls(page: Page) {
  const pending = new Set<unknown>();
  const calls: { path: string; status: number }[] = [];
  page.on('request', (request) => pending.add(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/(wps|lgw|lotto)\//.test(pathname))
      calls.push({ path: pathname, status: response.status() });
  });
  return {
    calls,
    waitUntilIdle: () => expect.poll(() => pending.size, { intervals: [30] }).toBe(0),
  };
}
