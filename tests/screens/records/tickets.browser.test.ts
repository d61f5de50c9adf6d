import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { placeOrder } from '../../../src/contract/lottery/order';
import { header, toast } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import { countRequests } from '../../helpers/requestLog';
import { chooseFilter, money, replyTo, sumLine, TICKETS } from './recordPage';

const PATH = '/m/gameRecord?view=tickets';
const CANCEL = '/lgw/orders/suborders/cancel';

const rows = () => page.getByRole('list', { name: 'Mis boletos' }).getByRole('article');
const ticket = () => page.getByRole('dialog', { name: 'La Gorda' });
const cancelButtons = () => ticket().getByRole('button', { name: 'Anular jugada' });

test('S2.17 lottery tickets have their own list, also when the page is opened by its address', async () => {
  const { answer, logIn, open, reload } = prepareApp();
  await logIn();
  await open('/m/gameRecord');
  const { value } = await replyTo(answer, TICKETS, () =>
    page.getByRole('tab', { name: 'Mis boletos' }).click(),
  );
  await expect.poll(address).toBe(PATH);
  await expect.element(sumLine('Total apostado')).toHaveTextContent(money(value.totalStake));
  await reload();
  await expect.poll(() => rows().length).toBe(value.totalCount);
  await chooseFilter('Ganador');
  await expect.poll(() => rows().length).toBe(1);
  await rows().first().getByRole('button').click();
  await expect.element(ticket().getByRole('list', { name: 'Números ganadores' })).toBeVisible();
  await expect.poll(() => ticket().getByRole('article').length).toBe(2);
  await expect.element(cancelButtons()).not.toBeInTheDocument();
});

test('S7.39 a bet of a ticket is cancelled once and its stake is paid back, when the member confirms', async () => {
  const { admin, tapTwice, logIn, open } = prepareApp();
  await logIn();
  await open(PATH);
  await chooseFilter('Por sortear');
  await expect.poll(() => rows().length).toBe(1);
  await rows().first().getByRole('button').click();
  await expect.poll(() => cancelButtons().length).toBe(2);

  await cancelButtons().first().click();
  const confirmation = page.getByRole('alertdialog');
  await confirmation.getByRole('button', { name: 'Conservarla' }).click();
  expect(await countRequests(admin, CANCEL)).toBe(0);

  await cancelButtons().first().click();
  await tapTwice(confirmation.getByRole('button', { name: 'Anular jugada' }), CANCEL);
  await expect.element(page.getByText('Jugada anulada. Te devolvimos S/ 5.00.')).toBeVisible();
  await expect.element(ticket().getByRole('article').first()).toHaveTextContent('Anulada');
  await expect.poll(() => cancelButtons().length).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(rows().first()).toHaveTextContent('5.00');
  await page.getByRole('link', { name: 'Mi cuenta' }).click();
  await expect
    .element(page.getByRole('region', { name: 'Saldo total' }))
    .toHaveTextContent('1,289.50');
  expect(await countRequests(admin, CANCEL)).toBe(1);
});

test('S2.17 S7.39 a ticket shows its possible win and its result by itself, and a win sends a mail', async () => {
  const { admin, logIn, mock, open } = prepareApp();
  // A minute before a draw.
  const { now } = await admin('clock', {});
  const wait = 300_000 - (now % 300_000) + 240_000;
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: Date.now() + wait,
    shouldAdvanceTime: true,
  });
  onTestFinished(() => void vi.useRealTimers());
  const bet = (numbers: string) => ({ play: 'parity' as const, numbers, stake: 10 });
  await mock
    .as(await logIn())
    .call(placeOrder, { gameId: 'RAPIDA5', suborders: [bet('odd'), bet('even')] });
  await open(PATH);
  await page.getByRole('article').first().getByRole('button').click();
  const sheet = page.getByRole('dialog', { name: 'Rápida 5 Minutos' });
  const result = sheet.getByRole('list', { name: 'Números ganadores' });
  await expect
    .element(sheet.getByRole('article').first())
    .toHaveTextContent('Premio posibleS/ 18.40');
  await expect.element(sheet).toHaveTextContent('Total en premiosPor sortear');
  await vi.advanceTimersByTimeAsync(65_000);
  await expect.element(result).toBeVisible();
  await expect.element(sheet.getByText('Premio posible')).not.toBeInTheDocument();
  await expect.element(sheet).toHaveTextContent('Total en premiosS/ 18.40');
  await expect.element(toast()).toHaveTextContent('18.40');

  await userEvent.keyboard('{Escape}');
  await open('/m/home');
  await expect
    .element(header().getByRole('link', { name: 'Mensajes' }))
    .toHaveTextContent('10 sin leer');
  await open('/m/webEmail');
  await page.getByText('Tu boleto de Rápida 5 Minutos ganó S/ 18.40').click();
  await page.getByRole('link', { name: 'Ver boleto' }).click();
  await expect.element(result).toBeVisible();
});
