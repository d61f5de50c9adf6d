import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { header } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import { BETS, chooseFilter, money, plain, replyTo, sumLine } from './recordPage';

const PATH = '/m/gameRecord';

const articles = () => page.getByRole('article');

test('S2.17 the betting record shows sums, the details of a tapped bet, and the next page on request', async () => {
  const { answer, logIn, open } = prepareApp();
  await logIn();
  const { value } = await replyTo(answer, BETS, () => open(PATH));
  await expect.element(sumLine('Total apostado')).toHaveTextContent(money(value.sum.stake));
  await expect.element(sumLine('Total en premios')).toHaveTextContent(money(value.sum.win));
  await expect
    .element(sumLine('Resultado de las apuestas'))
    .toHaveTextContent(money(value.sum.profit));
  await expect.element(page.getByText(`${value.totalCount} apuestas`)).toBeVisible();
  const rows = page.getByRole('list', { name: 'Registro de apuestas' }).getByRole('article');
  await expect.poll(() => rows.length).toBe(20);
  const index = value.content.findIndex((one: { orderId?: string }) => !one.orderId);
  const bet = value.content[index];
  const row = articles().nth(index).getByRole('button');
  await row.click();
  const sheet = page.getByRole('dialog', { name: 'Detalle' });
  for (const text of [bet.gameName, bet.vendorName, bet.betId])
    await expect.element(sheet).toHaveTextContent(text);
  for (const amount of [bet.stake, bet.win, bet.profit])
    expect(plain(sheet)).toContain(money(amount));
  await expect
    .element(sheet.getByRole('link', { name: 'Jugar otra vez' }))
    .toHaveAttribute(
      'href',
      expect.stringMatching(
        `^/m/play\\?game=${bet.nodeId}&category=${bet.gameType}&vendor=${bet.vassalage}&gameId=${bet.nodeId}&`,
      ),
    );
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(row).toHaveFocus();
  const next = await replyTo(answer, BETS, () =>
    page.getByRole('button', { name: 'Ver más' }).click(),
  );
  expect(next.query.get('pageNo')).toBe('2');
  await expect.poll(() => rows.length).toBe(40);
  await expect.element(rows.nth(20)).toHaveTextContent(next.value.content[0].gameName);
});

test('S2.17 the filter of the bets is still there after a way back and after a reload', async () => {
  const { answer, logIn, open, reload } = prepareApp();
  await logIn();
  await open('/m/member/home');
  await page
    .getByRole('navigation', { name: 'Accesos directos' })
    .getByRole('link', { name: 'Apuestas' })
    .click();
  const chosen = page.getByRole('paragraph').filter({ hasText: /^Slots$/ });
  const lastDays = page.getByRole('button', { name: 'Últimos 90 días' });
  await lastDays.click();
  const { value } = await replyTo(answer, BETS, () => chooseFilter('Slots'));
  await expect.element(page.getByText(`${value.totalCount} apuestas`)).toBeVisible();
  await expect.poll(address).toBe('/m/gameRecord?period=90&gameType=RNG');
  await articles().first().getByRole('button').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Jugar otra vez' }).click();
  await expect.poll(address).toMatch(/^\/m\/play/);
  history.back();
  await expect.element(lastDays).toHaveAttribute('aria-pressed', 'true');
  await expect.element(chosen).toBeVisible();
  const again = await replyTo(answer, BETS, reload);
  expect(again.query.get('gameType')).toBe('RNG');
  await expect.element(lastDays).toHaveAttribute('aria-pressed', 'true');
  await header().getByRole('button', { name: 'Volver' }).click();
  await expect.poll(address).toBe('/m/member/home');
});

test('S2.17 an empty state is shown, when the member has no bets', async () => {
  const { admin, logIn, open } = prepareApp();
  await admin('scenarios', { name: 'noBets' });
  await logIn();
  await open(PATH);
  await expect.element(page.getByText('No hay apuestas en este periodo.')).toBeVisible();
  await page.getByRole('tab', { name: 'Mis boletos' }).click();
  await expect.element(page.getByText('No hay boletos en este periodo.')).toBeVisible();
});
