import type { Page } from 'playwright/test';
import { type BackendFixtures, expect } from '../helpers/fixtures';
import { whenTakenOver } from '../helpers/locators';

export const LOGIN = '/wps/session/login';
export const SMS = '/wps/verification/sms/noLogin';
export const PASSWORD = 'Feria2025';

export const username = (page: Page) => page.locator('input[name=username]');
export const password = (page: Page) => page.locator('input[name=password]');
export const mobile = (page: Page) => page.locator('input[name=mobileNum]');
export const smsCode = (page: Page) => page.locator('input[name=verificationCode]');
export const captcha = (page: Page) => page.locator('input[name=captcha]');
export const changeImageButton = (page: Page) =>
  page.getByRole('button', { name: 'Cambiar la imagen' });
export const rememberCheckbox = (page: Page) => page.getByRole('checkbox', { name: 'Recordarme' });
export const submitButton = (page: Page) =>
  page.locator('form').getByRole('button', { name: 'Ingresar', exact: true });
export const smsTab = (page: Page) => page.getByRole('tab', { name: 'Celular y SMS' });
export const usernameTab = (page: Page) => page.getByRole('tab', { name: 'Usuario' });
export const sendCodeButton = (page: Page) => page.getByRole('button', { name: 'Enviar código' });

/** Waits for the tabs, which appear when the feature flags are loaded. An earlier tap would be lost. */
export async function open(page: Page, search = '') {
  await page.goto(`/m/login${search}`);
  await smsTab(page).waitFor();
  await whenTakenOver(page);
}

export async function logIn(page: Page, account = 'lucia', secret = PASSWORD) {
  await whenTakenOver(page);
  await username(page).fill(account);
  await password(page).fill(secret);
  await submitButton(page).click();
}

export const rememberedLogin = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('remPass') ?? 'null'));

/** Puts a record in place of the password store of the browser, whose real class opens a window that a test cannot close. */
export const watchPasswordStore = (page: Page) =>
  page.addInitScript(() => {
    const stored: object[] = [];
    class PasswordCredential {
      constructor(data: object) {
        Object.assign(this, data);
      }
    }
    Object.assign(window, { stored, PasswordCredential });
    navigator.credentials.store = async (credential) => void stored.push({ ...credential });
  });
/** What the page has offered to the password store since it was loaded. */
export const passwordStore = (page: Page) =>
  page.evaluate(() => (window as unknown as { stored: object[] }).stored);

/** Waits until the latest captcha is shown, and reads its digits from the mock. */
export async function captchaCode(page: Page, admin: BackendFixtures['admin']): Promise<string> {
  await expect(changeImageButton(page)).toHaveAttribute('aria-busy', 'false');
  const { captchas } = await admin('state', undefined, 'GET');
  return captchas.at(-1).code;
}
