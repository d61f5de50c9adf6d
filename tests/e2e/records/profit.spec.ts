import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/fixtures';
import { startSession } from '../helpers/session';
import { BETS, money, PROFIT, plain, replyTo, sumLine } from './recordPage';

const PATH = '/m/profitandloss';

const chart = (page: Page) => page.getByRole('img', { name: /^Por día: lo mejor, .* lo peor, / });

test('S2.17 profit and loss agree with the records, in total and by game type', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  const betRecord = replyTo(page, BETS, async () => {});
  const { value } = await replyTo(page, PROFIT, () => page.goto(PATH));
  const { byGameType } = (await betRecord).value;
  const total = page.getByRole('region', { name: 'Resultado neto' });
  await expect(total).toContainText(money(value.sum.profit).slice(3));
  const sums = {
    'Total apostado': value.sum.stake,
    'Total en premios': value.sum.win,
    Bonos: value.sum.bonus,
    Reembolsos: value.sum.rebate,
    'Depósitos, sin bonos': value.sum.deposit,
    'Retiros pagados y en camino': value.sum.withdraw,
  };
  for (const [name, amount] of Object.entries(sums))
    await expect(sumLine(page, name).first()).toContainText(money(amount));
  const rows = page.getByRole('region', { name: 'Por tipo de juego' }).getByRole('listitem');
  await expect(rows).toHaveCount(byGameType.length);
  const slots = byGameType.find((one: { gameType: string }) => one.gameType === 'RNG');
  const shownText = plain(await rows.filter({ hasText: 'Slots' }).innerText());
  expect(shownText).toContain(`${slots.count} apuestas por ${money(slots.stake)}`);
  expect(shownText).toContain(money(slots.profit));
});

test('S2.17 the result is that of the chosen period, and an empty state is shown when it has no records', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto(PATH);
  await expect(chart(page)).toBeVisible();
  const week = await replyTo(page, PROFIT, () =>
    page.getByRole('button', { name: 'Últimos 7 días' }).click(),
  );
  await expect(sumLine(page, 'Total apostado').first()).toContainText(money(week.value.sum.stake));
  await expect(chart(page).locator('rect')).toHaveCount(8);
  await page.getByRole('button', { name: 'Otras fechas' }).click();
  await page.getByLabel('Desde').fill('2020-01-01');
  await page.getByLabel('Hasta').fill('2020-01-31');
  await expect(page.getByText('No hay registros en este periodo.')).toBeVisible();
});
