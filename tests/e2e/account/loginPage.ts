import type { Page } from 'playwright/test';
import { whenTakenOver } from '../helpers/locators';

export const PASSWORD = 'Feria2025';

export const username = (page: Page) => page.locator('input[name=username]');
const password = (page: Page) => page.locator('input[name=password]');
const submitButton = (page: Page) =>
  page.locator('form').getByRole('button', { name: 'Ingresar', exact: true });
export const smsTab = (page: Page) => page.getByRole('tab', { name: 'Celular y SMS' });

/** Waits for the tabs, which appear when the feature flags are loaded. An earlier tap would be lost. */
export async function open(page: Page) {
  await page.goto('/m/login');
  await smsTab(page).waitFor();
  await whenTakenOver(page);
}

export async function logIn(page: Page, account = 'lucia', secret = PASSWORD) {
  await whenTakenOver(page);
  await username(page).fill(account);
  await password(page).fill(secret);
  await submitButton(page).click();
}
