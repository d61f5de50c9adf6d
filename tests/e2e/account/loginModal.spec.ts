import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/fixtures';
import { footer, header } from '../helpers/locators';
import { storedSession } from '../helpers/session';
import * as login from './loginPage';

const expectScrollable = (page: Page, isScrollable: boolean) =>
  expect(page.locator('body')).toHaveCSS('position', isScrollable ? 'static' : 'fixed');

test.beforeEach(async ({ page, admin }) => {
  await admin('scenarios', { name: 'noPopups' });
  await page.goto('/m/home');
  await footer(page).waitFor();
  await page.evaluate(() => scrollTo(0, 300));
  await header(page).getByRole('link', { name: 'Ingresar' }).click();
  await page.getByRole('dialog', { name: 'Ingresar' }).waitFor();
});

test('S2.31 S4.07 the login dialog locks the scroll position, and closes when a link in it is tapped', async ({
  page,
}) => {
  await expectScrollable(page, false);
  await expect(page).toHaveURL(/\/m\/home$/);
  const dialog = page.getByRole('dialog', { name: 'Ingresar' });
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expectScrollable(page, true);
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await header(page).getByRole('link', { name: 'Ingresar' }).click();
  await dialog.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page).toHaveURL(/\/m\/forget$/);
  await expectScrollable(page, true);
});

test('S4.07 stays on the page, after a login in the dialog', async ({ page }) => {
  await login.logIn(page);
  await expect(page.getByRole('dialog', { name: 'Ingresar' })).toBeHidden();
  await expectScrollable(page, true);
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await storedSession(page)).toMatchObject({ userName: 'lucia' });
});

test('S4.07 leads an agent to the login for agents, and back to the page after it', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Ingresar' });
  await dialog.getByRole('link', { name: 'Ingreso de agentes' }).click();
  await expect(page).toHaveURL(/\/m\/login\?as=agent&back=%2Fm%2Fhome$/);
  await expect(dialog).toHaveCount(0);
  // It keeps its content while it fades out.
  await expect(page.locator('dialog input')).toHaveCount(0);
  await login.logIn(page, 'agustin');
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await storedSession(page)).toMatchObject({ userName: 'agustin' });
});
