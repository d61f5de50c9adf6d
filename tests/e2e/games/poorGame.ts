import type { Page } from 'playwright/test';
import { type BackendFixtures, expect } from '../helpers/fixtures';
import { startSession } from '../helpers/session';
import { gameFrame } from './launchPage';

type Backend = Pick<BackendFixtures, 'admin' | 'api'>;

export const cashier = (page: Page) => page.getByRole('dialog', { name: 'Depósito' });
export const inCashier = (page: Page, name: string | RegExp) =>
  cashier(page).getByRole('button', { name, exact: typeof name === 'string' });
export const spinButton = (page: Page) => gameFrame(page).getByRole('button', { name: 'Girar' });

/** A member without any money, who has paid the last deposit with a wallet. */
export async function startPoor(page: Page, { admin, api }: Backend) {
  const token = await startSession(page, admin);
  await api('/wps/relay/MCS2_paymentGateway', {
    method: 'POST',
    headers: { Token: token },
    data: { amount: 20, methodId: 'SOLPAY' },
  });
  await admin('scenarios', { name: 'depositsPaid' });
  const { rows } = await admin('rows?table=wallets&search=m-lucia', undefined, 'GET');
  for (const { id } of rows) await admin('state', { table: 'wallets', id, set: { balance: 0 } });
}

/** Opens a game whose bet this member cannot pay. */
export async function openPoorGame(page: Page, backend: Backend) {
  await startPoor(page, backend);
  await page.goto('/m/play?game=100001');
  await expect(spinButton(page)).toBeEnabled();
}
