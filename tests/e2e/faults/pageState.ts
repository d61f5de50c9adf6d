import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from 'playwright/test';

export const BACKEND = /\/(wps|lgw|lotto\/lgw)\//;
/** A page has sent its last request when it has sent none for this long. Pauses before a retry are shorter. */
const QUIET_MS = 250;
/** How long a page may go on to request something. */
const MAX_WAIT_MS = 6_000;
/** How long a page may show that it loads after all replies have come. */
const MAX_BUSY_MS = 3_000;
/** Timers of the page run this many times faster: pauses before a retry, and the note of a slow connection. */
const SPEED = 8;

/** What a person sees of a page. */
export interface PageState {
  /** The lines of the page, without numbers, which differ from one load to the next. */
  lines: string[];
  pictures: number;
  isBusy: boolean;
  isTooWide: boolean;
  alert: string;
  /** How many parts offer to load again. */
  retries: number;
  errors: string[];
}

/** Runs before each page: restores the session, which an earlier fault may have ended, and speeds timers up. */
export const prepare = ([speed, session]: [number, unknown]) => {
  // A game in its frame has no storage.
  if (self.origin !== 'null' && session)
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(session));
  const begin = window.setTimeout;
  Object.assign(window, {
    setTimeout: (act: () => void, ms = 0, ...rest: []) =>
      begin(act, ms > 100 && ms < 20_000 ? ms / speed : ms, ...rest),
  });
};
export const prepareArgs = (session: unknown): [number, unknown] => [SPEED, session];

/** A stream of events never ends. */
const isStream = (request: Request) => request.headers().accept === 'text/event-stream';

/** Waits until the page requests nothing. Requests that a fault leaves without an answer do not count. */
function watchRequests(page: Page, isHeld: (url: string) => boolean) {
  const pending = new Set<Request>();
  let lastAt = Date.now();
  const onStart = (request: Request) => {
    if (isStream(request)) return;
    lastAt = Date.now();
    if (!isHeld(request.url())) pending.add(request);
  };
  const onEnd = (request: Request) => {
    if (pending.delete(request)) lastAt = Date.now();
  };
  page.on('request', onStart).on('requestfinished', onEnd).on('requestfailed', onEnd);
  return {
    async waitUntilQuiet() {
      const end = Date.now() + MAX_WAIT_MS;
      lastAt = Date.now();
      const isQuiet = () => pending.size === 0 && Date.now() - lastAt >= QUIET_MS;
      while (!isQuiet() && Date.now() < end) await wait(25);
    },
    stop: () =>
      page.off('request', onStart).off('requestfinished', onEnd).off('requestfailed', onEnd),
  };
}

const readPage = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const alerts = [...document.querySelectorAll('[role="alert"], [popover] [role="status"]')];
    const text = document.body.innerText.replaceAll(/[\d.,:]*\d/g, '#');
    const lines = text.split('\n').map((line) => line.trim());
    return {
      lines: [...new Set(lines)].filter(Boolean),
      pictures: main?.querySelectorAll('img, svg, iframe, canvas').length ?? 0,
      isBusy: Boolean(main?.querySelector('[aria-busy="true"]')),
      isTooWide: document.documentElement.scrollWidth > innerWidth,
      alert: alerts.map((alert) => alert.textContent?.trim()).find(Boolean) ?? '',
      retries: lines.filter((line) => line === 'Reintentar').length,
    };
  });

/** Runs an action on a page, waits until the page has loaded everything, and returns what a person sees then. */
export async function stateAfter(
  page: Page,
  act: () => Promise<unknown>,
  isHeld: (url: string) => boolean = () => false,
): Promise<PageState> {
  const errors: string[] = [];
  const note = (error: Error) => errors.push(error.message);
  const requests = watchRequests(page, isHeld);
  page.on('pageerror', note);
  await act();
  const content = page.locator('main *').first();
  await content.waitFor({ state: 'attached' }).catch(() => {});
  await requests.waitUntilQuiet();
  const isReady = page.waitForFunction(
    () => !document.querySelector('main [aria-busy="true"]'),
    undefined,
    { timeout: MAX_BUSY_MS, polling: 100 },
  );
  await isReady.catch(() => {});
  requests.stop();
  page.off('pageerror', note);
  return { ...(await readPage(page)), errors };
}

export const load = (page: Page, path: string) => () => page.goto(path, { waitUntil: 'commit' });

/** Presses each button that offers to load something again. */
export const pressRetries = (page: Page) => () =>
  page.evaluate(() => {
    for (const button of document.querySelectorAll('button'))
      if (button.innerText.trim() === 'Reintentar') button.click();
  });
