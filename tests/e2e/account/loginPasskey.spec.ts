import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../helpers/fixtures';
import { toast } from '../helpers/locators';
import { storedSession } from '../helpers/session';
import { addAuthenticator } from './authenticator';
import * as login from './loginPage';

const passkeyButton = { name: 'Ingresar con llave de acceso' };

// A passkey needs a domain name. An IP address has none.
test.use({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')),
});

/** For the test of the button: until it is removed, the browser suggests no passkeys. */
async function withoutAutofill(page: Page) {
  await page.evaluate(() => localStorage.setItem('test.withoutAutofill', '1'));
  await page.addInitScript(() => {
    if (localStorage.getItem('test.withoutAutofill'))
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

test('logs in by passkey from the button and from the suggestions, after the member created one', async ({
  page,
}) => {
  await addAuthenticator(page);
  await login.open(page);
  await login.logIn(page);
  const offer = page.getByRole('alertdialog', { name: '¿Ingresar sin contraseña?' });
  await offer.getByRole('button', { name: 'Crear llave' }).click();
  await expect(page.getByText('Tu llave de acceso está lista.')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.evaluate(() => sessionStorage.clear());
  await withoutAutofill(page);
  await login.open(page);
  // On a device that has a passkey it is the first way in, above the password.
  const button = page.getByRole('button', passkeyButton);
  await expect(button).toHaveCount(1);
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  expect(await top(button)).toBeLessThan(await top(login.username(page)));
  await button.click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await storedSession(page)).toMatchObject({ userName: 'lucia', type: 0 });

  // The virtual device picks the passkey at once, as a person would from the suggestions.
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.removeItem('test.withoutAutofill');
  });
  // The login may be over before its tabs are drawn.
  await page.goto('/m/login');
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await storedSession(page)).toMatchObject({ userName: 'lucia', type: 0 });
});

test('stays on login without a message, when the device has no passkey', async ({ page }) => {
  await addAuthenticator(page);
  await login.open(page);
  await page.getByRole('button', passkeyButton).click();
  await expect(page.getByRole('button', passkeyButton)).toHaveAttribute('aria-busy', 'false');
  await expect(toast(page)).toHaveText('');
  await expect(page).toHaveURL(/\/m\/login$/);
});
