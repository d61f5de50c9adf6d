import { expect, test } from '../helpers/fixtures';
import { balance, bottomBar, categoryMenu, gameCards } from '../helpers/locators';
import { startSession } from '../helpers/session';

test('S2.40 S2.41 S2.42 the bottom bar has five links, home scrolls up, and share asks a visitor to log in', {
  tag: ['@S2.45', '@S3.37', '@S6.01'],
}, async ({ page }) => {
  await page.goto('/m/service');
  const bar = bottomBar(page);
  const currentCategory = categoryMenu(page).locator('[aria-current]');
  await bar.getByRole('link', { name: 'Inicio' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(currentCategory).toHaveText('Inicio');

  const links = bar.getByRole('link');
  await expect(links).toHaveText(['Inicio', 'Promos', 'Compartir', 'Premios', 'Mi cuenta']);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/m/home',
    '/m/activity',
    '/m/inviteFriends',
    '/m/rewardCenter',
    '/m/member/home',
  ]);

  await expect(gameCards(page).first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 600));
  await bar.getByRole('link', { name: 'Inicio' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(currentCategory).toHaveText('Populares');
  await expect(page.getByRole('heading', { name: 'Populares' })).toBeInViewport();
  await expect(page).toHaveURL(/\/m\/home$/);
  const slots = page.getByRole('heading', { name: 'Slots', exact: true });
  await expect(gameCards(page), 'a page of hot games, and no others').toHaveCount(9);
  await expect(slots).toHaveCount(0);
  await categoryMenu(page).getByRole('link', { name: 'Inicio' }).click();
  await expect(slots).toBeVisible();
  await categoryMenu(page).getByRole('link', { name: 'Populares' }).click();
  await expect(slots).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/home$/);

  await bar.getByRole('link', { name: 'Compartir' }).click();
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2FinviteFriends$/);
});

test('S2.44 a dialog offers registration instead of the member center, for a trial account', async ({
  page,
  admin,
}) => {
  await startSession(page, admin, 'trial');
  await page.goto('/m/home');
  await expect(balance(page)).toContainText('1,000.00');
  await bottomBar(page).getByRole('link', { name: 'Mi cuenta' }).click();
  const prompt = page.getByRole('alertdialog');
  await expect(prompt).toContainText('Estás en modo de prueba');
  await prompt.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page).toHaveURL(/\/m\/register/);
});
