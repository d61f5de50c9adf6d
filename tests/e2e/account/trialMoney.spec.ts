import { expect, test } from '../helpers/fixtures';
import { header } from '../helpers/locators';
import { startSession } from '../helpers/session';

test('S1.05 S2.47 home names the play money of a trial account, and offers registration by the deposit', async ({
  page,
  admin,
}) => {
  await startSession(page, admin, 'trial');
  await page.goto('/m/home');
  await expect(header(page).getByText('Dinero de prueba')).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Registrarse' })).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Depositar' })).toBeVisible();
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await expect(menu.getByText('Dinero de prueba')).toBeVisible();
  await menu.getByRole('link', { name: 'Registrarse' }).click();
  await expect(page).toHaveURL(/\/m\/register$/);
});
