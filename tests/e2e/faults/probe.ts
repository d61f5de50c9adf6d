import type { Page } from 'playwright/test';
import { faults } from './faults';

const BACKEND = /\/(wps|lgw|lotto\/lgw)\//;
/** The app repeats a call that only reads, and says after some seconds that it takes long. */
const SETTLE_MS = 4_000;

export interface Probe {
  page: string;
  endpoint: string;
  fault: string;
}

/** The endpoint of a request, without the host and the query. */
const endpointOf = (url: string) => new URL(url).pathname;

/** The endpoints that a page calls by itself, when it is opened. */
export async function callsOf(page: Page, path: string) {
  const calls = new Set<string>();
  const note = (request: { url(): string }) => {
    if (BACKEND.test(request.url())) calls.add(endpointOf(request.url()));
  };
  page.on('request', note);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return calls;
}

/** Opens a page while one endpoint has a fault, and says what a person sees there. */
export async function probe(page: Page, { page: path, endpoint, fault }: Probe) {
  const errors: string[] = [];
  const note = (error: Error) => errors.push(error.message);
  page.on('pageerror', note);
  const isEndpoint = (url: URL) => url.pathname === endpoint;
  const answer = faults[fault];
  if (!answer) throw new Error(`no fault "${fault}"`);
  await page.route(isEndpoint, (route) => answer(route).catch(() => {}));
  await page.goto(path);
  await page.waitForTimeout(SETTLE_MS);
  const seen = await page.evaluate(() => {
    const main = document.querySelector('main');
    const alerts = [...document.querySelectorAll('[role="alert"]')];
    return {
      text: main?.innerText.trim() ?? '',
      pictures: main?.querySelectorAll('img, svg, iframe').length ?? 0,
      isBusy: Boolean(main?.querySelector('[aria-busy="true"]')),
      isTooWide: document.documentElement.scrollWidth > innerWidth,
      alert: alerts.map((alert) => alert.textContent?.trim()).find(Boolean) ?? '',
    };
  });
  page.off('pageerror', note);
  await page.unroute(isEndpoint);
  return { ...seen, errors };
}

/** What is wrong with what a person saw. */
export function problemsOf(
  { text, pictures, isBusy, isTooWide, errors }: Awaited<ReturnType<typeof probe>>,
  fault: string,
) {
  return [
    !text && !pictures && 'nothing is shown',
    isBusy && fault !== 'no answer' && 'it loads for ever',
    isTooWide && 'it is too wide',
    ...errors.map((message) => `uncaught: ${message}`),
  ].filter((problem) => problem !== false);
}
