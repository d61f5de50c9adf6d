import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bySelector, field, toast } from '../../helpers/locators';
import type { prepareApp } from '../../helpers/openApp';

type TestApp = ReturnType<typeof prepareApp>;

export const LOGIN = '/wps/session/login';
export const SMS = '/wps/verification/sms/noLogin';
export const PASSWORD = 'Feria2025';

export const username = () => field('username');
export const password = () => field('password');
export const mobile = () => field('mobileNum');
export const smsCode = () => field('verificationCode');
export const captcha = () => field('captcha');
export const changeImageButton = () => page.getByRole('button', { name: 'Cambiar la imagen' });
export const rememberCheckbox = () => page.getByRole('checkbox', { name: 'Recordarme' });
export const submitButton = () =>
  bySelector('form').getByRole('button', { name: 'Ingresar', exact: true });
export const smsTab = () => page.getByRole('tab', { name: 'Celular y SMS' });
export const usernameTab = () => page.getByRole('tab', { name: 'Usuario' });
export const sendCodeButton = () => page.getByRole('button', { name: 'Enviar código' });

/** Opens the login screen, with its tabs: they appear when the feature flags are loaded. */
export async function open(app: TestApp, search = '') {
  await app.open(`/m/login${search}`);
  await expect.element(smsTab()).toBeVisible();
}

export async function logIn(account = 'lucia', secret = PASSWORD) {
  await username().fill(account);
  await password().fill(secret);
  await submitButton().click();
}

/** Logs in where the app has led to the login screen. */
export async function submitLogin() {
  await expect.element(smsTab()).toBeVisible();
  await logIn();
}

export const rememberedLogin = () => JSON.parse(localStorage.getItem('remPass') ?? 'null');

/**
 * Puts a record in place of the password store of the browser, whose real class opens a window that a test cannot close.
 * Returns what the app offers to it.
 */
export function watchPasswordStore() {
  const stored: object[] = [];
  class PasswordCredential {
    constructor(data: object) {
      Object.assign(this, data);
    }
  }
  vi.stubGlobal('PasswordCredential', PasswordCredential);
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.spyOn(navigator.credentials, 'store').mockImplementation(
    async (credential) => void stored.push({ ...credential }),
  );
  return stored;
}

/** Waits until the latest captcha is shown, and reads its digits from the mock. */
export async function captchaCode({ admin }: TestApp): Promise<string> {
  await expect.element(changeImageButton()).toHaveAttribute('aria-busy', 'false');
  const { captchas } = await admin('state', undefined, 'GET');
  return captchas.at(-1).code;
}

/** The texts of all toasts from now on. */
export function watchToasts() {
  const texts: string[] = [];
  const node = toast().element();
  const observer = new MutationObserver(() => {
    if (node.textContent) texts.push(node.textContent);
  });
  observer.observe(node, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return texts;
}
