import { expect, test } from '../fixtures';
import { asked, enter } from '../shell/enter';
import { answerTo, BETS, line, money, plain } from './answers';

const PATH = '/m/gameRecord';

test('S2.17 the betting record shows its sums and comes page after page', async ({
  page,
  door,
}) => {
  await enter(page, door);
  const { value } = await answerTo(page, BETS, () => page.goto(PATH));
  await expect(line(page, 'Total apostado')).toContainText(money(value.sum.stake));
  await expect(line(page, 'Total ganado')).toContainText(money(value.sum.win));
  await expect(line(page, 'Resultado neto')).toContainText(money(value.sum.profit));
  await expect(page.getByText(`${value.totalCount} apuestas`)).toBeVisible();
  const rows = page.getByRole('list', { name: 'Registro de apuestas' }).getByRole('article');
  await expect(rows).toHaveCount(20);
  const next = await answerTo(page, BETS, () =>
    page.getByRole('button', { name: 'Ver más' }).click(),
  );
  expect(next.asked.get('pageNo')).toBe('2');
  await expect(rows).toHaveCount(40);
  await expect(rows.nth(20)).toContainText(next.value.content[0].gameName);
});

test('S2.17 bets are told apart by kind of game, vendor and state, and the sums follow', async ({
  page,
  door,
}) => {
  await enter(page, door);
  await page.goto(PATH);
  await expect(page.getByRole('article').first()).toBeVisible();
  const slots = await answerTo(page, BETS, () =>
    page.getByRole('button', { name: 'Slots', exact: true }).click(),
  );
  expect(slots.asked.get('gameType')).toBe('RNG');
  await expect(page.getByText(`${slots.value.totalCount} apuestas`)).toBeVisible();
  const { vassalage, vendorName } = slots.value.content[0];
  await page.getByRole('button', { name: /^Proveedor/ }).click();
  const own = await answerTo(page, BETS, () =>
    page.getByRole('dialog').getByRole('button', { name: vendorName, exact: true }).click(),
  );
  expect([own.asked.get('gameType'), own.asked.get('vassalage')]).toEqual(['RNG', vassalage]);
  await page.getByRole('button', { name: /^Estado/ }).click();
  const lost = await answerTo(page, BETS, () =>
    page.getByRole('dialog').getByRole('button', { name: 'Perdida' }).click(),
  );
  expect(lost.asked.get('state')).toBe('lost');
  await expect(line(page, 'Total apostado')).toContainText(money(lost.value.sum.stake));
  for (const text of await page.getByRole('article').allInnerTexts())
    expect(text).toContain('Perdida');
});

test('S2.17 a vendor of another kind of game is let go with that kind', async ({ page, door }) => {
  await enter(page, door);
  await page.goto(PATH);
  const vendor = page.getByRole('button', { name: /^Proveedor/ });
  await page.getByRole('button', { name: 'Slots', exact: true }).click();
  await vendor.click();
  await page.getByRole('dialog').getByRole('button').nth(2).click();
  await expect(vendor).not.toContainText('Todos');
  await page.getByRole('button', { name: 'Gallos' }).click();
  await expect(vendor).toContainText('Todos');
});

test('S2.17 a bet opens whole, with the way back to its game', async ({ page, door }) => {
  await enter(page, door);
  const { value } = await answerTo(page, BETS, () => page.goto(PATH));
  const at = value.content.findIndex((one: { orderId?: string }) => !one.orderId);
  const bet = value.content[at];
  await page.getByRole('article').nth(at).getByRole('button').click();
  const sheet = page.getByRole('dialog', { name: 'Detalle' });
  for (const text of [bet.gameName, bet.vendorName, bet.betId])
    await expect(sheet).toContainText(text);
  const said = plain(await sheet.innerText());
  for (const amount of [bet.stake, bet.win, bet.profit]) expect(said).toContain(money(amount));
  await expect(sheet.getByRole('link', { name: 'Jugar otra vez' })).toHaveAttribute(
    'href',
    `/m/play?game=${bet.nodeId}`,
  );
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('article').nth(at).getByRole('button')).toBeFocused();
});

test('S2.17 other dates are asked for, and dates that cannot be are said to be', async ({
  page,
  door,
}) => {
  await enter(page, door);
  await page.goto(PATH);
  await page.getByRole('button', { name: 'Otras fechas' }).click();
  const narrowed = await answerTo(page, BETS, () => page.getByLabel('Desde').fill('2026-01-05'));
  expect(narrowed.asked.get('from')).toBe(String(Date.UTC(2026, 0, 5)));
  await expect(page.getByRole('list', { name: 'Registro de apuestas' })).toBeVisible();
  const before = await asked(door, `/wps/relay/${BETS}`);
  await page.getByLabel('Hasta').fill('2026-01-04');
  await expect(page.getByText('La primera fecha va antes de la última.')).toBeVisible();
  await page.getByLabel('Hasta').fill('');
  await expect(page.getByText('Elige las dos fechas.')).toBeVisible();
  await expect(page.getByLabel('Desde')).toHaveValue('2026-01-05');
  expect(await asked(door, `/wps/relay/${BETS}`)).toBe(before);
  const day = await answerTo(page, BETS, () => page.getByLabel('Hasta').fill('2026-01-05'));
  expect(day.asked.get('to')).toBe(String(Date.UTC(2026, 0, 6) - 1));
});

test('S2.17 who never bet is told so', async ({ page, door }) => {
  await door('scenarios', { name: 'noBets' });
  await enter(page, door);
  await page.goto(PATH);
  await expect(page.getByText('No hay apuestas en este periodo.')).toBeVisible();
  await page.getByRole('tab', { name: 'Mis boletos' }).click();
  await expect(page.getByText('No hay boletos en este periodo.')).toBeVisible();
});

test.describe('when the backend fails', () => {
  test.use({ allowConsole: [/500/] });
  test('S8.17 the list says so and comes at the next try', async ({ page, door }) => {
    await enter(page, door);
    await door('faults', { path: BETS, kind: 'status', status: 500 });
    await page.goto(PATH);
    const alert = page.getByRole('alert').filter({ hasText: 'Algo salió mal' });
    await expect(alert).toBeVisible();
    await door('faults', undefined, 'DELETE');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
