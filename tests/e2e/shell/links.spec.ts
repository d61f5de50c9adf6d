import { expect, test } from '../helpers/fixtures';
import { chooseTheme } from '../helpers/locators';
import { startSession } from '../helpers/session';

test('A71 the menu opens on a page with a header, and leads to the lotteries and the message center', async ({
  page,
}) => {
  await page.goto('/m/help');
  const openMenu = () => page.getByRole('button', { name: 'Abrir menú' }).click();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await openMenu();
  await chooseTheme(menu, 'Clara');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await menu.getByRole('link', { name: 'Lotería', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/startLottery$/);
  await expect(menu).toBeHidden();
  await openMenu();
  await menu.getByRole('link', { name: /Centro de mensajes/ }).click();
  await expect(page).toHaveURL(/\/m\/message$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('A71 the member center leads to language and postponed contracts, and changes the theme', async ({
  page,
  admin,
}) => {
  await startSession(page, admin, 'vip');
  await page.goto('/m/member/home');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeVisible();
  const settings = page.getByRole('navigation', { name: 'Mi cuenta' });
  const contracts = settings.getByRole('link', { name: /Contratos por responder/ });
  await expect(contracts).toContainText('1');
  await chooseTheme(settings, 'Clara');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await settings.getByRole('link', { name: /Idioma.*Español/ }).click();
  await expect(page).toHaveURL(/\/m\/language$/);
  await page.goBack();
  await contracts.click();
  await expect(page).toHaveURL(/getSalaryContract$/);
});
