import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bySelector } from '../../helpers/locators';
import { prepareApp } from '../../helpers/openApp';
import { BETS, money, PROFIT, plain, replyTo, sumLine } from './recordPage';

const PATH = '/m/profitandloss';

test('S2.17 profit and loss agree with the records, in total and by game type', async () => {
  const { answer, logIn, open } = prepareApp();
  await logIn();
  const betRecord = replyTo(answer, BETS, () => {});
  const { value } = await replyTo(answer, PROFIT, () => open(PATH));
  const { byGameType } = (await betRecord).value;
  const total = page.getByRole('region', { name: 'Resultado neto' });
  await expect.element(total).toHaveTextContent(money(value.sum.profit).slice(3));
  const sums = {
    'Total apostado': value.sum.stake,
    'Total en premios': value.sum.win,
    Bonos: value.sum.bonus,
    Reembolsos: value.sum.rebate,
    'Depósitos, sin bonos': value.sum.deposit,
    'Retiros pagados y en camino': value.sum.withdraw,
  };
  for (const [name, amount] of Object.entries(sums))
    await expect.element(sumLine(name).first()).toHaveTextContent(money(amount));
  const rows = page.getByRole('region', { name: 'Por tipo de juego' }).getByRole('listitem');
  await expect.poll(() => rows.length).toBe(byGameType.length);
  const slots = byGameType.find((one: { gameType: string }) => one.gameType === 'RNG');
  const shownText = plain(rows.filter({ hasText: 'Slots' }));
  expect(shownText).toContain(`${slots.count} apuestas por ${money(slots.stake)}`);
  expect(shownText).toContain(money(slots.profit));
});

test('S2.17 the result is that of the chosen period, and an empty state is shown without records', async () => {
  const { answer, logIn, open } = prepareApp();
  await logIn();
  await open(PATH);
  const chart = page.getByRole('img', { name: /^Por día: lo mejor, .* lo peor, / });
  await expect.element(chart).toBeVisible();
  const week = await replyTo(answer, PROFIT, () =>
    page.getByRole('button', { name: 'Últimos 7 días' }).click(),
  );
  await expect
    .element(sumLine('Total apostado').first())
    .toHaveTextContent(money(week.value.sum.stake));
  await expect.poll(() => bySelector('rect', chart).length).toBe(8);
  await page.getByRole('button', { name: 'Otras fechas' }).click();
  await page.getByLabelText('Desde').fill('2020-01-01');
  await page.getByLabelText('Hasta').fill('2020-01-31');
  await expect.element(page.getByText('No hay registros en este periodo.')).toBeVisible();
});
