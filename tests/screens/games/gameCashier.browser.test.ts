import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gatewayDeposit } from '../../../src/contract/cashier/deposit';
import { address, prepareApp } from '../../helpers/openApp';
import { queriesOf } from './gameListPage';
import {
  gameHeader,
  LAUNCH,
  ROUND,
  sendFromGame,
  spinButton,
  waitForButton,
  waitForGame,
} from './launchPage';

const cashier = () => page.getByRole('dialog', { name: 'Depósito' });
const inCashier = (name: string | RegExp) =>
  cashier().getByRole('button', { name, exact: typeof name === 'string' });

/** Opens a game whose bet the member, who has paid the last deposit with a wallet, cannot pay. */
async function openPoorGame() {
  const app = prepareApp();
  const { admin, mock } = app;
  const token = await app.logIn();
  await mock.as(token).call(gatewayDeposit, { amount: 20, methodId: 'SOLPAY' });
  await admin('scenarios', { name: 'depositsPaid' });
  const { rows } = await admin('rows?table=wallets&search=m-lucia', undefined, 'GET');
  for (const { id } of rows) await admin('state', { table: 'wallets', id, set: { balance: 0 } });
  await app.open('/m/play?game=100001');
  await waitForButton('Girar');
  return app;
}

test('a member deposits over the game when the balance is too low, and the same game goes on', async () => {
  const app = await openPoorGame();
  const launches = queriesOf(app, LAUNCH);
  await spinButton().click();
  await expect.element(cashier()).toHaveTextContent(/La apuesta es de S\/\s1\.00 y tienes S\/\s/);
  await waitForGame('body[inert]');
  await inCashier('50').click();
  await inCashier(/^Depositar S\/\s50\.00/).click();
  await expect.element(cashier().getByRole('timer')).toBeVisible();
  await app.admin('scenarios', { name: 'depositsPaid' });
  await expect.element(cashier()).toHaveTextContent('Depósito acreditado');
  await inCashier('Seguir jugando').click();
  await expect.element(cashier()).not.toBeInTheDocument();
  await waitForGame('body:not([inert])');
  expect(address()).toMatch(/^\/m\/play/);
  const statuses: number[] = [];
  app.answer(ROUND, async (_, send) => {
    const reply = await send();
    statuses.push(reply.status);
    return reply;
  });
  await spinButton().click();
  await expect.poll(() => statuses).toEqual([200]);
  expect(launches).toHaveLength(0);
});

test('the cashier opens from the bar of the game, closes by Esc, and gives the game the focus back', async () => {
  await openPoorGame();
  const plus = gameHeader().getByRole('button', { name: 'Depositar' });
  await expect.element(plus).toBeVisible();
  plus.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(cashier()).toHaveTextContent('Tu juego está en pausa.');
  await waitForGame('body[inert]');
  await userEvent.keyboard('{Escape}');
  await expect.element(cashier()).not.toBeInTheDocument();
  await waitForGame('body:not([inert])');
  await expect.element(plus).toHaveFocus();
});

test('play money opens no cashier', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open('/m/play?game=100002&free=1');
  await waitForButton('Girar');
  sendFromGame({ type: 'feria:balanceTooLow', needed: 1 });
  await spinButton().click();
  await waitForGame('#go:not([aria-disabled])');
  expect(page.getByRole('dialog').query()).toBeNull();
});

test.each([
  ['on a phone in landscape', 740, 360, '16px'],
  ['with text at 200 %', 360, 800, '32px'],
])('the cashier is usable %s', async (_, width, height, fontSize) => {
  onTestFinished(() => page.viewport(360, 800));
  await page.viewport(width, height);
  await openPoorGame();
  document.documentElement.style.fontSize = fontSize;
  await spinButton().click();
  await inCashier('50').click();
  const submit = inCashier(/^Depositar S\/\s50\.00/);
  await expect.element(submit).toBeVisible();
  submit.element().scrollIntoView({ block: 'center' });
  await expect.element(submit).toBeInViewport({ ratio: 1 });
  const content = cashier().getByRole('region', { name: 'Depósito' }).element();
  expect(content.scrollWidth - content.clientWidth).toBe(0);
  await submit.click();
  await expect.element(cashier().getByRole('timer')).toBeInTheDocument();
});
