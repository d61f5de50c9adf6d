import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { main, toast } from '../../helpers/locators';

export const CENTER = '/m/securityCenter';
export const PASSWORD = 'Feria2025';

export const level = () => page.getByRole('region', { name: 'Nivel de seguridad' });
export const row = (name: RegExp) => main().getByRole('button', { name }).first();
export const missing = () => main().getByText('Falta', { exact: true });
export const dialog = () => page.getByRole('dialog');
export const textbox = (name: string | RegExp) =>
  dialog().getByRole('textbox', { name, exact: true });
export const saveButton = () => dialog().getByRole('button', { name: 'Guardar', exact: true });

export async function expectSaved() {
  await expect.element(toast()).toHaveTextContent(/^Guardamos el cambio\.$/);
  await expect.element(dialog()).not.toBeInTheDocument();
}
