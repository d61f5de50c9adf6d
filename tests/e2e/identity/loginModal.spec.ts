import { expect, test } from '../fixtures';
import * as login from './loginPage';

const fixedPosition = /position-fixed/;

test.beforeEach(async ({ page, admin }) => {
  await admin('scenarios', { name: 'noPopups' });
  await page.goto('/m/home');
  await page.locator('.footer').waitFor();
  await page.evaluate(() => scrollTo(0, 300));
  await page.locator('.header').getByRole('link', { name: 'Ingresar' }).click();
  await page.getByRole('dialog', { name: 'Ingresar' }).waitFor();
});

test('S4.07 S2.31 locks the scroll position, while the login dialog is open', async ({ page }) => {
  await expect(page.locator('body')).toHaveClass(fixedPosition);
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.locator('body')).not.toHaveClass(fixedPosition);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test('S4.07 stays on the page, after a login in the dialog', async ({ page }) => {
  await login.logIn(page);
  await expect(page.getByRole('dialog', { name: 'Ingresar' })).toBeHidden();
  await expect(page.locator('body')).not.toHaveClass(fixedPosition);
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await login.session(page)).toMatchObject({ userName: 'lucia' });
});

test('S4.07 closes the dialog, when a link in it is tapped', async ({ page }) => {
  await page.getByRole('dialog').getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page).toHaveURL(/\/m\/forget$/);
  await expect(page.locator('body')).not.toHaveClass(fixedPosition);
});
