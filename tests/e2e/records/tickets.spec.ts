import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { asked, enter } from '../shell/enter';
import { answerTo, line, money, TICKETS } from './answers';

const PATH = '/m/gameRecord?view=tickets';
const CANCEL = '/lgw/orders/suborders/cancel';

const ticket = (page: Page) => page.getByRole('dialog', { name: 'La Gorda' });

test('S2.17 lottery tickets have their own list, which an address can open', async ({
  page,
  door,
}) => {
  await enter(page, door);
  await page.goto('/m/gameRecord');
  const { value } = await answerTo(page, TICKETS, () =>
    page.getByRole('tab', { name: 'Mis boletos' }).click(),
  );
  await expect(page).toHaveURL(/\/m\/gameRecord\?view=tickets$/);
  await expect(line(page, 'Total apostado')).toContainText(money(value.totalStake));
  await page.reload();
  const rows = page.getByRole('list', { name: 'Mis boletos' }).getByRole('article');
  await expect(rows).toHaveCount(value.totalCount);
  await page.getByRole('button', { name: 'Ganador', exact: true }).click();
  await expect(rows).toHaveCount(1);
  await rows.first().getByRole('button').click();
  await expect(ticket(page).getByRole('list', { name: 'Números ganadores' })).toBeVisible();
  await expect(ticket(page).locator('.part')).toHaveCount(2);
  await expect(ticket(page).getByRole('button', { name: 'Anular jugada' })).toHaveCount(0);
});

test('S7.39 a bet of a ticket is cancelled once, and its stake is back', async ({ page, door }) => {
  await enter(page, door);
  await page.goto(PATH);
  await page.getByRole('button', { name: 'Por sortear', exact: true }).click();
  const rows = page.getByRole('list', { name: 'Mis boletos' }).getByRole('article');
  await expect(rows).toHaveCount(1);
  await rows.first().getByRole('button').click();
  const cancel = ticket(page).getByRole('button', { name: 'Anular jugada' });
  await expect(cancel).toHaveCount(2);

  await cancel.first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Conservarla' }).click();
  expect(await asked(door, CANCEL)).toBe(0);

  await door('faults', { path: CANCEL, kind: 'delay', ms: 300, times: 1 });
  await cancel.first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Anular jugada' }).dblclick();
  await expect(page.getByText('Jugada anulada. Te devolvimos S/ 5.00.')).toBeVisible();
  await expect(ticket(page).locator('.part').first()).toContainText('Anulada');
  await expect(cancel).toHaveCount(1);
  expect(await asked(door, CANCEL)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(rows.first()).toContainText('5.00');
  await page.getByRole('link', { name: 'Mi cuenta' }).click();
  await expect(page.getByRole('region', { name: 'Saldo total' })).toContainText('1,289.50');
});

test('S7.39 a draw that opened meanwhile keeps the bet, and the ticket shows how it went', async ({
  page,
  door,
  api,
}) => {
  // Just after a draw, so that the next one is minutes away; the page reads the same clock.
  const { now } = await door('clock', {});
  const advance = 300_000 - (now % 300_000) + 5_000;
  await door('clock', { advance });
  await page.clock.setSystemTime(now + advance);
  await enter(page, door);
  await page.goto(PATH);
  const token = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}').token,
  );
  const suborders = [{ play: 'parity', numbers: 'odd', stake: 10 }];
  await api('/lgw/orders', {
    method: 'POST',
    headers: { Token: token },
    data: { gameId: 'RAPIDA5', suborders },
  });
  await page.reload();
  await page.getByRole('article').first().getByRole('button').click();
  const sheet = page.getByRole('dialog', { name: 'Rápida 5 Minutos' });
  await expect(sheet.locator('.part')).toContainText('Impar');
  await door('clock', { advance: 300_000 });
  await sheet.getByRole('button', { name: 'Anular jugada' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Anular jugada' }).click();
  await expect(page.getByText('Esa apuesta ya no se puede cancelar')).toBeVisible();
  await expect(sheet.getByRole('list', { name: 'Números ganadores' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Anular jugada' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article').first()).not.toContainText('Por sortear');
});

test('S2.17 a bet that is part of a ticket opens the ticket', async ({ page, door }) => {
  await enter(page, door);
  await page.goto('/m/gameRecord');
  await page.getByRole('button', { name: 'Lotería', exact: true }).click();
  const first = page.getByRole('article').first();
  await expect(first).toContainText('La Gorda');
  await first.getByRole('button').click();
  await expect(ticket(page).locator('.part')).toHaveCount(2);
});
