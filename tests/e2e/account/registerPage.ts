import type { Page } from 'playwright/test';
import { setSetting } from '../../helpers/settings';
import type { BackendFixtures } from '../helpers/fixtures';

type Admin = BackendFixtures['admin'];

export const REGISTER = '/wps/member/register';
export const REGISTER_BY_MOBILE = '/wps/member/register/mobile';
export const SMS = '/wps/verification/sms/register';
export const AFFILIATE = '/wps/agent/affiliate';

export const username = (page: Page) => page.locator('input[name=username]');
export const password = (page: Page) => page.locator('input[name=password]');
export const confirmPassword = (page: Page) => page.locator('input[name=confirmPassword]');
export const mobile = (page: Page) => page.locator('input[name=mobileNum]');
export const smsCode = (page: Page) => page.locator('input[name=verificationCode]');
export const affiliateCode = (page: Page) => page.locator('input[name=affiliateCode]');
export const submitButton = (page: Page) => page.getByRole('button', { name: 'Crear cuenta' });
export const mobileTab = (page: Page) => page.getByRole('tab', { name: 'Con celular' });
export const usernameTab = (page: Page) => page.getByRole('tab', { name: 'Con usuario' });

export async function open(page: Page, search = '') {
  await page.goto(`/m/register${search}`);
  await submitButton(page).waitFor();
}

/** Reads the error of a field, which `aria-describedby` names for screen readers. */
export async function readError(field: ReturnType<typeof username>) {
  const ids = (await field.getAttribute('aria-describedby')) ?? '';
  const error = ids.split(' ').find((id) => id.endsWith('-error'));
  return error ? field.page().locator(`[id="${error}"]`).innerText() : '';
}

export async function fillPasswords(page: Page, secret = 'Secreto99', confirmation = secret) {
  await password(page).fill(secret);
  await confirmPassword(page).fill(confirmation);
}

export async function checkAllBoxes(page: Page) {
  for (const box of await page.getByRole('checkbox').all()) await box.check();
}

/** Fills everything that a registration by username needs. */
export async function fill(page: Page, account = 'marisol') {
  await username(page).fill(account);
  await fillPasswords(page);
  await checkAllBoxes(page);
}

export const setRegisterSettings = (admin: Admin, value: object) =>
  setSetting(admin, 'register', value);
export const setRule = (admin: Admin, name: string, rule: object) =>
  setRegisterSettings(admin, { rules: { [name]: rule } });
