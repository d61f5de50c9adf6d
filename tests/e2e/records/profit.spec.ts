import { expect, test } from '../fixtures';
import { enter } from '../shell/enter';
import { answerTo, BETS, line, money, PROFIT, plain } from './answers';

const PATH = '/m/profitandloss';

test('S2.17 profit and loss is what the records say, on the whole and by kind of game', async ({
  page,
  door,
}) => {
  await enter(page, door);
  const kinds = answerTo(page, BETS, async () => {});
  const { value } = await answerTo(page, PROFIT, () => page.goto(PATH));
  const { byGameType } = (await kinds).value;
  const whole = page.getByRole('region', { name: 'Resultado neto' });
  await expect(whole).toContainText(money(value.sum.profit).slice(3));
  const lines = {
    'Total apostado': value.sum.stake,
    'Total ganado': value.sum.win,
    Bonos: value.sum.bonus,
    Reembolsos: value.sum.rebate,
    Depósitos: value.sum.deposit,
    Retiros: value.sum.withdraw,
  };
  for (const [name, amount] of Object.entries(lines))
    await expect(line(page, name).first()).toContainText(money(amount));
  const rows = page.getByRole('region', { name: 'Por tipo de juego' }).getByRole('listitem');
  await expect(rows).toHaveCount(byGameType.length);
  const slots = byGameType.find((one: { gameType: string }) => one.gameType === 'RNG');
  const said = plain(await rows.filter({ hasText: 'Slots' }).innerText());
  expect(said).toContain(`${slots.count} apuestas por ${money(slots.stake)}`);
  expect(said).toContain(money(slots.profit));
});

test('S2.17 the chart has a bar for every day, and each day says what it is made of', async ({
  page,
  door,
}) => {
  await enter(page, door);
  const { value, asked } = await answerTo(page, PROFIT, () => page.goto(PATH));
  expect(asked.get('timeZone')).toBe('UTC');
  const chart = page.getByRole('img', { name: /^Por día: lo mejor, .* lo peor, / });
  await expect(chart.locator('rect')).toHaveCount(31);
  const profits = value.days.map((one: { profit: number }) => one.profit);
  await expect(chart).toHaveAttribute(
    'aria-label',
    new RegExp(plain(money(Math.min(...profits))).replace('S/ ', 'S/\\s')),
  );
  const days = page.getByRole('region', { name: 'Por día' });
  await expect(days.locator('details')).toHaveCount(10);
  const [first] = value.days;
  await days.locator('summary').first().click();
  await expect(days.locator('details').first()).toContainText(money(first.stake));
  await days.getByRole('button', { name: 'Ver más' }).click();
  await expect(days.locator('details')).toHaveCount(Math.min(20, value.days.length));
});

test('S2.17 another period is another result; one without anything is empty', async ({
  page,
  door,
}) => {
  await enter(page, door);
  await page.goto(PATH);
  await expect(page.locator('.chart')).toBeVisible();
  const week = await answerTo(page, PROFIT, () =>
    page.getByRole('button', { name: 'Últimos 7 días' }).click(),
  );
  await expect(line(page, 'Total apostado').first()).toContainText(money(week.value.sum.stake));
  await expect(page.locator('.chart rect')).toHaveCount(8);
  await page.getByRole('button', { name: 'Otras fechas' }).click();
  await page.getByLabel('Desde').fill('2020-01-01');
  await page.getByLabel('Hasta').fill('2020-01-31');
  await expect(page.getByText('No hay registros en este periodo.')).toBeVisible();
});

test.describe('when the backend fails', () => {
  test.use({ allowConsole: [/500/] });
  test('S8.17 it says so, shows no figure, and comes at the next try', async ({ page, door }) => {
    await enter(page, door);
    await door('faults', { path: BETS, kind: 'status', status: 500 });
    await page.goto(PATH);
    await expect(page.getByRole('alert').filter({ hasText: 'Algo salió mal' })).toBeVisible();
    await expect(page.locator('.money')).toHaveCount(0);
    await door('faults', undefined, 'DELETE');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.locator('.chart')).toBeVisible();
  });
});
