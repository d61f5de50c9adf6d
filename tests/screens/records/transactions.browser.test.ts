import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { prepareApp } from '../../helpers/openApp';
import { countRequests } from '../../helpers/requestLog';
import { chooseFilter, money, plain, replyTo, sumLine, TRANSACTIONS } from './recordPage';

const PATH = '/m/transaction/record';

test('S2.17 transactions show money in and out, the details of a tapped one, and the next page on request', async () => {
  const { answer, logIn, open } = prepareApp();
  await logIn();
  const { value } = await replyTo(answer, TRANSACTIONS, () => open(PATH));
  await expect.element(sumLine('Entró')).toHaveTextContent(money(value.totalIn));
  await expect.element(sumLine('Salió')).toHaveTextContent(money(value.totalOut));
  await expect.element(page.getByText(`${value.totalCount} movimientos`)).toBeVisible();
  const rows = page.getByRole('list', { name: 'Movimientos de cuenta' }).getByRole('article');
  await expect.poll(() => rows.length).toBe(20);
  for (const [index, { txName, amount, balance, wallet }] of value.content.entries()) {
    const text = plain(rows.nth(index));
    expect(text).toContain(txName);
    expect(text).toContain(money(amount));
    // The balance of another wallet is not that of the header.
    const label = wallet === 'CASH' ? 'Saldo' : 'Saldo en \\S+';
    expect(text).toMatch(new RegExp(`${label} ${money(balance).replace('.', '\\.')}`));
  }
  const [first] = value.content;
  await page.getByRole('article').first().getByRole('button').click();
  const sheet = page.getByRole('dialog', { name: first.txName });
  await expect.element(sheet).toHaveTextContent('Billetera principal');
  for (const text of [first.ref, first.id]) await expect.element(sheet).toHaveTextContent(text);
  for (const amount of [first.amount, first.balance]) expect(plain(sheet)).toContain(money(amount));
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  const next = await replyTo(answer, TRANSACTIONS, () =>
    page.getByRole('button', { name: 'Ver más' }).click(),
  );
  expect(next.query.get('pageNo')).toBe('2');
  await expect.poll(() => rows.length).toBe(40);
});

test('S2.17 transactions and sums are filtered, when a group or type of transactions is chosen', async () => {
  const { admin, answer, logIn, open, reload } = prepareApp();
  const choose = (name: string) => replyTo(answer, TRANSACTIONS, () => chooseFilter(name));
  await logIn();
  await open(PATH);
  await expect.element(page.getByRole('article').first()).toBeVisible();
  const game = await choose('Juego');
  expect(game.query.get('txCode')).toBe('BET,WIN,BET_CANCEL');
  const reloaded = await replyTo(answer, TRANSACTIONS, reload);
  expect(reloaded.query.get('txCode')).toBe('BET,WIN,BET_CANCEL');
  await expect.element(sumLine('Salió')).toHaveTextContent(money(game.value.totalOut));
  const wins = await choose('Premio de apuesta');
  expect(wins.query.get('txCode')).toBe('WIN');
  await expect.element(sumLine('Entró')).toHaveTextContent(money(wins.value.totalIn));
  const before = await countRequests(admin, TRANSACTIONS);
  const deposits = await choose('Depósitos');
  expect(deposits.query.get('txCode')).toBe('DEPOSIT');
  await expect
    .element(page.getByRole('group', { name: 'Clase de movimiento' }))
    .not.toBeInTheDocument();
  expect(await countRequests(admin, TRANSACTIONS)).toBe(before + 1);
  const all = await choose('Todos los tipos');
  expect(all.query.get('txCode')).toBeNull();
});
