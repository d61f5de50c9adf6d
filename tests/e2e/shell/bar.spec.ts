import { expect, test } from '../fixtures';
import { startSession } from '../session';

test('S2.40 S2.42 the bottom menu has five links, on home', async ({ page }) => {
  await page.goto('/m/home');
  const items = page.locator('.bottombar a');
  await expect(items).toHaveText(['Inicio', 'Promos', 'Compartir', 'Premios', 'Mi cuenta']);
  expect(await items.evaluateAll((all) => all.map((item) => item.getAttribute('href')))).toEqual([
    '/m/home',
    '/m/activity',
    '/m/inviteFriends',
    '/m/rewardCenter',
    '/m/member/home',
  ]);
});

test('S2.41 home scrolls to the top and shows the popular games, when its menu item is tapped on home', async ({
  page,
}) => {
  await page.goto('/m/home');
  await expect(page.locator('.gamecard').first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 600));
  await page.locator('.bottombar').getByRole('link', { name: 'Inicio' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('.catmenu [aria-current]')).toHaveText('Populares');
  await expect(page.getByRole('heading', { name: 'Populares' })).toBeInViewport();
});

test('S2.41 home opens, when its menu item is tapped on another page', async ({ page }) => {
  await page.goto('/m/service');
  await page.locator('.bottombar').getByRole('link', { name: 'Inicio' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.locator('.catmenu [aria-current]')).toHaveText('Inicio');
});

test('S2.44 a dialog offers registration instead of the member center, for a trial account', async ({
  page,
  admin,
}) => {
  await startSession(page, admin, 'trial');
  await page.goto('/m/home');
  await expect(page.locator('.balance-amount')).toContainText('1,000.00');
  await page.locator('.bottombar').getByRole('link', { name: 'Mi cuenta' }).click();
  const prompt = page.getByRole('alertdialog');
  await expect(prompt).toContainText('Estás en modo de prueba');
  await prompt.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page).toHaveURL(/\/m\/register/);
});

test('S2.45 S6.01 login opens, when a visitor taps share', async ({ page }) => {
  await page.goto('/m/home');
  await page.locator('.bottombar').getByRole('link', { name: 'Compartir' }).click();
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2FinviteFriends$/);
});
