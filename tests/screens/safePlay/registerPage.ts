import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { field } from '../../helpers/locators';

export const submitButton = () => page.getByRole('button', { name: 'Crear cuenta' });

/** Fills everything that a registration by username needs, in any language. */
export async function fill(account = 'marisol') {
  await field('username').fill(account);
  await field('password').fill('Secreto99');
  await field('confirmPassword').fill('Secreto99');
  for (const box of page.getByRole('checkbox').all()) {
    await box.click();
    await expect.element(box).toBeChecked();
  }
}
