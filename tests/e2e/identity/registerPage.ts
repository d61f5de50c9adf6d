import type { Page } from 'playwright/test';
import type { test } from '../fixtures';

type Door = Parameters<Parameters<typeof test>[2]>[0]['door'];

export const REGISTER = '/wps/member/register';
export const BY_MOBILE = '/wps/member/register/mobile';
export const SMS = '/wps/verification/sms/register';
export const AFFILIATE = '/wps/agent/affiliate';

export const user = (page: Page) => page.locator('input[name=username]');
export const password = (page: Page) => page.locator('input[name=password]');
export const confirm = (page: Page) => page.locator('input[name=confirmPassword]');
export const mobile = (page: Page) => page.locator('input[name=mobileNum]');
export const smsCode = (page: Page) => page.locator('input[name=verificationCode]');
export const affiliate = (page: Page) => page.locator('input[name=affiliateCode]');
export const submit = (page: Page) => page.getByRole('button', { name: 'Crear cuenta' });
export const byMobile = (page: Page) => page.getByRole('tab', { name: 'Con celular' });
export const byName = (page: Page) => page.getByRole('tab', { name: 'Con usuario' });

export async function open(page: Page, search = '') {
  await page.goto(`/m/register${search}`);
  await submit(page).waitFor();
}

/** What a field says is wrong with it, as a screen reader finds it. */
export async function faultOf(field: ReturnType<typeof user>) {
  const ids = (await field.getAttribute('aria-describedby')) ?? '';
  const error = ids.split(' ').find((id) => id.endsWith('-error'));
  return error ? field.page().locator(`[id="${error}"]`).innerText() : '';
}

export async function secrets(page: Page, secret = 'Secreto99', again = secret) {
  await password(page).fill(secret);
  await confirm(page).fill(again);
}

export async function consent(page: Page) {
  for (const box of await page.getByRole('checkbox').all()) await box.check();
}

/** All that a registration by name needs. */
export async function fill(page: Page, name = 'marisol') {
  await user(page).fill(name);
  await secrets(page);
  await consent(page);
}

export const setRegister = (door: Door, value: object) =>
  door('state', { table: 'settings', id: 'register', set: { value } });
export const setRule = (door: Door, name: string, rule: object) =>
  setRegister(door, { rules: { [name]: rule } });

interface Noted {
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: whatever was sent
  body: any;
}

export async function noted(door: Door, path: string): Promise<Noted[]> {
  const log: Noted[] = await door('log', undefined, 'GET');
  return log.filter((one) => one.path === path);
}

/** The code that went out to a number, as its owner would read it. */
export async function codeSentTo(door: Door, number: string, purpose = 'register') {
  const { smsCodes } = await door('state', undefined, 'GET');
  return smsCodes.find(({ id }: { id: string }) => id === `${purpose}/51/${number}`)?.code;
}
