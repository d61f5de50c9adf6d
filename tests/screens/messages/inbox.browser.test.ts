import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bySelector, main, toast } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import { countRequests } from '../../helpers/requestLog';

const INBOX = '/m/webEmail';
const LIST = '/wps/relay/CSP_getMailList';
const READ = '/wps/relay/CSP_readMail';
const DELETE = '/wps/relay/CSP_deleteMail';

/** A row of the list is a button with the time of the mail. */
const mails = () =>
  main()
    .getByRole('button')
    .filter({ has: bySelector('time') });
const mailNamed = (title: string) => mails().filter({ hasText: title });
const unreadMails = () => mails().filter({ hasText: 'Sin leer.' });
const button = (name: string) => main().getByRole('button', { name, exact: true });
const tab = (name: string) => page.getByRole('tab', { name });
const confirmDialog = () => page.getByRole('alertdialog');
const confirmDelete = () => confirmDialog().getByRole('button', { name: 'Borrar' });

async function openInbox() {
  const app = prepareApp();
  await app.logIn();
  await app.open(INBOX);
  return app;
}

test('S2.10 S4.42 S6.10 a mail that is opened is marked as read, once, and the badges count it no more', async () => {
  const { admin, logIn, open } = prepareApp();
  await logIn();
  await open('/m/message');
  const row = main().getByRole('link', { name: /Bandeja/ });
  await expect.element(row).toHaveTextContent('3 sin leer');
  await row.click();
  await expect.poll(() => unreadMails().length).toBe(3);
  await mailNamed('Tu reembolso te espera').click();
  const mail = page.getByRole('dialog', { name: 'Tu reembolso te espera' });
  await expect.element(mail.getByText(/^S\/\s\d+\.\d\d$/)).toBeVisible();
  await expect.element(mail.getByText('Administrador')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => unreadMails().length).toBe(2);
  await expect.element(page.getByText('2 sin leer')).toBeVisible();
  await expect.element(mails().first()).toHaveFocus();
  await mails().first().click();
  await expect.element(mail).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await countRequests(admin, READ)).toBe(1);
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect.element(row).toHaveTextContent('2 sin leer');
});

test('S2.10 selected mails are deleted after a confirmation, by one request for two taps', async () => {
  const { admin, tapTwice } = await openInbox();
  await mailNamed('Tu reembolso te espera').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => unreadMails().length).toBe(2);
  await button('Elegir').click();
  await mailNamed('Subiste al nivel 3').click();
  await mailNamed('Tu retiro va en camino').click();
  await button('Borrar').click();
  await expect
    .element(page.getByRole('alertdialog', { name: '¿Borrar 2 mensajes?' }))
    .toBeVisible();
  await confirmDialog().getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(page.getByText('2 elegidos')).toBeVisible();
  await expect.poll(() => mails().length).toBe(8);
  await button('Borrar').click();
  await tapTwice(confirmDelete(), DELETE);
  await expect.element(page.getByText('2 mensajes borrados.')).toBeVisible();
  await expect.poll(() => mails().length).toBe(6);
  await expect.element(page.getByText('1 sin leer')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Bandeja de entrada' })).toHaveFocus();
  expect(await countRequests(admin, DELETE)).toBe(1);
});

test('S2.10 selected mails are marked as read by one request, and all others by a button', async () => {
  const { admin } = await openInbox();
  await button('Elegir').click();
  await expect.element(button('Borrar')).toBeDisabled();
  await unreadMails().nth(0).click();
  await unreadMails().nth(1).click();
  await expect.element(page.getByText('2 elegidos')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await button('Marcar como leídos').click();
  await expect.poll(() => unreadMails().length).toBe(1);
  await expect.element(button('Elegir')).toBeVisible();
  expect(await countRequests(admin, READ)).toBe(1);
  await tab('Sin leer').click();
  await expect.poll(() => mails().length).toBe(1);
  await tab('Leídos').click();
  await expect.poll(() => mails().length).toBe(7);
  await button('Marcar todo como leído').click();
  await expect.element(page.getByText('Todo leído')).toBeVisible();
  await expect.poll(() => mails().length).toBe(8);
  await tab('Sin leer').click();
  await expect
    .element(page.getByRole('heading', { name: 'No tienes mensajes sin leer.' }))
    .toBeVisible();
});

test('S2.10 a mail is shown without its scripts', async () => {
  const { admin, logIn, open } = prepareApp();
  const content =
    '<p onclick="window.hit=1">Hola<img src="x" onerror="window.hit=1"><script>window.hit=1</script></p><a href="javascript:window.hit=1">uno</a> <a href="https://ejemplo.pe/">dos</a>';
  const texts = { ES: { title: 'Carta rara', content }, EN: { title: 'Odd mail', content } };
  await logIn();
  await admin('state', { table: 'mails', id: 'bonus-lucia', set: { texts } });
  await open(INBOX);
  await mailNamed('Carta rara').click();
  const body = page.getByRole('dialog', { name: 'Carta rara' }).getByRole('article');
  await expect.element(body).toHaveTextContent('Hola');
  await expect.element(body.getByText('dos')).toHaveAttribute('rel', 'noopener noreferrer');
  const scripts = bySelector('script, [onclick], [onerror], [href^="javascript"]', body);
  expect(scripts.elements()).toEqual([]);
  expect('hit' in window).toBe(false);
});

test('S2.10 the empty state is shown, when the last mail is deleted', async () => {
  const { logIn, open } = prepareApp();
  await logIn('newMember');
  await open(INBOX);
  await mails().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar mensaje' }).click();
  await confirmDelete().click();
  await expect.element(page.getByRole('heading', { name: 'No tienes mensajes.' })).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button('Elegir')).toBeDisabled();
});

test('S2.10 the next page has no missing and no repeated mails, when some were deleted', async () => {
  const { admin, logIn, open, reload } = prepareApp();
  await admin('scenarios', { name: 'unread99' });
  await logIn();
  await open(INBOX);
  await expect.poll(() => mails().length).toBe(15);
  const titles = () =>
    bySelector('b', mails())
      .elements()
      .map((title) => (title as HTMLElement).innerText);
  const first = titles();
  await button('Elegir').click();
  for (const at of [0, 1, 2]) await mails().nth(at).click();
  await button('Borrar').click();
  await confirmDelete().click();
  await expect
    .element(mails().first())
    .toHaveTextContent(first[3]?.split('\n').at(-1) ?? 'no fourth mail');
  await expect.poll(() => mails().length).toBe(15);
  await button('Ver más').click();
  await expect.poll(() => mails().length).toBe(30);
  const shown = titles();
  expect(new Set(shown).size).toBe(30);
  await reload();
  await button('Ver más').click();
  await expect.poll(() => mails().length).toBe(30);
  expect(titles()).toEqual(shown);
});

test('S2.10 login opens with the inbox as return address, for a visitor', async () => {
  const { open } = prepareApp();
  await open(INBOX);
  await expect.poll(address).toBe('/m/login?back=%2Fm%2FwebEmail');
});

test('S2.10 S8.17 the list loads on retry, when the server has failed', async () => {
  const { admin, allowConsole, logIn, open } = prepareApp();
  allowConsole(/The server failed/);
  await admin('faults', { path: LIST, kind: 'status', status: 500 });
  await logIn();
  await open(INBOX);
  const retry = page.getByRole('button', { name: 'Reintentar' });
  await expect.element(retry).toBeVisible();
  await expect.element(page.getByText('No se pudo cargar. Toca para reintentar.')).toBeVisible();
  await admin('faults', undefined, 'DELETE');
  await retry.click();
  await expect.poll(() => mails().length).toBe(8);
});

test('S2.10 a failed deletion deletes no mail and keeps the selection', async () => {
  const { admin, allowConsole } = await openInbox();
  allowConsole(/The server failed/);
  await button('Elegir').click();
  await mails().nth(1).click();
  await admin('faults', { path: DELETE, kind: 'status', status: 500 });
  await button('Borrar').click();
  await confirmDelete().click();
  await expect.element(toast()).toHaveTextContent(/No sabemos si se realizó/);
  await expect.poll(() => mails().length).toBe(8);
  await expect.element(mails().nth(1)).toHaveAttribute('aria-pressed', 'true');
  await admin('faults', undefined, 'DELETE');
  await button('Borrar').click();
  await confirmDelete().click();
  await expect.poll(() => mails().length).toBe(7);
});
