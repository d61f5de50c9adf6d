import { expect, test } from '../fixtures';
import { startSession } from '../session';

const downloadLink = '.header a[href="/m/app"]';

test('S2.35 S2.46 the header has a logo that links to home and a button that opens the menu, on home', async ({
  page,
}) => {
  await page.goto('/m/home');
  const logo = page.locator('.header').getByRole('link', { name: 'Ir al inicio' });
  await expect(logo).toHaveAttribute('href', '/m/home');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
});

test('S2.47 the header has login and register, for a visitor', async ({ page }) => {
  await page.goto('/m/home');
  const header = page.locator('.header');
  await expect(header.getByRole('link', { name: 'Ingresar' })).toHaveAttribute('href', '/m/login');
  await expect(header.getByRole('link', { name: 'Registrarse' })).toHaveAttribute(
    'href',
    '/m/register',
  );
  await expect(header.locator('.balance')).toHaveCount(0);
});

test('S2.47 the header has the balance and a deposit button, for a member', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/home');
  const header = page.locator('.header');
  await expect(header.locator('.balance-amount')).toContainText('1,284.50');
  await expect(header.getByRole('link', { name: 'Depositar' })).toHaveAttribute(
    'href',
    '/m/voucherCenter',
  );
  const amount = header.locator('.balance-amount');
  const isTruncated = await amount.evaluate((node) => node.scrollWidth > node.clientWidth);
  expect(isTruncated, 'the amount is not truncated').toBe(false);
});

test('S2.48 the header has a download link, on home', async ({ page }) => {
  await page.goto('/m/home');
  await expect(page.locator(downloadLink)).toBeVisible();
});

test('S2.48 the header has no download link, on other pages', async ({ page }) => {
  await page.goto('/m/service');
  await expect(page.locator('.header-page')).toBeVisible();
  await expect(page.locator(downloadLink)).toHaveCount(0);
});

test('S2.48 S6.13 header and menu have no download link, in the installed app', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const matchMedia = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      query.includes('standalone')
        ? ({ ...matchMedia(query), matches: true } as MediaQueryList)
        : matchMedia(query);
  });
  await page.goto('/m/home');
  await expect(page.locator('.gamecard').first()).toBeVisible();
  await expect(page.locator(downloadLink)).toHaveCount(0);
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await expect(page.getByRole('link', { name: 'Centro de ayuda' }).first()).toBeVisible();
  await expect(page.getByRole('dialog').locator('a[href="/m/app"]')).toHaveCount(0);
});

test.describe('with the user agent of the native app,', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile FeriaApp/1.0' });

  test('S2.48 S6.13 the header has no download link', async ({ page }) => {
    await page.goto('/m/home');
    await expect(page.locator('.gamecard').first()).toBeVisible();
    await expect(page.locator(downloadLink)).toHaveCount(0);
  });
});

test('S2.48 the header has no download link, when the site has no download', async ({
  page,
  admin,
}) => {
  await admin('state', { table: 'settings', id: 'site', set: { value: { downloads: [] } } });
  await page.goto('/m/home');
  await expect(page.locator('.gamecard').first()).toBeVisible();
  await expect(page.locator(downloadLink)).toHaveCount(0);
});
