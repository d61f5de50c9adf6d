import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { offerSafePlay, setSetting } from '../helpers/settings';
import { addressesFor } from './helpers/addresses';
import { expect, test } from './helpers/fixtures';
import { chooseTheme, footer, header, loadingIndicator } from './helpers/locators';
import { moveToScreen } from './helpers/navigation';
import { watchCalls } from './helpers/network';
import { startSession } from './helpers/session';

/** Addresses of home, which has a header of its own. */
const HOME = ['/', '/m', '/m/home', '/m/index', '/m/index.html'];
/** Pages without the header of other pages. */
const WITHOUT_HEADER = [
  '/m/login',
  '/m/register',
  '/m/register.html',
  '/m/message',
  '/m/messages',
  '/m/app',
  '/m/lottery',
  '/m/forget',
];
const WITHOUT_BOTTOM_MENU = [
  ...['/m/login', '/m/register', '/m/register.html', '/m/slotsCenter', '/m/lottery', '/m/forget'],
  ...['/m/changePsw', '/m/app', '/m/notice', '/m/help', '/m/helpDetail'],
];
/** A game has a header of its own: close, name and balance. */
const GAMES = ['/m/play', '/m/launchGame'];
/** Shown in the frame of the page above, and without a header when it is opened directly. */
const LOTTERY_FRAME = /^\/m\/lotto-h5\//;
/** Checks whether the page has the header with back and title, and the menu at the bottom, as its address requires. */
async function checkFrame(page: Page, path: string) {
  const title = page.getByRole('heading', { level: 1 });
  const menu = page.getByRole('navigation', { name: 'Navegación principal' });
  if (GAMES.includes(path)) {
    await expect(page.getByRole('button', { name: 'Cerrar el juego' }), path).toBeVisible();
    await expect(page.getByRole('button', { name: 'Volver' }), path).toHaveCount(0);
  } else if (HOME.includes(path)) {
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Ir al inicio' }),
      path,
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Volver' }), path).toHaveCount(0);
  } else if (WITHOUT_HEADER.includes(path) || LOTTERY_FRAME.test(path))
    await expect(page.locator('header.header'), path).toHaveCount(0);
  else {
    await expect(title, path).not.toBeEmpty();
    await expect(page.getByRole('button', { name: 'Volver' }), path).toBeVisible();
  }
  await expect(menu, path).toHaveCount(WITHOUT_BOTTOM_MENU.includes(path) ? 0 : 1);
}

for (const [persona, isAgent] of [
  ['member', false],
  ['agent', true],
] as const) {
  // Each address of a screen: src/app/routes/routes.test.ts.
  test(`S7.50 S1.12 S2.33 every screen has the right bars and no request fails, for the persona ${persona}`, {
    tag: ['@S2.39'],
  }, async ({ page, admin }) => {
    const addresses = addressesFor((access) => (access === 'agent') === isAgent).filter(
      ({ screen }, at, all) => all.findIndex((other) => other.screen === screen) === at,
    );
    test.skip(addresses.length === 0, 'no such address');
    test.setTimeout(6 * test.info().timeout);
    await admin('scenarios', { name: 'noPopups' });
    await offerSafePlay(admin);
    await setSetting(admin, 'market', { name: 'default', rules: { gameExclusion: 'offered' } });
    await startSession(page, admin, persona);
    const { calls, waitUntilIdle } = watchCalls(page);
    await page.goto('/m/language');
    await page.locator('h1').waitFor();
    for (const { href } of addresses) {
      await moveToScreen(page, href);
      await expect(page.locator('main *').first()).toBeAttached();
      await expect(loadingIndicator(page)).toHaveCount(0);
      await waitUntilIdle();
      await checkFrame(page, new URL(href, 'http://x').pathname);
    }
    expect(calls.filter(({ status }) => status >= 400)).toEqual([]);
    if (!isAgent) expect(new Set(calls.map(({ path }) => path)).size).toBeGreaterThan(35);
  });
}

const PLATFORM_KEYS = [
  'theme',
  'hideDownloadBar',
  'WEBCLIP',
  'sass',
  'remPass',
  'language',
  'autoLogin',
];

test('S3.28 localStorage has only keys of the platform and documented ones, after settings changed', async ({
  page,
  admin,
}) => {
  await admin('scenarios', { name: 'noPopups' });
  await page.goto('/m/home');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await chooseTheme(page.getByRole('dialog'), 'Clara');
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await footer(page).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Cerrar la barra de descarga' }).click();
  await moveToScreen(page, '/m/login');
  await page.getByRole('tab', { name: 'Celular y SMS' }).waitFor();
  await page.locator('input[name=username]').fill('lucia');
  await page.locator('input[name=password]').fill('Feria2025');
  await page.getByRole('checkbox', { name: 'Recordarme' }).check();
  await page.locator('form').getByRole('button', { name: 'Ingresar', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await header(page).getByRole('button', { name: 'Ocultar saldo' }).click();
  await moveToScreen(page, '/m/search');
  await page.getByRole('searchbox').fill('oro');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();
  await moveToScreen(page, '/m/language');
  await page.getByText('English').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const keys = await page.evaluate(() => Object.keys(localStorage));
  const changedKeys = ['theme', 'hideDownloadBar', 'remPass', 'language', 'autoLogin'];
  expect(keys).toEqual(
    expect.arrayContaining([...changedKeys, 'feria.hideBalance', 'feria.searches']),
  );
  const ownKeys = keys.filter((key) => !PLATFORM_KEYS.includes(key));
  const documentation = readFileSync('docs/architecture.md', 'utf8');
  for (const key of ownKeys) {
    expect(key).toMatch(/^feria\./);
    expect(documentation).toContain(`| \`${key}\` | local |`);
  }
});
