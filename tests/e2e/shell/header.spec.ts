import { expect, test } from '../fixtures';
import { enter } from './enter';

const download = '.header a[href="/m/app"]';

test('S2.35 S2.46 home has the logo, which leads home, and the menu button', async ({ page }) => {
  await page.goto('/m/home');
  const logo = page.locator('.header').getByRole('link', { name: 'Ir al inicio' });
  await expect(logo).toHaveAttribute('href', '/m/home');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
});

test('S2.47 a visitor has login and register in the header', async ({ page }) => {
  await page.goto('/m/home');
  const header = page.locator('.header');
  await expect(header.getByRole('link', { name: 'Ingresar' })).toHaveAttribute('href', '/m/login');
  await expect(header.getByRole('link', { name: 'Registrarse' })).toHaveAttribute(
    'href',
    '/m/register',
  );
  await expect(header.locator('.balance')).toHaveCount(0);
});

test('S2.47 a member has the balance and a deposit button in the header', async ({
  page,
  door,
}) => {
  await enter(page, door);
  await page.goto('/m/home');
  const header = page.locator('.header');
  await expect(header.locator('.balance-amount')).toContainText('1,284.50');
  await expect(header.getByRole('link', { name: 'Depositar' })).toHaveAttribute(
    'href',
    '/m/voucherCenter',
  );
  const amount = header.locator('.balance-amount');
  const isCut = await amount.evaluate((node) => node.scrollWidth > node.clientWidth);
  expect(isCut, 'the amount is shown whole').toBe(false);
});

test('S2.48 home offers the app in the header', async ({ page }) => {
  await page.goto('/m/home');
  await expect(page.locator(download)).toBeVisible();
});

test('S2.48 other pages do not offer the app in the header', async ({ page }) => {
  await page.goto('/m/service');
  await expect(page.locator('.header-page')).toBeVisible();
  await expect(page.locator(download)).toHaveCount(0);
});

test('S2.48 S6.13 the installed app offers no app', async ({ page }) => {
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      query.includes('standalone')
        ? ({ ...real(query), matches: true } as MediaQueryList)
        : real(query);
  });
  await page.goto('/m/home');
  await expect(page.locator('.gamecard').first()).toBeVisible();
  await expect(page.locator(download)).toHaveCount(0);
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await expect(page.getByRole('link', { name: 'Centro de ayuda' }).first()).toBeVisible();
  await expect(page.getByRole('dialog').locator('a[href="/m/app"]')).toHaveCount(0);
});

test.describe('inside the store app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile FeriaApp/1.0' });

  test('S2.48 S6.13 the native app offers no app', async ({ page }) => {
    await page.goto('/m/home');
    await expect(page.locator('.gamecard').first()).toBeVisible();
    await expect(page.locator(download)).toHaveCount(0);
  });
});

test('S2.48 without a link there is no app to offer', async ({ page, door }) => {
  await door('state', { table: 'settings', id: 'site', set: { value: { downloads: [] } } });
  await page.goto('/m/home');
  await expect(page.locator('.gamecard').first()).toBeVisible();
  await expect(page.locator(download)).toHaveCount(0);
});
