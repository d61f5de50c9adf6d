import { expect, test } from '../fixtures';
import { addAuthenticator } from './authenticator';
import * as login from './loginPage';

const door = { name: 'Ingresar con llave de acceso' };

// A passkey belongs to a domain: a bare address has none.
test.use({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')),
});

test('a login offers a passkey once, which logs in from then on', async ({ page }) => {
  await addAuthenticator(page);
  await login.open(page);
  await login.enter(page);
  const offer = page.getByRole('alertdialog', { name: '¿Entrar sin contraseña?' });
  await offer.getByRole('button', { name: 'Crear llave' }).click();
  await expect(page.getByText('Tu llave de acceso está lista.')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.evaluate(() => sessionStorage.clear());
  await login.open(page);
  await page.getByRole('button', door).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await login.session(page)).toMatchObject({ userName: 'lucia', type: 0 });
});

test('a device without a passkey of ours leaves one where one was, in silence', async ({
  page,
}) => {
  await addAuthenticator(page);
  await login.open(page);
  await page.getByRole('button', door).click();
  await expect(page.getByRole('button', door)).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('.toasts [role=status]')).toHaveText('');
  await expect(page).toHaveURL(/\/m\/login$/);
});
