import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';

const PICKER = /\/assets\/LanguagePicker-.*\.js/;

const follow = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.body.append(link);
    link.click();
  }, href);

test.use({
  allowConsole: [/Failed to load resource|Failed to fetch|ScreenLoadError|\/assets\/Language/],
});

test('a screen that was opened without a network loads by itself, when it is back during a retry', async ({
  page,
  context,
}) => {
  await page.goto('/m/service');
  await page.locator('.toasts').waitFor({ state: 'attached' });
  await context.setOffline(true);
  await follow(page, '/m/language');
  await expect(page.locator('.screen-load-error')).toBeVisible();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await context.setOffline(false);
  await expect(page.locator('.languages-row')).toHaveCount(2);
  // Styles too.
  await expect(page.locator('.languages-row').first()).toHaveCSS('display', 'flex');
});

test('the page reloads once at the new address, when a script is gone from the server', async ({
  page,
}) => {
  let loads = 0;
  page.on('load', () => loads++);
  await page.route(PICKER, (route) => route.fulfill({ status: 404, body: '404' }));
  await page.goto('/m/service');
  await page.locator('.toasts').waitFor({ state: 'attached' });
  await follow(page, '/m/language');
  await expect(page.locator('.screen-load-error')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/language$/);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.locator('.screen-load-error')).toBeVisible();
  expect(loads).toBe(2);
  await page.unroute(PICKER);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.locator('.languages-row')).toHaveCount(2);
});
