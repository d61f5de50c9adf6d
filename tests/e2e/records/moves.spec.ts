import { expect, test } from '../fixtures';
import { enter } from '../shell/enter';
import { answerTo, line, MOVES, money, plain } from './answers';

const PATH = '/m/transaction/record';

test('S2.17 the account record says what came, what went and what was left', async ({
  page,
  door,
}) => {
  await enter(page, door);
  const { value } = await answerTo(page, MOVES, () => page.goto(PATH));
  await expect(line(page, 'Entró')).toContainText(money(value.totalIn));
  await expect(line(page, 'Salió')).toContainText(money(value.totalOut));
  await expect(page.getByText(`${value.totalCount} movimientos`)).toBeVisible();
  const rows = page.getByRole('list', { name: 'Movimientos de cuenta' }).getByRole('article');
  await expect(rows).toHaveCount(20);
  const texts = (await rows.allInnerTexts()).map(plain);
  for (const [at, { txName, amount, balance }] of value.content.entries()) {
    expect(texts[at]).toContain(txName);
    expect(texts[at]).toContain(money(amount));
    expect(texts[at]).toContain(`Saldo ${money(balance)}`);
  }
  const next = await answerTo(page, MOVES, () =>
    page.getByRole('button', { name: 'Ver más' }).click(),
  );
  expect(next.asked.get('pageNo')).toBe('2');
  await expect(rows).toHaveCount(40);
});

test('S2.17 movements are told apart by the platform’s kinds, and the sums follow', async ({
  page,
  door,
}) => {
  await enter(page, door);
  await page.goto(PATH);
  await expect(page.getByRole('article').first()).toBeVisible();
  const game = await answerTo(page, MOVES, () =>
    page.getByRole('button', { name: 'Juego', exact: true }).click(),
  );
  expect(game.asked.get('txCode')).toBe('BET,WIN,BET_CANCEL');
  await expect(line(page, 'Salió')).toContainText(money(game.value.totalOut));
  const wins = await answerTo(page, MOVES, () =>
    page.getByRole('button', { name: 'Premio', exact: true }).click(),
  );
  expect(wins.asked.get('txCode')).toBe('WIN');
  await expect(line(page, 'Entró')).toContainText(money(wins.value.totalIn));
  const deposits = await answerTo(page, MOVES, () =>
    page.getByRole('button', { name: 'Depósitos', exact: true }).click(),
  );
  expect(deposits.asked.get('txCode')).toBe('DEPOSIT');
  await expect(page.getByRole('group', { name: 'Clase de movimiento' })).toHaveCount(0);
  const all = await answerTo(page, MOVES, () =>
    page.getByRole('button', { name: 'Todos los tipos' }).click(),
  );
  expect(all.asked.get('txCode')).toBeNull();
});

test('S2.17 a movement opens whole, and names its wallet', async ({ page, door }) => {
  await enter(page, door);
  const { value } = await answerTo(page, MOVES, () => page.goto(PATH));
  const [first] = value.content;
  await page.getByRole('article').first().getByRole('button').click();
  const sheet = page.getByRole('dialog', { name: first.txName });
  await expect(sheet).toContainText('Billetera principal');
  for (const text of [first.ref, first.id]) await expect(sheet).toContainText(text);
  const said = plain(await sheet.innerText());
  for (const amount of [first.amount, first.balance]) expect(said).toContain(money(amount));
});

test('S2.17 the kinds are in the language asked for', async ({ page, door }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'EN'));
  await enter(page, door);
  await page.goto(PATH);
  await page.getByRole('button', { name: 'Games', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Bet cancelled' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Balance S/');
});
