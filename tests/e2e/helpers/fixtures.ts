import {
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type Request,
} from 'playwright/test';
import { runningServer } from '../../../scripts/admin/findServer.mjs';
import { jweCodec } from '../../../src/api/codec';
import type {} from '../../../src/app/firstScreen/window';
import type { Admin } from '../../helpers/admin';
import { BACKEND_PATH } from '../../helpers/backendPath';
import { describeState, type LinkedState } from '../../helpers/describeState';
import { watchLetters } from '../../helpers/watchLetters';
import { slowness } from './slowness';

export { expect };

/** The timeout of an expectation that takes longer than others. It grows with a slower CPU. */
export const longTimeout = () => base.info().timeout / 3;

/** For `test.use`: the page moves. In all other tests the device asks for reduced motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** For `test.use`: the browser paints the page. */
export const withPixels = { isPainted: true } as const;

interface Reply {
  status: number;
  headers: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: the body depends on the endpoint
  body: any;
}

interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  data?: unknown;
  /** The body is sealed, as endpoints with `encrypted` in the contract want it. */
  encrypted?: true;
}

interface Options {
  /** Console errors that a test provokes on purpose. */
  allowConsole: RegExp[];
  allowTokenInAddress: boolean;
  /** Whether the browser paints the page. A test of layout shifts needs it. */
  isPainted: boolean;
}

export interface BackendFixtures {
  /** Sends a request to the backend of this test: same origin and same database as the page. */
  api(path: string, options?: RequestOptions): Promise<Reply>;
  admin: Admin;
}

interface AutomaticFixtures {
  database: string;
  slowCpu: undefined;
  transparency: undefined;
  noHiddenErrors: undefined;
}

/**
 * Runs in the page. A browser paints nothing of a transparent page, which saves a tenth of the CPU of a load. Layout, focus, taps and
 * scrolling stay as they are, but the browser notices no layout shifts and no first content.
 */
function makeTransparent() {
  new MutationObserver((_, observer) => {
    observer.disconnect();
    document.documentElement.style.opacity = '0';
  }).observe(document, { childList: true });
  const { observe } = PerformanceObserver.prototype;
  PerformanceObserver.prototype.observe = function (options) {
    if (/shift|paint/.test(`${options?.type}`)) console.error('This test needs `withPixels`.');
    observe.call(this, options);
  };
}

/** A link to what a failed test saw. The server of the test ends with it. A backend other than the mock has none. */
async function printLink(context: BrowserContext) {
  const reply = await context.request.get('/__mock/link').catch(() => undefined);
  if (!reply?.ok()) return;
  const { value } = (await reply.json()) as { value: LinkedState };
  const page = context.pages().at(-1);
  const session = await page
    ?.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? 'null'))
    .catch(() => null);
  const server = await runningServer({ port: process.env.PORT }).catch(() => undefined);
  console.log(describeState(value, page?.url() ?? '', session, server));
}

/**
 * Waits until the app has replaced the first screen of the page, or has failed to load. Else a test could look at the first
 * screen, whose elements are gone when it taps them.
 */
const whenAppIsShown = (page: Page) =>
  page.waitForFunction(
    () =>
      (!window.firstRequests && !window.firstScreen) ||
      window.firstScreen?.isAlone ||
      // The alerts of form fields are empty.
      [...document.querySelectorAll('[role="alert"]')].some(({ textContent }) => textContent),
  );

/** Prints what had the focus when a test failed: the report of an assertion says only what had not. */
async function printFocus(context: BrowserContext) {
  const page = context.pages().at(-1);
  const focused = page?.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  const text = await focused?.catch(() => undefined);
  if (text) console.log(`The focus of the failed test: ${text}`);
}

/**
 * Every test has its own database. A test fails on console errors, uncaught errors, violations of the
 * security policy, requests to other origins, calls of unknown endpoints, addresses with the token of a session, and
 * fields with small letters.
 */
export const test = base.extend<Options & BackendFixtures & AutomaticFixtures>({
  allowConsole: [[], { option: true }],
  allowTokenInAddress: [false, { option: true }],
  isPainted: [false, { option: true }],

  database: [
    async ({ context, baseURL }, use, info) => {
      const value = `${info.testId}-${info.repeatEachIndex}`;
      await context.addCookies([{ name: 'mock_db', value, url: baseURL ?? '' }]);
      await use(value);
      if (info.status === info.expectedStatus) return;
      await printFocus(context);
      await printLink(context);
    },
    { auto: true },
  ],

  /** With `waitUntil` a test sees the page before the app is shown. */
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (!options?.waitUntil) await whenAppIsShown(page);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      if (!options?.waitUntil) await whenAppIsShown(page);
      return response;
    };
    await use(page);
  },

  slowCpu: [
    async ({ context }, use) => {
      const throttling: Promise<unknown>[] = [];
      const throttle = async (page: Page) => {
        const devtools = await context.newCDPSession(page);
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
      };
      // The DevTools session fails if the page closes at once.
      if (slowness > 1)
        context.on('page', (page) => throttling.push(throttle(page).catch(() => {})));
      await use(undefined);
      await Promise.all(throttling);
    },
    { auto: true },
  ],

  transparency: [
    async ({ context, isPainted }, use) => {
      if (!isPainted) await context.addInitScript(makeTransparent);
      await use(undefined);
    },
    { auto: true },
  ],

  noHiddenErrors: [
    async ({ context, baseURL, allowConsole, allowTokenInAddress }, use) => {
      const problems: string[] = [];
      const bodyChecks: Promise<void>[] = [];
      const foreign: Request[] = [];
      const origin = new URL(baseURL ?? '').origin;
      const tokens = new Set<string>();
      /** Addresses of requests and pages, and those that a request came from. */
      const addresses = new Set<string>();

      // Browsers print most violations themselves, but not those of frames and of reports.
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
          console.error(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`),
        );
        // Nothing is thrown when observers of sizes cause a loop, so no uncaught error is reported.
        addEventListener('error', ({ error, message }) => error ?? console.error(message));
      });
      await context.addInitScript(watchLetters);
      context.on('console', (message) => {
        const text = message.text();
        if (message.type() === 'error' && !allowConsole.some((allowed) => allowed.test(text)))
          problems.push(`console: ${text} (${message.location().url})`);
      });
      context.on('weberror', (error) => problems.push(`uncaught: ${error.error().stack}`));
      context.on('page', (page) =>
        page.on('framenavigated', (frame) => addresses.add(frame.url())),
      );
      context.on('request', (request) => {
        const url = new URL(request.url());
        const { token, referer = '' } = request.headers();
        if (token) tokens.add(token);
        addresses.add(request.url()).add(referer);
        if (url.protocol.startsWith('http') && url.origin !== origin) foreign.push(request);
      });
      context.on('response', (response) => {
        if (response.status() !== 404 || !BACKEND_PATH.test(new URL(response.url()).pathname))
          return;
        const check = response.text().then((text) => {
          if (text.includes('no_handler')) problems.push(`unhandled: ${response.url()}`);
        });
        // The body cannot be read after the page has closed or navigated.
        bodyChecks.push(check.catch(() => {}));
      });

      await use(undefined);
      await Promise.all(bodyChecks);
      // Servers, proxies and the history keep addresses.
      for (const address of allowTokenInAddress ? [] : addresses)
        if ([...tokens].some((token) => address.includes(token)))
          problems.push(`token in an address: ${address}`);
      // What the security policy has blocked is reported as its violation.
      for (const request of foreign)
        if (request.failure()?.errorText !== 'csp')
          problems.push(`left the origin: ${request.url()}`);
      expect(problems, 'errors that the page does not show').toEqual([]);
    },
    { auto: true },
  ],

  api: async ({ context, database: _ }, use) => {
    const { request } = context;
    async function seal(data: unknown) {
      const settings = await request.get('/wps/system/settings/consolidated');
      return jweCodec((await settings.json()).value.encryption.key).seal(data);
    }
    await use(async (path, { method = 'GET', headers = {}, data, encrypted } = {}) => {
      const reply = await request.fetch(path, {
        method,
        headers: { ...headers, ...(encrypted && { Encryption: 'JWE' }) },
        data: encrypted ? { data: await seal(data) } : data,
      });
      const text = await reply.text();
      const isJson = reply.headers()['content-type']?.includes('json');
      return {
        status: reply.status(),
        headers: reply.headers(),
        body: isJson && text ? JSON.parse(text) : text,
      };
    });
  },

  admin: async ({ api }, use) => {
    await use(async (path, data, method = 'POST') => {
      const { status, body } = await api(`/__mock/${path}`, { method, data });
      if (status !== 200) throw new Error(`/__mock/${path}: ${status} ${JSON.stringify(body)}`);
      return body.value;
    });
  },
});
