import { expect, test } from '../fixtures';
import { toast } from '../locators';
import { addAuthenticator } from './authenticator';
import * as login from './loginPage';

const passkeyButton = { name: 'Ingresar con llave de acceso' };

// A passkey needs a domain name. An IP address has none.
test.use({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')),
});

test('logs in with a passkey, when the member created one after an earlier login', async ({
  page,
}) => {
  await addAuthenticator(page);
  await login.open(page);
  await login.logIn(page);
  const offer = page.getByRole('alertdialog', { name: '¿Entrar sin contraseña?' });
  await offer.getByRole('button', { name: 'Crear llave' }).click();
  await expect(page.getByText('Tu llave de acceso está lista.')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.evaluate(() => sessionStorage.clear());
  await login.open(page);
  await page.getByRole('button', passkeyButton).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await login.session(page)).toMatchObject({ userName: 'lucia', type: 0 });
});

test('stays on login without a message, when the device has no passkey', async ({ page }) => {
  await addAuthenticator(page);
  await login.open(page);
  await page.getByRole('button', passkeyButton).click();
  await expect(page.getByRole('button', passkeyButton)).toHaveAttribute('aria-busy', 'false');
  await expect(toast(page)).toHaveText('');
  await expect(page).toHaveURL(/\/m\/login$/);
});
