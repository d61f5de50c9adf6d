import { expect, test } from '../helpers/fixtures';
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

test('S2.17 an empty state is shown, when the member has no bets', async ({ page, admin }) => {
  await admin('scenarios', { name: 'noBets' });
  await startSession(page, admin);
  await page.goto(PATH);
  await expect(page.getByText('No hay apuestas en este periodo.')).toBeVisible();
  await page.getByRole('tab', { name: 'Mis boletos' }).click();
  await expect(page.getByText('No hay boletos en este periodo.')).toBeVisible();
});
