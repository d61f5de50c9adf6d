import { expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { main, toast } from '../../helpers/locators';
import { settled } from '../../helpers/mount';
import { address, prepareApp } from '../../helpers/openApp';
import { countRequests } from '../../helpers/requestLog';
import { setFlags } from '../../helpers/settings';

const UNREAD_MAIL = '/wps/relay/CSP_unreadCount';
const UNREAD_CHAT = '/wps/relay/CBS_unreadCount';
const LAUNCH_CHAT = '/wps/relay/CBS_launchChat';
const TOAST_MS = 2000;
/** Allowed difference from it. */
const TOLERANCE_MS = 150;

const title = () => page.getByRole('heading', { name: 'Centro de mensajes' });
const mailRow = () => main().getByRole('link', { name: /^Bandeja/ });
const noticeRow = () => main().getByRole('link', { name: /^Anuncios/ });
const chatRow = () => main().getByRole('button', { name: /^Chat en vivo/ });
const telegramRow = () => main().getByRole('link', { name: /Telegram/ });
const unread = (row: Locator) => row.getByText(/sin leer/);

test('S2.11 S4.42 the message center has no badges for a visitor, and requests no counts', async () => {
  const { admin, open } = prepareApp();
  for (const path of ['/m/messages', '/m/message']) {
    await open(path);
    await expect.element(title()).toBeVisible();
  }
  await expect.element(telegramRow()).toBeVisible();
  const badges = page.getByText(/sin leer/).elements();
  expect(badges.filter((badge) => badge.checkVisibility())).toEqual([]);
  for (const path of [UNREAD_MAIL, UNREAD_CHAT]) expect(await countRequests(admin, path)).toBe(0);
});

test('S6.07 the chat opens the login for a visitor', async () => {
  const { open } = prepareApp();
  await open('/m/message');
  await chatRow().click();
  await expect.poll(address).toBe('/m/login?back=%2Fm%2Fmessage');
});

test('S2.80 the message center has five kinds of rows', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open('/m/message');
  await expect.element(noticeRow()).toHaveAttribute('href', '/m/notice');
  await expect.element(mailRow()).toHaveAttribute('href', '/m/webEmail');
  await expect.element(telegramRow()).toHaveAttribute('href', 'https://t.me/feria_ejemplo');
  await expect.element(main().getByRole('link', { name: /Atención al cliente/ })).toBeVisible();
  await expect.element(unread(chatRow())).toHaveTextContent(/^2 sin leer$/);
});

test('S2.81 the live chat row is hidden, when the flag CBS3 is off', async () => {
  const { admin, open } = prepareApp();
  await setFlags(admin, { CBS3: false });
  await open('/m/message');
  await expect.element(telegramRow()).toBeVisible();
  await expect.element(chatRow()).not.toBeInTheDocument();
});

test('S4.42 S9.22 the badge shows 99+ for 100 unread mails, 99 for 99, and nothing for none', async () => {
  const { admin, logIn, open } = prepareApp();
  await admin('scenarios', { name: 'unread100' });
  await logIn();
  await open('/m/message');
  const badge = unread(mailRow());
  await expect.element(badge).toHaveTextContent(/^99\+ sin leer$/);
  for (const count of [99, 0]) {
    await admin('scenarios', { name: `unread${count}` });
    await noticeRow().click();
    await expect.element(page.getByRole('article').first()).toBeVisible();
    history.back();
    await expect.element(mailRow()).toBeVisible();
    if (count) await expect.element(badge).toHaveTextContent(/^99 sin leer$/);
    else await expect.element(badge).not.toBeVisible();
  }
  await expect.element(unread(noticeRow())).toHaveTextContent(/^4 sin leer$/);
});

test('S7.20 no error is shown for the unread count, when it cannot be loaded', async () => {
  const { admin, logIn, open } = prepareApp();
  await admin('faults', { path: UNREAD_MAIL, kind: 'status', status: 400 });
  await logIn();
  await open('/m/message');
  await expect.poll(() => countRequests(admin, UNREAD_MAIL)).toBeGreaterThan(0);
  await expect.element(unread(chatRow())).toHaveTextContent(/^2 sin leer$/);
  await expect.element(toast()).toBeInTheDocument();
  await settled();
  expect(toast().element().textContent).toBe('');
});

/** A trial account taps a row. The address stays, and nothing of inbox and chat is requested. */
async function expectDenied(row: Locator) {
  const { admin, logIn, open } = prepareApp();
  await logIn('trial');
  await open('/m/message');
  await expect.element(unread(noticeRow())).toHaveTextContent(/^4 sin leer$/);
  await expect.element(toast()).toBeInTheDocument();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await row.click();
  // The row opens by a timer after the next frame.
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(1);
      return toast().element().textContent;
    })
    .toBe('Ingresa con una cuenta real para usar esta función');
  await vi.advanceTimersByTimeAsync(TOAST_MS - TOLERANCE_MS);
  await expect.element(toast()).toBeVisible();
  await expect.element(toast()).toHaveTextContent(/./);
  await vi.advanceTimersByTimeAsync(2 * TOLERANCE_MS);
  await expect.element(toast()).toHaveTextContent(/^$/);
  expect(address()).toBe('/m/message');
  for (const path of [LAUNCH_CHAT, UNREAD_MAIL, UNREAD_CHAT])
    expect(await countRequests(admin, path), path).toBe(0);
}

test('S1.07 S6.06 S8.08 a trial account that opens the inbox gets a toast for 2 seconds', () =>
  expectDenied(mailRow()));

test('S6.07 S6.12 S8.08 a trial account that opens the chat gets a toast for 2 seconds', () =>
  expectDenied(chatRow()));

test('S6.08 the toast for a trial account is in the chosen language', async () => {
  const { logIn, open, goTo } = prepareApp();
  await logIn('trial');
  await open('/m/language');
  await page.getByText('English').click();
  await expect.poll(() => document.documentElement.lang).toBe('en');
  goTo('/m/message');
  await page.getByRole('button', { name: /Live chat/ }).click();
  await expect
    .element(toast())
    .toHaveTextContent(/^Please login an actual account to use this function$/);
});
