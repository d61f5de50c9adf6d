import type { Locator, Page } from 'playwright/test';
import { countRequests } from '../../helpers/requestLog';
import { setFlags } from '../../helpers/settings';
import { passFrame, pauseClock, watchTimer } from '../helpers/clock';
import { expectToLast } from '../helpers/durations';
import { expect, test } from '../helpers/fixtures';
import { toast, waitForToasts } from '../helpers/locators';
import { moveTo } from '../helpers/navigation';
import { startSession } from '../helpers/session';

const UNREAD_MAIL = '/wps/relay/CSP_unreadCount';
const UNREAD_CHAT = '/wps/relay/CBS_unreadCount';
const LAUNCH_CHAT = '/wps/relay/CBS_launchChat';

const mailRow = (page: Page) => page.getByRole('link', { name: /^Bandeja/ });
const noticeRow = (page: Page) => page.getByRole('link', { name: /^Anuncios/ });
const chatRow = (page: Page) => page.getByRole('button', { name: /^Chat en vivo/ });
const unread = (row: Locator) => row.getByText(/sin leer/);

test('S2.11 S4.42 S6.07 the message center has no badges for a visitor, and the chat opens the login', async ({
  page,
  admin,
}) => {
  await page.goto('/m/messages');
  await expect(page.getByRole('heading', { name: 'Centro de mensajes' })).toBeVisible();
  await page.goto('/m/message');
  await expect(page.getByRole('heading', { name: 'Centro de mensajes' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Telegram/ })).toBeVisible();
  await expect(page.getByText(/sin leer/).and(page.locator(':visible'))).toHaveCount(0);
  for (const path of [UNREAD_MAIL, UNREAD_CHAT]) expect(await countRequests(admin, path)).toBe(0);
  await chatRow(page).click();
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fmessage$/);
});

test('S2.80 S4.48 S7.22 the message center has five kinds of rows, and a double tap opens the chat once', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.route('**/play/chat.html*', (route) => route.fulfill({ body: '<h1>chat</h1>' }));
  await page.goto('/m/message');
  const main = page.getByRole('main');
  await expect(noticeRow(page)).toHaveAttribute('href', '/m/notice');
  await expect(mailRow(page)).toHaveAttribute('href', '/m/webEmail');
  await expect(main.getByRole('link', { name: /Telegram/ })).toHaveAttribute(
    'href',
    'https://t.me/feria_ejemplo',
  );
  await expect(main.getByRole('link', { name: /Atención al cliente/ })).toBeVisible();
  await expect(unread(chatRow(page))).toHaveText('2 sin leer');

  await page.clock.install();
  await pauseClock(page);
  const isWaiting = await watchTimer(page, 500);
  const launchReply = page.waitForResponse(`**${LAUNCH_CHAT}*`);
  await chatRow(page).click();
  await chatRow(page).click();
  const query = new URL((await launchReply).url()).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    b2c: '1',
    language: 'ES',
    title: 'Ayuda de Feria',
    headerColor: expect.stringMatching(/^#[\da-f]{3,8}$/i),
    backUrl: '/m/message',
  });
  await expect.poll(isWaiting).toBe(true);
  await page.clock.runFor(499);
  expect(page.url()).toContain('/m/message');
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/play\/chat\.html/);
  expect(await countRequests(admin, LAUNCH_CHAT)).toBe(1);
});

test('S2.81 the live chat row is hidden, when the flag CBS3 is off', async ({ page, admin }) => {
  await setFlags(admin, { CBS3: false });
  await page.goto('/m/message');
  await expect(page.getByRole('link', { name: /Telegram/ })).toBeVisible();
  await expect(chatRow(page)).toHaveCount(0);
});

test('S4.42 S9.22 the badge shows 99+ for 100 unread mails, 99 for 99, and nothing for none', async ({
  page,
  admin,
}) => {
  await admin('scenarios', { name: 'unread100' });
  await startSession(page, admin);
  await page.goto('/m/message');
  const badge = unread(mailRow(page));
  await expect(badge).toHaveText('99+ sin leer');
  for (const count of [99, 0]) {
    await admin('scenarios', { name: `unread${count}` });
    await noticeRow(page).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goBack();
    if (count) await expect(badge).toHaveText('99 sin leer');
    else await expect(badge).toBeHidden();
  }
  await expect(unread(noticeRow(page))).toHaveText('4 sin leer');
});

test.describe('when the server fails,', () => {
  test.use({ allowConsole: [/Failed to load resource/] });

  test('S7.20 no error is shown for the unread count', async ({ page, admin }) => {
    await admin('faults', { path: UNREAD_MAIL, kind: 'status', status: 400 });
    await startSession(page, admin);
    const failed = page.waitForResponse(`**${UNREAD_MAIL}`);
    await page.goto('/m/message');
    await failed;
    await expect(unread(chatRow(page))).toHaveText('2 sin leer');
    await waitForToasts(page);
    expect(await toast(page).textContent()).toBe('');
  });
});

test('S6.06 S6.07 S6.08 a trial account gets a toast for inbox and chat, and nothing is requested', {
  tag: ['@S1.07', '@S6.12', '@S8.08'],
}, async ({ page, admin }) => {
  await startSession(page, admin, 'trial');
  await page.clock.install();
  await page.goto('/m/message');
  await expect(unread(noticeRow(page))).toHaveText('4 sin leer');
  await waitForToasts(page);
  await pauseClock(page);
  const spanish = page.getByText('Ingresa con una cuenta real para usar esta función');
  for (const row of [chatRow(page), mailRow(page)]) {
    await row.click();
    await passFrame(page, spanish);
    await expectToLast(page, spanish, 2000);
    await expect(page).toHaveURL(/\/m\/message$/);
  }
  await page.clock.resume();
  await moveTo(page, '/m/language');
  await page.getByText('English').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goBack();
  await page.getByRole('button', { name: /Live chat/ }).click();
  await expect(toast(page)).toHaveText('Please login an actual account to use this function');
  for (const path of [LAUNCH_CHAT, UNREAD_MAIL, UNREAD_CHAT])
    expect(await countRequests(admin, path), path).toBe(0);
});
