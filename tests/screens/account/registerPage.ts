import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Admin } from '../../helpers/admin';
import { field } from '../../helpers/locators';
import type { prepareApp } from '../../helpers/openApp';
import { setSetting } from '../../helpers/settings';

export const REGISTER = '/wps/member/register';

export const username = () => field('username');
export const password = () => field('password');
export const confirmPassword = () => field('confirmPassword');
export const mobile = () => field('mobileNum');
export const smsCode = () => field('verificationCode');
export const affiliateCode = () => field('affiliateCode');
export const email = () => field('email');
export const submitButton = () => page.getByRole('button', { name: 'Crear cuenta' });

export async function openRegister({ open }: ReturnType<typeof prepareApp>, search = '') {
  await open(`/m/register${search}`);
  await expect.element(submitButton()).toBeVisible();
}

/** Reads the error of a field, which `aria-describedby` names for screen readers. */
export function readError(control: Locator) {
  const ids = control.element().getAttribute('aria-describedby') ?? '';
  const error = ids.split(' ').find((id) => id.endsWith('-error'));
  return (error && document.getElementById(error)?.innerText) ?? '';
}

export async function fillPasswords(secret = 'Secreto99', confirmation = secret) {
  await password().fill(secret);
  await confirmPassword().fill(confirmation);
}

export async function checkAllBoxes() {
  for (const box of page.getByRole('checkbox').all())
    if (!box.element().matches(':checked')) await box.click();
}

/** Fills everything that a registration by username needs. */
export async function fillForm(account = 'marisol') {
  await username().fill(account);
  await fillPasswords();
  await checkAllBoxes();
}

export const setRegisterSettings = (admin: Admin, value: object) =>
  setSetting(admin, 'register', value);
export const setRule = (admin: Admin, name: string, rule: object) =>
  setRegisterSettings(admin, { rules: { [name]: rule } });
