import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright/test';
import { expect, test } from '../helpers/fixtures';
import {
  bottomBar,
  loadingIndicator,
  waitForIdleCode,
  waitForLateStart,
  whenTakenOver,
} from '../helpers/locators';
import { moveTo } from '../helpers/navigation';
import { answerUntil, holdBack } from '../helpers/network';

const PICKER = /\/assets\/LanguagePicker-.*\.js/;
const APP_SCRIPT = /\/assets\/first-[^/]+\.js/;
/** The page requests the script of the login too, before the app does. */
const LOGIN_SCRIPT = /\/assets\/login-[^/]+\.js/;

const loadFailed = (page: Page) => page.getByRole('alert').filter({ hasText: 'No se pudo cargar' });

test.use({
  allowConsole: [
    // The screen logs whichever of its files failed first: a script or a style.
    /Failed to load resource|net::ERR|Failed to fetch|ScreenLoadError|\/assets\//,
  ],
});

test('a screen opened without a network loads without a tap when the network is back during a retry', async ({
  page,
  context,
}) => {
  await page.goto('/m/service');
  await waitForIdleCode(page);
  await context.setOffline(true);
  await moveTo(page, '/m/language');
  await expect(loadFailed(page)).toBeVisible();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await context.setOffline(false);
  await expect(page.getByRole('radio')).toHaveCount(2);
  // Styles too.
  await expect(page.getByRole('radiogroup').locator('label').first()).toHaveCSS('display', 'flex');
});

test('the app comes after eight seconds, when the script of its first screen does not', async ({
  page,
}) => {
  const release = await holdBack(page, /\/assets\/home-[^/]+\.js/);
  await page.goto('/m/home', { waitUntil: 'commit' });
  await expect(loadingIndicator(page)).toBeVisible({ timeout: 30_000 });
  await expect(bottomBar(page)).toBeVisible();
  release();
  await expect(page.getByRole('region', { name: 'Destacados' })).toBeVisible();
});

test('what starts late starts after a failed request too, when the browser reports a network all the time', async ({
  page,
}) => {
  let failures = 0;
  page.on('console', (message) => {
    if (message.text().includes('Failed to fetch')) failures++;
  });
  const stop = await answerUntil(page, /\/assets\/idle-/, (route) => route.abort());
  await page.goto('/m/home');
  // The toasts, the notices, and what starts late.
  await expect.poll(() => failures).toBeGreaterThanOrEqual(3);
  stop();
  await waitForLateStart(page);
});

test('a script gone from the server reloads the page once, and keeps all that was typed but passwords', async ({
  page,
}) => {
  // Four page loads take long on a busy machine.
  test.slow();
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.method() === 'GET') loads++;
  });
  const sayGone = (route: Route) => route.fulfill({ status: 404, body: '404' });
  for (const script of [APP_SCRIPT, LOGIN_SCRIPT])
    await page.route(script, (route) => (loads < 2 ? sayGone(route) : route.fallback()));
  const stop = await answerUntil(page, PICKER, sayGone);
  await page.goto('/m/login', { waitUntil: 'commit' });
  const username = page.getByLabel('Usuario', { exact: true });
  const password = page.getByLabel('Contraseña', { exact: true });
  await username.waitFor();
  await waitForLateStart(page);
  await page.waitForLoadState('load');
  await whenTakenOver(page);
  expect(loads).toBe(2);
  await username.fill('lucia');
  await password.fill('Feria2025');
  const reloaded = page.waitForEvent('load');
  await moveTo(page, '/m/language');
  await reloaded;
  await expect(loadFailed(page)).toBeVisible();
  await expect(page).toHaveURL(/\/m\/language$/);
  const retry = page.getByRole('button', { name: 'Reintentar' });
  const replied = page.waitForResponse(PICKER);
  await retry.click();
  await replied;
  // The first retry has to end before the script is there again.
  await expect(retry).not.toHaveAttribute('aria-busy', 'true');
  await expect(loadFailed(page)).toBeVisible();
  expect(loads).toBe(3);
  stop();
  await retry.click();
  await expect(page.getByRole('radio')).toHaveCount(2);
  await page.goBack();
  await expect(username).toHaveValue('lucia');
  await expect(password).toHaveValue('');
});

test('a page whose script did not load shows an error, and opens by itself when the network is back', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'EN'));
  let isGone = true;
  await page.route('**/*', (route) => {
    const isPage = route.request().method() === 'GET' && route.request().isNavigationRequest();
    if (isPage || !isGone) return route.continue();
    return route.abort('internetdisconnected');
  });
  const checked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await page.goto('/m/help', { waitUntil: 'commit' });
  const note = page.getByRole('alert');
  await expect(note).toContainText('The page opens by itself when the connection is back.');
  await expect(note.getByRole('button', { name: 'Try again' })).toBeVisible();
  await checked;
  isGone = false;
  await expect(page.getByRole('heading', { level: 1, name: 'Help center' })).toBeVisible();
});

test('a page whose script did not load speaks the language of the brand, before the visitor has chosen one', async ({
  page,
}) => {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.abort('internetdisconnected');
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '{"merchant"',
      '{"defaultLanguage":"EN","merchant"',
    );
    return route.fulfill({ response, body });
  });
  await page.goto('/m/help', { waitUntil: 'commit' });
  await expect(page.getByRole('alert').getByRole('button')).toHaveText('Try again');
});

/** The style sheets of a screen, as the build lists them. */
function stylesOf(screen: string) {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
  return (manifest[screen].css as string[]).map((file) => `/${file}`);
}

/** Runs in the page: the style sheets of which no rule is for an element that is there. */
const unusedStyles = (styles: string[]) =>
  styles.filter((path) => {
    const sheet = [...document.styleSheets].find(({ href }) => href?.endsWith(path));
    const rules = [...(sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSStyleRule);
    return !rules.some(({ selectorText }) => document.querySelector(`main :is(${selectorText})`));
  });

for (const way of ['its address', 'a link'])
  test(`the styles of a screen that is loaded late are there, when it is opened by ${way}`, async ({
    page,
  }) => {
    const path = '/m/winnerBoard';
    if (way === 'a link') {
      await page.goto('/m/home');
      await waitForLateStart(page);
      await moveTo(page, path);
    } else await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    const styles = stylesOf('src/screens/games/winnerBoard/WinnerBoard.tsx');
    expect(styles.length).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(unusedStyles, styles)).toEqual([]);
  });
