import type { Page } from 'playwright/test';
import { PASSWORD } from '../account/loginPage';

export type Role = Parameters<Page['getByRole']>[0];

/** Finds and uses elements by role and name. Each test has its own: pointer, keyboard, or accessibility tree. */
export interface PageDriver {
  see(role: Role, name: RegExp, inside?: Role): Promise<void>;
  press(role: Role, name: RegExp, inside?: Role): Promise<void>;
  write(name: RegExp, text: string): Promise<void>;
}

export const WITHDRAWAL_PASSWORD = '246810';

/** Logs in, plays, deposits, withdraws and logs out, in Spanish. Begins at home. */
export async function walkMainJourneys({ see, press, write }: PageDriver) {
  await press('link', /^Ingresar$/);
  await write(/^Usuario/, 'lucia');
  await write(/^Contraseña/, PASSWORD);
  await press('button', /^Ingresar$/);
  await see('dialog', /^Novedades para ti$/);
  await press('button', /^Entendido$/);

  await press('link', /./, 'article');
  await press('button', /^Jugar$/);
  await press('button', /^Cerrar el juego$/);
  await see('link', /^Mi cuenta/);

  await press('link', /^Depositar$/);
  await write(/^Monto$/, '50');
  await press('button', /^Depositar S\/\s50\.00$/);
  await see('img', /^Escanea este código para pagar\.$/);

  await press('button', /^Abrir menú$/);
  await press('link', /^Retirar$/);
  await write(/^Monto$/, '60');
  await press('button', /^Retirar$/);
  await write(/^Contraseña de retiro$/, WITHDRAWAL_PASSWORD);
  await press('button', /^Confirmar retiro$/);
  await see('button', /^Cancelar retiro/);

  await press('button', /^Abrir menú$/);
  await press('button', /^Cerrar sesión$/);
  await press('button', /^Cerrar sesión$/, 'alertdialog');
  await see('link', /^Ingresar$/);
}
