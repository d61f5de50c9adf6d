import { expect, test } from '../fixtures';
import * as login from './loginPage';

const held = /position-fixed/;

test.beforeEach(async ({ page, door }) => {
  await door('scenarios', { name: 'noPopups' });
  await page.goto('/m/home');
  await page.locator('.footer').waitFor();
  await page.evaluate(() => scrollTo(0, 300));
  await page.locator('.header').getByRole('link', { name: 'Ingresar' }).click();
  await page.getByRole('dialog', { name: 'Ingresar' }).waitFor();
});

test('S4.07 S2.31 the login modal fixes the page, and lets go of it where it was', async ({
  page,
}) => {
  await expect(page.locator('body')).toHaveClass(held);
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.locator('body')).not.toHaveClass(held);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test('S4.07 a login in the modal leaves the page where it is', async ({ page }) => {
  await login.enter(page);
  await expect(page.getByRole('dialog', { name: 'Ingresar' })).toBeHidden();
  await expect(page.locator('body')).not.toHaveClass(held);
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await login.session(page)).toMatchObject({ userName: 'lucia' });
});

test('S4.07 a link in the modal takes it away', async ({ page }) => {
  await page.getByRole('dialog').getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page).toHaveURL(/\/m\/forget$/);
  await expect(page.locator('body')).not.toHaveClass(held);
});
