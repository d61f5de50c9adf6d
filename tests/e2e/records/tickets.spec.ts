import type { Page } from 'playwright/test';
import { countRequests } from '../../helpers/requestLog';
import { expect, test } from '../helpers/fixtures';
import { header, toast } from '../helpers/locators';
import { tapTwice } from '../helpers/network';
import { startSession } from '../helpers/session';
import { chooseFilter, money, replyTo, sumLine, TICKETS } from './recordPage';

const PATH = '/m/gameRecord?view=tickets';
const CANCEL = '/lgw/orders/suborders/cancel';

const unreadMails = (page: Page) => header(page).getByRole('link', { name: 'Mensajes' });
const ticket = (page: Page) => page.getByRole('dialog', { name: 'La Gorda' });

test('S2.17 lottery tickets have their own list, also when the page is opened by its address', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/gameRecord');
  const { value } = await replyTo(page, TICKETS, () =>
    page.getByRole('tab', { name: 'Mis boletos' }).click(),
  );
  await expect(page).toHaveURL(/\/m\/gameRecord\?view=tickets$/);
  await expect(sumLine(page, 'Total apostado')).toContainText(money(value.totalStake));
  await page.reload();
  const rows = page.getByRole('list', { name: 'Mis boletos' }).getByRole('article');
  await expect(rows).toHaveCount(value.totalCount);
  await chooseFilter(page, 'Ganador');
  await expect(rows).toHaveCount(1);
  await rows.first().getByRole('button').click();
  await expect(ticket(page).getByRole('list', { name: 'Números ganadores' })).toBeVisible();
  await expect(ticket(page).getByRole('article')).toHaveCount(2);
  await expect(ticket(page).getByRole('button', { name: 'Anular jugada' })).toHaveCount(0);
});

test('S7.39 a bet of a ticket is cancelled once and its stake is paid back, when the member confirms', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto(PATH);
  await chooseFilter(page, 'Por sortear');
  const rows = page.getByRole('list', { name: 'Mis boletos' }).getByRole('article');
  await expect(rows).toHaveCount(1);
  await rows.first().getByRole('button').click();
  const cancel = ticket(page).getByRole('button', { name: 'Anular jugada' });
  await expect(cancel).toHaveCount(2);

  await cancel.first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Conservarla' }).click();
  expect(await countRequests(admin, CANCEL)).toBe(0);

  await cancel.first().click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Anular jugada' });
  await tapTwice(page, confirm, `**${CANCEL}*`);
  await expect(page.getByText('Jugada anulada. Te devolvimos S/ 5.00.')).toBeVisible();
  await expect(ticket(page).getByRole('article').first()).toContainText('Anulada');
  await expect(cancel).toHaveCount(1);
  expect(await countRequests(admin, CANCEL)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(rows.first()).toContainText('5.00');
  await page.getByRole('link', { name: 'Mi cuenta' }).click();
  await expect(page.getByRole('region', { name: 'Saldo total' })).toContainText('1,289.50');
});

test('S2.17 S7.39 a ticket shows its possible win and its result by itself, and a win sends a mail', async ({
  page,
  admin,
  api,
}) => {
  // The page's clock stands still until the ticket is bought.
  const { now } = await admin('clock', {});
  const advance = 300_000 - (now % 300_000) + 240_000;
  await admin('clock', { advance });
  await page.clock.install({ time: now + advance });
  const token = await startSession(page, admin);
  const bet = (numbers: string) => ({ play: 'parity', numbers, stake: 10 });
  await api('/lgw/orders', {
    method: 'POST',
    headers: { Token: token },
    data: { gameId: 'RAPIDA5', suborders: [bet('odd'), bet('even')] },
  });
  await page.goto(PATH);
  await page.getByRole('article').first().getByRole('button').click();
  const sheet = page.getByRole('dialog', { name: 'Rápida 5 Minutos' });
  await expect(sheet.getByRole('article').first()).toContainText('Premio posibleS/ 18.40');
  await expect(sheet).toContainText('Total en premiosPor sortear');
  await admin('clock', { advance: 65_000 });
  await page.clock.runFor(65_000);
  await expect(sheet.getByRole('list', { name: 'Números ganadores' })).toBeVisible();
  await expect(sheet.getByText('Premio posible')).toHaveCount(0);
  await expect(sheet).toContainText('Total en premiosS/ 18.40');
  await expect(toast(page)).toContainText('18.40');

  await page.keyboard.press('Escape');
  await page.goto('/m/home');
  await expect(unreadMails(page)).toContainText('10 sin leer');
  await page.goto('/m/webEmail');
  await page.getByText('Tu boleto de Rápida 5 Minutos ganó S/ 18.40').click();
  await page.getByRole('link', { name: 'Ver boleto' }).click();
  await expect(sheet.getByRole('list', { name: 'Números ganadores' })).toBeVisible();
});
