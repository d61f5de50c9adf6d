import type { Page } from 'playwright/test';
import type { test } from '../fixtures';

type Door = Parameters<Parameters<typeof test>[2]>[0]['door'];

export const LOGIN = '/wps/session/login';
export const SMS = '/wps/verification/sms/noLogin';
export const PASSWORD = 'Feria2025';

export const user = (page: Page) => page.locator('input[name=username]');
export const password = (page: Page) => page.locator('input[name=password]');
export const mobile = (page: Page) => page.locator('input[name=mobileNum]');
export const smsCode = (page: Page) => page.locator('input[name=verificationCode]');
export const captcha = (page: Page) => page.locator('input[name=captcha]');
export const picture = (page: Page) => page.getByRole('button', { name: 'Cambiar la imagen' });
export const remember = (page: Page) => page.getByRole('checkbox', { name: 'Recordarme' });
export const submit = (page: Page) =>
  page.locator('form').getByRole('button', { name: 'Ingresar', exact: true });
export const bySms = (page: Page) => page.getByRole('tab', { name: 'Celular y SMS' });
export const byName = (page: Page) => page.getByRole('tab', { name: 'Usuario' });
export const sendCode = (page: Page) => page.getByRole('button', { name: 'Enviar código' });

/** The modes appear when the flags are here: a click before that would be lost. */
export async function open(page: Page, search = '') {
  await page.goto(`/m/login${search}`);
  await bySms(page).waitFor();
}

export async function enter(page: Page, name = 'lucia', secret = PASSWORD) {
  await user(page).fill(name);
  await password(page).fill(secret);
  await submit(page).click();
}

export const session = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? 'null'));
export const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('remPass') ?? 'null'));

interface Noted {
  path: string;
  headers: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: whatever was sent
  body: any;
}

export async function noted(door: Door, path: string): Promise<Noted[]> {
  const log: Noted[] = await door('log', undefined, 'GET');
  return log.filter((one) => one.path === path);
}

export const setSetting = (door: Door, id: string, value: object) =>
  door('state', { table: 'settings', id, set: { value } });
export const setFlags = (door: Door, flags: Record<string, boolean>) =>
  setSetting(door, 'whiteLabel', { flags });

/** The digits that the latest picture shows, as a person would read them. */
export async function digits(door: Door): Promise<string> {
  const { captchas } = await door('state', undefined, 'GET');
  return captchas.at(-1).code;
}

/** The code that went out to a number, as its owner would read it. */
export async function codeSentTo(door: Door, number: string, purpose = 'noLogin') {
  const { smsCodes } = await door('state', undefined, 'GET');
  return smsCodes.find(({ id }: { id: string }) => id === `${purpose}/51/${number}`)?.code;
}
