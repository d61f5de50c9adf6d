import { expectToLast } from '../durations';
import { expect, test } from '../fixtures';
import { countRequests, startSession } from '../session';

const UNREAD_MAIL = '/wps/relay/CSP_unreadCount';
const UNREAD_CHAT = '/wps/relay/CBS_unreadCount';
const LAUNCH_CHAT = '/wps/relay/CBS_launchChat';

for (const path of ['/m/message', '/m/messages']) {
  test(`S2.11 the message center opens, at ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Centro de mensajes' })).toBeVisible();
  });
}

test('S2.80 the message center has five kinds of rows, for a member', async ({ page, admin }) => {
  await startSession(page, admin);
  await page.goto('/m/message');
  const main = page.locator('main');
  await expect(main.getByRole('link', { name: /Anuncios/ })).toHaveAttribute('href', '/m/notice');
  await expect(main.getByRole('link', { name: /Bandeja/ })).toHaveAttribute('href', '/m/webEmail');
  await expect(main.getByRole('link', { name: /Telegram/ })).toHaveAttribute(
    'href',
    'https://t.me/feria_ejemplo',
  );
  await expect(main.getByRole('button', { name: /Chat en vivo/ }).locator('.badge')).toContainText(
    '2',
  );
  await expect(main.getByRole('link', { name: /Atención al cliente/ })).toBeVisible();
});

test('S2.81 the live chat row is hidden, when the flag CBS3 is off', async ({ page, admin }) => {
  await admin('state', {
    table: 'settings',
    id: 'whiteLabel',
    set: { value: { flags: { CBS3: false } } },
  });
  await page.goto('/m/message');
  await expect(page.getByRole('link', { name: /Telegram/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Chat en vivo/ })).toHaveCount(0);
});

for (const [count, shown] of [
  [99, '99'],
  [100, '99+'],
] as const) {
  test(`S4.42 S9.22 the badge shows ${shown}, when ${count} mails are unread`, async ({
    page,
    admin,
  }) => {
    await admin('scenarios', { name: `unread${count}` });
    await startSession(page, admin);
    await page.goto('/m/message');
    const badge = page.getByRole('link', { name: /Bandeja/ }).locator('.badge > [aria-hidden]');
    await expect(badge).toHaveText(shown);
  });
}

test('S4.42 no badge is shown, when nothing is unread', async ({ page, admin }) => {
  await admin('scenarios', { name: 'unread0' });
  await startSession(page, admin);
  const countLoaded = page.waitForResponse(`**${UNREAD_MAIL}`);
  await page.goto('/m/message');
  await countLoaded;
  await expect(page.getByRole('link', { name: /Anuncios/ }).locator('.badge')).toContainText('4');
  await expect(page.getByRole('link', { name: /Bandeja/ }).locator('.badge')).toBeHidden();
});

test('S4.42 no badge is shown and no unread count is requested, for a visitor', async ({
  page,
  admin,
}) => {
  await page.goto('/m/message');
  await expect(page.getByRole('link', { name: /Telegram/ })).toBeVisible();
  await expect(page.locator('.badge:visible')).toHaveCount(0);
  expect(
    (await countRequests(admin, UNREAD_MAIL)) + (await countRequests(admin, UNREAD_CHAT)),
  ).toBe(0);
});

test('S6.12 the unread count of the chat is not requested, for a trial account', async ({
  page,
  admin,
}) => {
  await startSession(page, admin, 'trial');
  const memberLoaded = page.waitForResponse('**/wps/member/info*');
  await page.goto('/m/message');
  await memberLoaded;
  await expect(page.getByRole('link', { name: /Anuncios/ }).locator('.badge')).toContainText('4');
  expect(await countRequests(admin, UNREAD_CHAT)).toBe(0);
});

test('S6.12 the unread count of the chat is not requested, when its flag is off', async ({
  page,
  admin,
}) => {
  const flags = { CHATUNREAD3: false };
  await admin('state', { table: 'settings', id: 'whiteLabel', set: { value: { flags } } });
  await startSession(page, admin);
  await page.goto('/m/message');
  await expect(page.getByRole('link', { name: /Bandeja/ }).locator('.badge')).toContainText('3');
  expect(await countRequests(admin, UNREAD_CHAT)).toBe(0);
});

test('S9.09 S6.12 the unread counts of mail and chat are requested once in 250 ms, when the page is opened repeatedly', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.clock.install();
  await page.goto('/m/message');
  const row = page.getByRole('link', { name: /Bandeja/ });
  await expect(row.locator('.badge')).toContainText('3');
  await expect(page.getByRole('button', { name: /Chat en vivo/ }).locator('.badge')).toContainText(
    '2',
  );
  await page.clock.pauseAt(Date.now() + 60_000);
  // Requests that were throttled so far are sent now.
  await page.clock.runFor(1000);
  await expect.poll(() => countRequests(admin, UNREAD_CHAT)).toBe(2);
  const before = [await countRequests(admin, UNREAD_MAIL), await countRequests(admin, UNREAD_CHAT)];
  const newRequests = async () => [
    (await countRequests(admin, UNREAD_MAIL)) - (before[0] ?? 0),
    (await countRequests(admin, UNREAD_CHAT)) - (before[1] ?? 0),
  ];
  for (let visit = 0; visit < 4; visit++) {
    await page.getByRole('link', { name: /Anuncios/ }).click();
    await expect(page).toHaveURL(/\/m\/notice$/);
    await page.goBack();
    await expect(row).toBeVisible();
  }
  await expect.poll(newRequests).toEqual([1, 1]);
  await page.clock.runFor(240);
  expect(await newRequests()).toEqual([1, 1]);
  await page.clock.runFor(20);
  await expect.poll(newRequests).toEqual([2, 2]);
  await page.clock.runFor(2000);
  expect(await newRequests()).toEqual([2, 2]);
});

test.describe('when the server fails,', () => {
  test.use({ allowConsole: [/Failed to load resource/] });

  test('S7.20 no error is shown for the unread count', async ({ page, admin }) => {
    await admin('faults', { path: UNREAD_MAIL, kind: 'status', status: 400 });
    await startSession(page, admin);
    const failed = page.waitForResponse(`**${UNREAD_MAIL}`);
    await page.goto('/m/message');
    await failed;
    await expect(
      page.getByRole('button', { name: /Chat en vivo/ }).locator('.badge'),
    ).toContainText('2');
    await expect(page.locator('.toasts[data-kind]')).toHaveCount(0);
  });
});

test('S6.07 S6.08 S8.08 an English toast says that the chat requires a real account, for a trial account', async ({
  page,
  admin,
}) => {
  await startSession(page, admin, 'trial');
  await page.goto('/m/language');
  await page.getByText('English').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/m/message');
  await page.getByRole('button', { name: /Live chat/ }).click();
  await expect(page.locator('.toast')).toHaveText(
    'Please login an actual account to use this function',
  );
  expect(await countRequests(admin, LAUNCH_CHAT)).toBe(0);
});

test('S6.06 S6.07 a toast says for 2 s that inbox and chat require a real account, for a trial account', async ({
  page,
  admin,
}) => {
  await startSession(page, admin, 'trial');
  await page.clock.install();
  await page.goto('/m/message');
  const chat = page.getByRole('button', { name: /Chat en vivo/ });
  await expect(chat).toBeVisible();
  await expect(page.locator('.toasts')).toBeAttached();
  await page.clock.pauseAt(Date.now() + 60_000);
  const toast = page.getByText('Ingresa con una cuenta real para usar esta función');
  for (const row of [chat, page.getByRole('link', { name: /Bandeja/ })]) {
    await row.click();
    await expectToLast(page, toast, 2000);
    await expect(page).toHaveURL(/\/m\/message$/);
  }
  expect(
    (await countRequests(admin, LAUNCH_CHAT)) + (await countRequests(admin, UNREAD_MAIL)),
  ).toBe(0);
});

test('S6.07 login opens, when a visitor taps the chat', async ({ page }) => {
  await page.goto('/m/message');
  await page.getByRole('button', { name: /Chat en vivo/ }).click();
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fmessage$/);
});

test('S4.48 the chat opens once, 500 ms after its address has loaded, when its row is tapped twice', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.route('**/play/chat.html*', (route) => route.fulfill({ body: '<h1>chat</h1>' }));
  await page.goto('/m/message');
  const row = page.getByRole('button', { name: /Chat en vivo/ });
  await expect(row.locator('.badge')).toContainText('2');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const launchReply = page.waitForResponse(`**${LAUNCH_CHAT}*`);
  await row.click();
  await row.click();
  await launchReply;
  await page.clock.runFor(400);
  expect(page.url()).toContain('/m/message');
  await page.clock.runFor(200);
  await expect(page).toHaveURL(/\/play\/chat\.html/);
  expect(await countRequests(admin, LAUNCH_CHAT)).toBe(1);
});

test('S3.13 S1.12 a contact links to its decoded address in a new tab', async ({ page }) => {
  await page.goto('/m/service');
  const whatsapp = page.locator('main').getByRole('link', { name: /WhatsApp/ });
  await expect(whatsapp).toHaveAttribute('href', 'https://wa.me/51900000021');
  await expect(whatsapp).toHaveAttribute('target', '_blank');
  await expect(whatsapp).toHaveAttribute('rel', /noopener/);
});
