import { expect, test } from '../helpers/fixtures';
import { countRequests } from '../helpers/requestLog';
import { startSession } from '../helpers/session';
import { BETS, chooseFilter, money, plain, replyTo, sumLine } from './recordPage';

const PATH = '/m/gameRecord';

test('S2.17 the betting record shows sums, the details of a tapped bet, and the next page on request', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  const { value } = await replyTo(page, BETS, () => page.goto(PATH));
  await expect(sumLine(page, 'Total apostado')).toContainText(money(value.sum.stake));
  await expect(sumLine(page, 'Total en premios')).toContainText(money(value.sum.win));
  await expect(sumLine(page, 'Resultado de las apuestas')).toContainText(money(value.sum.profit));
  await expect(page.getByText(`${value.totalCount} apuestas`)).toBeVisible();
  const rows = page.getByRole('list', { name: 'Registro de apuestas' }).getByRole('article');
  await expect(rows).toHaveCount(20);
  const index = value.content.findIndex((one: { orderId?: string }) => !one.orderId);
  const bet = value.content[index];
  await page.getByRole('article').nth(index).getByRole('button').click();
  const sheet = page.getByRole('dialog', { name: 'Detalle' });
  for (const text of [bet.gameName, bet.vendorName, bet.betId])
    await expect(sheet).toContainText(text);
  const shownText = plain(await sheet.innerText());
  for (const amount of [bet.stake, bet.win, bet.profit]) expect(shownText).toContain(money(amount));
  await expect(sheet.getByRole('link', { name: 'Jugar otra vez' })).toHaveAttribute(
    'href',
    new RegExp(
      `^/m/play\\?game=${bet.nodeId}&category=${bet.gameType}&vendor=${bet.vassalage}&gameId=${bet.nodeId}&`,
    ),
  );
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('article').nth(index).getByRole('button')).toBeFocused();
  const next = await replyTo(page, BETS, () =>
    page.getByRole('button', { name: 'Ver más' }).click(),
  );
  expect(next.query.get('pageNo')).toBe('2');
  await expect(rows).toHaveCount(40);
  await expect(rows.nth(20)).toContainText(next.value.content[0].gameName);
});

test('S2.17 bets and sums follow type, vendor and state, and another game type resets the vendor', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto(PATH);
  await expect(page.getByRole('article').first()).toBeVisible();
  const slots = await replyTo(page, BETS, () => chooseFilter(page, 'Slots'));
  expect(slots.query.get('gameType')).toBe('RNG');
  await expect(page.getByText(`${slots.value.totalCount} apuestas`)).toBeVisible();
  const { vassalage, vendorName } = slots.value.content[0];
  const ofVendor = await replyTo(page, BETS, () => chooseFilter(page, vendorName));
  expect([ofVendor.query.get('gameType'), ofVendor.query.get('vassalage')]).toEqual([
    'RNG',
    vassalage,
  ]);
  const lost = await replyTo(page, BETS, () => chooseFilter(page, 'Perdida'));
  expect(lost.query.get('state')).toBe('lost');
  await expect(sumLine(page, 'Total apostado')).toContainText(money(lost.value.sum.stake));
  await expect(page.getByRole('article').filter({ hasText: 'Perdida' })).not.toHaveCount(0);
  await expect(page.getByRole('article').filter({ hasNotText: 'Perdida' })).toHaveCount(0);
  await expect(page.getByText(`Slots · Perdida · ${vendorName}`)).toBeVisible();
  await chooseFilter(page, 'Gallos');
  await expect(page.getByText('Gallos · Perdida', { exact: true })).toBeVisible();
});

test('S2.17 the filter of the bets is still there after a way back and after a reload', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/member/home');
  await page
    .getByRole('navigation', { name: 'Accesos directos' })
    .getByRole('link', { name: 'Apuestas' })
    .click();
  const chosen = page.getByRole('paragraph').filter({ hasText: /^Slots$/ });
  const lastDays = page.getByRole('button', { name: 'Últimos 90 días' });
  await lastDays.click();
  const { value } = await replyTo(page, BETS, () => chooseFilter(page, 'Slots'));
  await expect(page.getByText(`${value.totalCount} apuestas`)).toBeVisible();
  await expect(page).toHaveURL(/\/m\/gameRecord\?period=90&gameType=RNG$/);
  await page.getByRole('article').first().getByRole('button').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Jugar otra vez' }).click();
  await expect(page).toHaveURL(/\/m\/play/);
  await page.goBack();
  await expect(lastDays).toHaveAttribute('aria-pressed', 'true');
  await expect(chosen).toBeVisible();
  const again = await replyTo(page, BETS, () => page.reload());
  expect(again.query.get('gameType')).toBe('RNG');
  await expect(lastDays).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('banner').getByRole('button', { name: 'Volver' }).click();
  await expect(page).toHaveURL(/\/m\/member\/home$/);
});

test('S2.17 bets of the chosen dates are requested, and an error is shown when the dates are invalid', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto(PATH);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Otras fechas' }).click();
  const narrowed = await replyTo(page, BETS, () => page.getByLabel('Desde').fill('2026-01-05'));
  expect(narrowed.query.get('from')).toBe(String(Date.UTC(2026, 0, 5)));
  await expect(page.getByRole('list', { name: 'Registro de apuestas' })).toBeVisible();
  const before = await countRequests(admin, `/wps/relay/${BETS}`);
  await page.getByLabel('Hasta').fill('2026-01-04');
  await expect(
    page.getByText('La primera fecha no puede ser posterior a la última.'),
  ).toBeVisible();
  await page.getByLabel('Hasta').fill('');
  await expect(page.getByText('Elige las dos fechas.')).toBeVisible();
  await expect(page.getByLabel('Desde')).toHaveValue('2026-01-05');
  expect(await countRequests(admin, `/wps/relay/${BETS}`)).toBe(before);
  const day = await replyTo(page, BETS, () => page.getByLabel('Hasta').fill('2026-01-05'));
  expect(day.query.get('to')).toBe(String(Date.UTC(2026, 0, 6) - 1));
});

test('S2.17 an empty state is shown, when the member has no bets', async ({ page, admin }) => {
  await admin('scenarios', { name: 'noBets' });
  await startSession(page, admin);
  await page.goto(PATH);
  await expect(page.getByText('No hay apuestas en este periodo.')).toBeVisible();
  await page.getByRole('tab', { name: 'Mis boletos' }).click();
  await expect(page.getByText('No hay boletos en este periodo.')).toBeVisible();
});

test.describe('when the backend fails,', () => {
  test.use({ allowConsole: [/500/] });
  test('S8.17 the list shows an error and loads on retry', async ({ page, admin }) => {
    await startSession(page, admin);
    await admin('faults', { path: BETS, kind: 'status', status: 500 });
    await page.goto(PATH);
    const alert = page
      .getByRole('alert')
      .filter({ hasText: 'No se pudo cargar. Toca para reintentar.' });
    await expect(alert).toBeVisible();
    await admin('faults', undefined, 'DELETE');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
