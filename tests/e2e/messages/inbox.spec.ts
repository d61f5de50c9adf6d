import type { Page } from 'playwright/test';
import { countRequests } from '../../helpers/requestLog';
import { expect, longTimeout, test } from '../helpers/fixtures';
import { toast } from '../helpers/locators';
import { tapTwice } from '../helpers/network';
import { startSession } from '../helpers/session';

const INBOX = '/m/webEmail';
const LIST = '/wps/relay/CSP_getMailList';
const READ = '/wps/relay/CSP_readMail';
const DELETE = '/wps/relay/CSP_deleteMail';

/** A row of the list is a button with the time of the mail. */
const mails = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button')
    .filter({ has: page.locator('time') });
const unreadMails = (page: Page) => mails(page).filter({ hasText: 'Sin leer.' });
const button = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true });
const confirmDelete = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' });

test('S2.10 S4.42 S6.10 opening a mail marks it as read, and a confirmed deletion is sent only once', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/message');
  const row = page.locator('main').getByRole('link', { name: /Bandeja/ });
  await expect(row).toContainText('3 sin leer');
  await row.click();
  await expect(unreadMails(page)).toHaveCount(3);
  await mails(page).filter({ hasText: 'Tu reembolso te espera' }).click();
  const mail = page.getByRole('dialog', { name: 'Tu reembolso te espera' });
  await expect(mail.getByText(/^S\/\s\d+\.\d\d$/)).toBeVisible();
  await expect(mail.getByText('Administrador')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(unreadMails(page)).toHaveCount(2);
  await expect(page.getByText('2 sin leer')).toBeVisible();
  await expect(mails(page).first()).toBeFocused();
  await mails(page).first().click();
  await expect(mail).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await countRequests(admin, READ)).toBe(1);
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(row).toContainText('2 sin leer');

  await row.click();
  await button(page, 'Elegir').click();
  await mails(page).filter({ hasText: 'Subiste al nivel 3' }).click();
  await mails(page).filter({ hasText: 'Tu retiro va en camino' }).click();
  await button(page, 'Borrar').click();
  await expect(page.getByRole('alertdialog', { name: '¿Borrar 2 mensajes?' })).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('2 elegidos')).toBeVisible();
  await expect(mails(page)).toHaveCount(8);
  await button(page, 'Borrar').click();
  await tapTwice(page, confirmDelete(page), `**${DELETE}*`);
  await expect(page.getByText('2 mensajes borrados.')).toBeVisible();
  await expect(mails(page)).toHaveCount(6);
  await expect(page.getByText('1 sin leer')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bandeja de entrada' })).toBeFocused();
  expect(await countRequests(admin, DELETE)).toBe(1);
});

test('S2.10 selected mails are marked as read by one request, and a mail is shown without its scripts', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  const content =
    '<p onclick="window.hit=1">Hola<img src="x" onerror="window.hit=1"><script>window.hit=1</script></p><a href="javascript:window.hit=1">uno</a> <a href="https://ejemplo.pe/">dos</a>';
  const texts = { ES: { title: 'Carta rara', content }, EN: { title: 'Odd mail', content } };
  await admin('state', { table: 'mails', id: 'bonus-lucia', set: { texts } });
  await page.goto(INBOX);
  await button(page, 'Elegir').click();
  await expect(button(page, 'Borrar')).toBeDisabled();
  await unreadMails(page).nth(0).click();
  await unreadMails(page).nth(1).click();
  await expect(page.getByText('2 elegidos')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button(page, 'Marcar como leídos').click();
  await expect(unreadMails(page)).toHaveCount(1);
  await expect(button(page, 'Elegir')).toBeVisible();
  expect(await countRequests(admin, READ)).toBe(1);
  await page.getByRole('tab', { name: 'Sin leer' }).click();
  await expect(mails(page)).toHaveCount(1);
  await page.getByRole('tab', { name: 'Leídos' }).click();
  await expect(mails(page)).toHaveCount(7);
  await button(page, 'Marcar todo como leído').click();
  await expect(page.getByText('Todo leído')).toBeVisible();
  await expect(mails(page)).toHaveCount(8);
  await page.getByRole('tab', { name: 'Sin leer' }).click();
  await expect(page.getByRole('heading', { name: 'No tienes mensajes sin leer.' })).toBeVisible();

  await page.getByRole('tab', { name: 'Leídos' }).click();
  await mails(page).filter({ hasText: 'Carta rara' }).click();
  const body = page.getByRole('dialog', { name: 'Carta rara' }).getByRole('article');
  await expect(body).toContainText('Hola');
  await expect(body.locator('script, [onclick], [onerror], [href^="javascript"]')).toHaveCount(0);
  await expect(body.getByText('dos')).toHaveAttribute('rel', 'noopener noreferrer');
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('S2.10 the empty state is shown, when the last mail is deleted', async ({ page, admin }) => {
  await startSession(page, admin, 'newMember');
  await page.goto(INBOX);
  await mails(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar mensaje' }).click();
  await confirmDelete(page).click();
  await expect(page.getByRole('heading', { name: 'No tienes mensajes.' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button(page, 'Elegir')).toBeDisabled();
});

test('S2.10 the next page has no missing and no repeated mails, when some were deleted', async ({
  page,
  admin,
}) => {
  await admin('scenarios', { name: 'unread99' });
  await startSession(page, admin);
  await page.goto(INBOX);
  await expect(mails(page)).toHaveCount(15);
  const titles = () => mails(page).locator('b').allInnerTexts();
  const first = await titles();
  await button(page, 'Elegir').click();
  for (const at of [0, 1, 2]) await mails(page).nth(at).click();
  await button(page, 'Borrar').click();
  await confirmDelete(page).click();
  await expect(mails(page).first()).toContainText(first[3]?.split('\n').at(-1) ?? '');
  await expect(mails(page)).toHaveCount(15);
  await button(page, 'Ver más').click();
  await expect(mails(page)).toHaveCount(30);
  const shown = await titles();
  expect(new Set(shown).size).toBe(30);
  await page.reload();
  await button(page, 'Ver más').click();
  await expect(mails(page)).toHaveCount(30);
  expect(await titles()).toEqual(shown);
});

test('S2.10 login opens with the inbox as return address, for a visitor', async ({ page }) => {
  await page.goto(INBOX);
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2FwebEmail$/);
});

test.describe('when the server fails,', () => {
  test.use({ allowConsole: [/Failed to load resource/] });

  test('S2.10 S8.17 the list loads on retry, and a failed deletion deletes no mail and keeps the selection', async ({
    page,
    admin,
  }) => {
    await admin('faults', { path: LIST, kind: 'status', status: 500 });
    await startSession(page, admin);
    await page.goto(INBOX);
    const retry = page.getByRole('button', { name: 'Reintentar' });
    await expect(retry).toBeVisible({ timeout: longTimeout() });
    await expect(page.getByText('No se pudo cargar. Toca para reintentar.')).toBeVisible();
    await admin('faults', undefined, 'DELETE');
    await retry.click();
    await expect(mails(page)).toHaveCount(8);
    await button(page, 'Elegir').click();
    await mails(page).nth(1).click();
    await admin('faults', { path: DELETE, kind: 'status', status: 500 });
    await button(page, 'Borrar').click();
    await confirmDelete(page).click();
    await expect(toast(page)).toHaveText(/No sabemos si se realizó/);
    await expect(mails(page)).toHaveCount(8);
    await expect(mails(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
    await admin('faults', undefined, 'DELETE');
    await button(page, 'Borrar').click();
    await confirmDelete(page).click();
    await expect(mails(page)).toHaveCount(7);
  });
});
