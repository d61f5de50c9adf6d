import { page } from 'vitest/browser';
import { bySelector, field } from '../../helpers/locators';

/** Logs in by the form of the login screen. */
export async function submitLogin(account = 'lucia') {
  // The tabs appear when the feature flags are loaded, and the form with them.
  await page.getByRole('tab', { name: 'Celular y SMS' }).hover();
  await field('username').fill(account);
  await field('password').fill('Feria2025');
  await bySelector('form').getByRole('button', { name: 'Ingresar', exact: true }).click();
}
