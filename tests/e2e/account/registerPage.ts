import type { Page } from 'playwright/test';

export const REGISTER = '/wps/member/register';

export const username = (page: Page) => page.locator('input[name=username]');
export const password = (page: Page) => page.locator('input[name=password]');
export const submitButton = (page: Page) => page.getByRole('button', { name: 'Crear cuenta' });

export async function open(page: Page, search = '') {
  await page.goto(`/m/register${search}`);
  await submitButton(page).waitFor();
}

/** Fills everything that a registration by username needs. */
export async function fill(page: Page) {
  await username(page).fill('marisol');
  await password(page).fill('Secreto99');
  await page.locator('input[name=confirmPassword]').fill('Secreto99');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
}
