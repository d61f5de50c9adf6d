import { expect, test } from '../helpers/fixtures';
import { startSession } from '../helpers/session';
import { chooseFilter, money, plain, replyTo, sumLine, TRANSACTIONS } from './recordPage';

const PATH = '/m/transaction/record';

test('S2.17 transactions show money in and out, the details of a tapped one, and the next page on request', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  const { value } = await replyTo(page, TRANSACTIONS, () => page.goto(PATH));
  await expect(sumLine(page, 'Entró')).toContainText(money(value.totalIn));
  await expect(sumLine(page, 'Salió')).toContainText(money(value.totalOut));
  await expect(page.getByText(`${value.totalCount} movimientos`)).toBeVisible();
  const rows = page.getByRole('list', { name: 'Movimientos de cuenta' }).getByRole('article');
  await expect(rows).toHaveCount(20);
  const texts = (await rows.allInnerTexts()).map(plain);
  for (const [index, { txName, amount, balance, wallet }] of value.content.entries()) {
    expect(texts[index]).toContain(txName);
    expect(texts[index]).toContain(money(amount));
    // The balance of another wallet is not that of the header.
    const label = wallet === 'CASH' ? 'Saldo' : 'Saldo en \\S+';
    expect(texts[index]).toMatch(new RegExp(`${label} ${money(balance).replace('.', '\\.')}`));
  }
  const [first] = value.content;
  await page.getByRole('article').first().getByRole('button').click();
  const sheet = page.getByRole('dialog', { name: first.txName });
  await expect(sheet).toContainText('Billetera principal');
  for (const text of [first.ref, first.id]) await expect(sheet).toContainText(text);
  const shownText = plain(await sheet.innerText());
  for (const amount of [first.amount, first.balance]) expect(shownText).toContain(money(amount));
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  const next = await replyTo(page, TRANSACTIONS, () =>
    page.getByRole('button', { name: 'Ver más' }).click(),
  );
  expect(next.query.get('pageNo')).toBe('2');
  await expect(rows).toHaveCount(40);
});

test('S2.17 transactions and sums are filtered, when a group or type of transactions is chosen', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto(PATH);
  await expect(page.getByRole('article').first()).toBeVisible();
  const game = await replyTo(page, TRANSACTIONS, () => chooseFilter(page, 'Juego'));
  expect(game.query.get('txCode')).toBe('BET,WIN,BET_CANCEL');
  const reloaded = await replyTo(page, TRANSACTIONS, () => page.reload());
  expect(reloaded.query.get('txCode')).toBe('BET,WIN,BET_CANCEL');
  await expect(sumLine(page, 'Salió')).toContainText(money(game.value.totalOut));
  const wins = await replyTo(page, TRANSACTIONS, () => chooseFilter(page, 'Premio de apuesta'));
  expect(wins.query.get('txCode')).toBe('WIN');
  await expect(sumLine(page, 'Entró')).toContainText(money(wins.value.totalIn));
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().includes(TRANSACTIONS)) requests++;
  });
  const deposits = await replyTo(page, TRANSACTIONS, () => chooseFilter(page, 'Depósitos'));
  expect(deposits.query.get('txCode')).toBe('DEPOSIT');
  await expect(page.getByRole('group', { name: 'Clase de movimiento' })).toHaveCount(0);
  expect(requests).toBe(1);
  const all = await replyTo(page, TRANSACTIONS, () => chooseFilter(page, 'Todos los tipos'));
  expect(all.query.get('txCode')).toBeNull();
});
