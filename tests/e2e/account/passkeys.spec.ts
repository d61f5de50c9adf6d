import type { Page } from 'playwright/test';
import { countRequests } from '../../helpers/requestLog';
import { expect, test } from '../helpers/fixtures';
import { toast } from '../helpers/locators';
import { tapTwice } from '../helpers/network';
import { startSession } from '../helpers/session';
import { addAuthenticator } from './authenticator';

const OPTIONS = '/wps/member/passkey/options';

const passkeys = (page: Page) =>
  page.getByRole('dialog', { name: 'Llaves de acceso' }).getByRole('listitem');
const prompt = (page: Page) => page.getByRole('dialog', { name: 'Confirma que eres tú' });

async function openPasskeys(page: Page) {
  await page.goto('/m/securityCenter');
  await page.getByRole('button', { name: /Llaves de acceso/ }).click();
  await expect(page.getByRole('dialog', { name: 'Llaves de acceso' })).toBeVisible();
}

test('S7.43 a message says that passkeys are not available, when the site has an IP address', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await openPasskeys(page);
  await expect(page.getByText(/no puede guardar llaves/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Agregar este dispositivo' })).toHaveCount(0);
});

test.describe('when the site has a domain,', () => {
  // Browsers accept passkeys for a domain only.
  test.use({
    baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')),
  });

  test('S7.43 a passkey is added with the password, listed, and removed when the member confirms', async ({
    page,
    admin,
  }) => {
    await addAuthenticator(page);
    await startSession(page, admin);
    await openPasskeys(page);
    await page.getByRole('button', { name: 'Agregar este dispositivo' }).click();
    const password = prompt(page).getByLabel('Contraseña', { exact: true });
    const next = prompt(page).getByRole('button', { name: 'Siguiente' });
    await next.click();
    await expect(prompt(page).getByText('Completa este campo.')).toBeVisible();
    await expect(password).toBeFocused();
    await prompt(page).getByRole('textbox', { name: 'Nombre de la llave' }).fill('Mi celular');
    await password.fill('Equivocada1');
    await next.click();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expect(password).toBeFocused();
    await expect(password).toHaveValue('Equivocada1');
    expect(await countRequests(admin, OPTIONS)).toBe(1);
    await password.fill('Feria2025');
    await tapTwice(page, next, `**${OPTIONS}`);
    await expect(passkeys(page)).toContainText(['Mi celular']);
    await expect(prompt(page)).toHaveCount(0);
    expect(await countRequests(admin, OPTIONS)).toBe(2);
    await expect(page.locator('[aria-labelledby=security-level]')).toContainText('5 de 5');

    await page.getByRole('button', { name: 'Agregar este dispositivo' }).click();
    await expect(password).toHaveValue('');
    await password.fill('Feria2025');
    await next.click();
    await expect(toast(page)).toHaveText(/ya tiene una llave/);
    await prompt(page).getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByRole('button', { name: 'Agregar este dispositivo' })).toBeFocused();

    await page.getByRole('button', { name: 'Quitar Mi celular' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
    await expect(passkeys(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Quitar Mi celular' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click();
    await expect(
      page.getByRole('heading', { name: 'Aún no tienes llaves de acceso.' }),
    ).toBeVisible();
    await expect(page.locator('[aria-labelledby=security-level]')).toContainText('4 de 5');
  });
});
