import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { waitForToasts } from '../locators';

const PICKER = /\/assets\/LanguagePicker-.*\.js/;

const loadFailed = (page: Page) => page.getByRole('alert').filter({ hasText: 'No se pudo cargar' });

const follow = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.body.append(link);
    link.click();
  }, href);

test.use({
  allowConsole: [
    /Failed to load resource|net::ERR|Failed to fetch|ScreenLoadError|\/assets\/Language/,
  ],
});

test('a screen that was opened without a network loads without a tap, when the network is back during a retry', async ({
  page,
  context,
}) => {
  await page.goto('/m/service');
  await waitForToasts(page);
  await context.setOffline(true);
  await follow(page, '/m/language');
  await expect(loadFailed(page)).toBeVisible();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await context.setOffline(false);
  await expect(page.getByRole('radio')).toHaveCount(2);
  // Styles too.
  await expect(page.getByRole('radiogroup').locator('label').first()).toHaveCSS('display', 'flex');
});

test('the page reloads once at the new address, when a script is gone from the server', async ({
  page,
}) => {
  let loads = 0;
  page.on('load', () => loads++);
  await page.route(PICKER, (route) => route.fulfill({ status: 404, body: '404' }));
  await page.goto('/m/service');
  await waitForToasts(page);
  const reloaded = page.waitForEvent('load');
  await follow(page, '/m/language');
  await reloaded;
  await expect(loadFailed(page)).toBeVisible();
  await expect(page).toHaveURL(/\/m\/language$/);
  const retry = page.getByRole('button', { name: 'Reintentar' });
  const refused = page.waitForResponse(PICKER);
  await retry.click();
  await refused;
  // The first retry has to end before the script is there again.
  await expect(retry).not.toHaveAttribute('aria-busy', 'true');
  await expect(loadFailed(page)).toBeVisible();
  expect(loads).toBe(2);
  await page.unroute(PICKER);
  await retry.click();
  await expect(page.getByRole('radio')).toHaveCount(2);
});

test('a page whose script did not load at the first visit shows an error, and opens without a tap when the network is back', async ({
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
