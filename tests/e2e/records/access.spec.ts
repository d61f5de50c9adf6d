import { expect, test } from '../fixtures';
import { startSession } from '../session';

const SCREENS = [
  ['Registro de apuestas', '/m/gameRecord', 'Apuestas'],
  ['Movimientos de cuenta', '/m/transaction/record', 'Movimientos'],
  ['Ganancias y pérdidas', '/m/profitandloss', 'Balance'],
] as const;

for (const [title, path, tile] of SCREENS) {
  test(`S1.06 S2.17 ${path} opens, when its link in the side menu is tapped`, async ({
    page,
    admin,
  }) => {
    await startSession(page, admin);
    await page.goto('/m/home');
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    const menu = page.getByRole('dialog', { name: 'Menú' });
    await menu.locator('summary').getByText('Centro de miembros').click();
    await menu.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Feria`);
    await expect(page.locator('.sumcard').first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Navegación principal' })).toBeVisible();
  });

  test(`S1.06 S2.17 S2.37 ${path} opens from the member center, and back returns there`, async ({
    page,
    admin,
  }) => {
    await startSession(page, admin);
    await page.goto('/m/member/home');
    const tiles = page.getByRole('navigation', { name: 'Accesos directos' });
    await tiles.getByRole('link', { name: tile }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('.sumcard').first()).toBeVisible();
    await page.getByRole('button', { name: 'Volver' }).click();
    await expect(page).toHaveURL(/\/m\/member\/home$/);
  });

  test(`S6.15 ${path} opens after the login, when a visitor goes there`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(`/m/login?back=${encodeURIComponent(path)}`);
    await page.getByRole('textbox', { name: 'Usuario' }).fill('lucia');
    await page.getByRole('textbox', { name: 'Contraseña' }).fill('Feria2025');
    await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.locator('.sumcard').first()).toBeVisible();
  });

  test(`S6.03 ${path} shows the records of play, for a trial account`, async ({ page, admin }) => {
    await startSession(page, admin, 'trial');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('.state, .sumcard').first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
}
