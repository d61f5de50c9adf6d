import { type } from 'arktype';
import type { Page } from 'playwright';
import { checkKnown } from '../../mocks/core/values/checkKnown';
import type {} from '../../src/app/firstScreen/window';
import { routes } from '../../src/app/routes/routes';
import type { AdminClient, Session } from './adminClient';
import { type SharedBrowser, watchPage } from './browser';
import { defineTool, type Tool } from './tool';

const MAX_TEXT = 3000;

const shotInput = type({
  path: /^\/\S*$/,
  'theme?': "'dark' | 'light'",
  /** The code of a language, such as ES or EN. */
  'language?': /^[A-Z]{2}(-[A-Z]{2})?$/,
  'width?': '280 <= number.integer <= 2000',
  /** A persona or an account. Without it whom the state has logged in. */
  'persona?': 'string > 0',
});

type Shot = typeof shotInput.infer;

const pathsOfApp = routes.flatMap(({ paths }) => paths);
const patterns = pathsOfApp.map((path) => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}/?$`));

function checkPath(path: string) {
  const [pathname = ''] = path.split(/[?#]/);
  if (pathname !== '/' && !patterns.some((pattern) => pattern.test(pathname)))
    checkKnown('path', [pathname], pathsOfApp);
}

/** The session of a person: of the one that is named, else of whom the present state has logged in. */
async function openSession(client: AdminClient, persona: string | undefined) {
  if (persona === undefined && client.session !== undefined) return client.session;
  const { steps } = await client.admin<{ steps: string[] }>('/__mock/link');
  const last = steps.findLast((step) => step.startsWith('as:'))?.slice('as:'.length);
  return client.admin<Session | null>('/__mock/personas', {
    persona: persona ?? last ?? 'visitor',
  });
}

async function openPage(client: AdminClient, browser: SharedBrowser, shot: Shot) {
  const { theme = 'dark', language = 'ES', width = 360 } = shot;
  const session = await openSession(client, shot.persona);
  const context = await (await browser.open()).newContext({
    baseURL: client.address,
    viewport: { width, height: 800 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // For the style of the screenshot.
    bypassCSP: true,
  });
  const url = client.address;
  await context.addCookies([{ name: 'mock_db', value: client.database, url }]);
  await context.addInitScript(
    ({ info, stored }) => {
      // A game in its frame has no storage.
      if (self.origin === 'null') return;
      for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
      if (info) sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(info));
    },
    { info: session, stored: { theme, language } },
  );
  return { page: await context.newPage(), person: session?.userName ?? 'visitor' };
}

/** Waits until the app has replaced the first screen of the page. */
const whenAppIsShown = (page: Page) =>
  page
    .waitForFunction(
      () => (!window.firstRequests && !window.firstScreen) || window.firstScreen?.isAlone,
      undefined,
      { timeout: 15_000 },
    )
    // The page has failed to load: the picture shows it.
    .catch(() => undefined);

/** What is on the page, for a reader without eyes. */
async function readPage(page: Page) {
  const { headings, text } = await page.evaluate(() => ({
    headings: [...document.querySelectorAll('h1, h2')].map((one) => one.textContent?.trim() ?? ''),
    text: document.body.innerText,
  }));
  const { pathname, search } = new URL(page.url());
  const shown = text.replace(/\s*\n\s*/g, '\n').slice(0, MAX_TEXT);
  return { path: pathname + search, title: await page.title(), headings, text: shown };
}

/** The handle of the developer's panel is no part of the product. */
const STYLE = '[aria-label="Open the panel of the mock backend"] { display: none !important }';

/** Tools that open pages of the app. */
export function createPageTools(client: AdminClient, browser: SharedBrowser): Tool[] {
  return [
    defineTool({
      name: 'listPaths',
      about: 'Lists the paths of the screens of the app, and who may open them.',
      input: type({}),
      example: {},
      run: async () => ({
        value: routes.map(({ paths, access }) => ({ paths, access: access ?? 'everyone' })),
      }),
    }),
    defineTool({
      name: 'takeScreenshot',
      about:
        'Opens a page of the app in the present state, and returns its picture, headings, text and errors. The default is dark, Spanish, 360 pixels wide, for whom the state has logged in.',
      input: shotInput,
      example: { path: '/m/kyc', theme: 'light', language: 'EN', width: 360, persona: 'lucia' },
      run: async (shot) => {
        checkPath(shot.path);
        const { page, person } = await openPage(client, browser, shot);
        try {
          const errors: string[] = [];
          page.on('console', (one) => one.type() === 'error' && errors.push(one.text()));
          page.on('pageerror', ({ message }) => errors.push(message));
          const whenQuiet = watchPage(page);
          await page.goto(shot.path, { waitUntil: 'commit', timeout: 60_000 });
          await page.waitForLoadState('domcontentloaded');
          await whenQuiet();
          await whenAppIsShown(page);
          await whenQuiet();
          const picture = await page.screenshot({ style: STYLE });
          return { value: { ...(await readPage(page)), person, errors }, picture };
        } finally {
          await page.context().close();
        }
      },
    }),
  ];
}
