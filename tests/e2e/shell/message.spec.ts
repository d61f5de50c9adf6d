import { expect, test } from '../fixtures';
import { asked, enter } from './enter';

const MAIL = '/wps/relay/CSP_unreadCount';
const CHAT = '/wps/relay/CBS_unreadCount';
const LAUNCH = '/wps/relay/CBS_launchChat';

for (const path of ['/m/message', '/m/messages']) {
  test(`S2.11 ${path} is the message center`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Centro de mensajes' })).toBeVisible();
  });
}

test('S2.80 the message center has five kinds of rows', async ({ page, door }) => {
  await enter(page, door);
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

test('S2.81 the live chat row needs the flag CBS3', async ({ page, door }) => {
  await door('state', {
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
  test(`S4.42 S9.22 ${count} unread show as ${shown}`, async ({ page, door }) => {
    await door('scenarios', { name: `unread${count}` });
    await enter(page, door);
    await page.goto('/m/message');
    const badge = page.getByRole('link', { name: /Bandeja/ }).locator('.badge > [aria-hidden]');
    await expect(badge).toHaveText(shown);
  });
}

test('S4.42 nothing unread shows no badge', async ({ page, door }) => {
  await door('scenarios', { name: 'unread0' });
  await enter(page, door);
  const counted = page.waitForResponse(`**${MAIL}`);
  await page.goto('/m/message');
  await counted;
  await expect(page.getByRole('link', { name: /Anuncios/ }).locator('.badge')).toContainText('4');
  await expect(page.getByRole('link', { name: /Bandeja/ }).locator('.badge')).toBeHidden();
});

test('S4.42 without a session there is no badge and no question about it', async ({
  page,
  door,
}) => {
  await page.goto('/m/message');
  await expect(page.getByRole('link', { name: /Telegram/ })).toBeVisible();
  await expect(page.locator('.badge:visible')).toHaveCount(0);
  expect((await asked(door, MAIL)) + (await asked(door, CHAT))).toBe(0);
});

test('S6.12 a trial user is asked about no chat', async ({ page, door }) => {
  await enter(page, door, 'trial');
  const known = page.waitForResponse('**/wps/member/info*');
  await page.goto('/m/message');
  await known;
  await expect(page.getByRole('link', { name: /Anuncios/ }).locator('.badge')).toContainText('4');
  expect(await asked(door, CHAT)).toBe(0);
});

test('S6.12 without its flag the chat is not asked', async ({ page, door }) => {
  const flags = { CHATUNREAD3: false };
  await door('state', { table: 'settings', id: 'whiteLabel', set: { value: { flags } } });
  await enter(page, door);
  await page.goto('/m/message');
  await expect(page.getByRole('link', { name: /Bandeja/ }).locator('.badge')).toContainText('3');
  expect(await asked(door, CHAT)).toBe(0);
});

test('S9.09 S6.12 however often it is opened, mail and chat are asked once in 250 ms', async ({
  page,
  door,
}) => {
  await enter(page, door);
  await page.clock.install();
  await page.goto('/m/message');
  const row = page.getByRole('link', { name: /Bandeja/ });
  await expect(row.locator('.badge')).toContainText('3');
  await expect(page.getByRole('button', { name: /Chat en vivo/ }).locator('.badge')).toContainText(
    '2',
  );
  await page.clock.pauseAt(Date.now() + 60_000);
  // Whatever was held back so far is asked now.
  await page.clock.runFor(1000);
  await expect.poll(() => asked(door, CHAT)).toBe(2);
  const before = [await asked(door, MAIL), await asked(door, CHAT)];
  const more = async () => [
    (await asked(door, MAIL)) - (before[0] ?? 0),
    (await asked(door, CHAT)) - (before[1] ?? 0),
  ];
  for (let visit = 0; visit < 4; visit++) {
    await page.getByRole('link', { name: /Anuncios/ }).click();
    await expect(page).toHaveURL(/\/m\/notice$/);
    await page.goBack();
    await expect(row).toBeVisible();
  }
  await expect.poll(more).toEqual([1, 1]);
  await page.clock.runFor(240);
  expect(await more()).toEqual([1, 1]);
  await page.clock.runFor(20);
  await expect.poll(more).toEqual([2, 2]);
  await page.clock.runFor(2000);
  expect(await more()).toEqual([2, 2]);
});

test.describe('with a silent server', () => {
  test.use({ allowConsole: [/Failed to load resource/] });

  test('S7.20 an unread count that fails is silent', async ({ page, door }) => {
    await door('faults', { path: MAIL, kind: 'status', status: 400 });
    await enter(page, door);
    const failed = page.waitForResponse(`**${MAIL}`);
    await page.goto('/m/message');
    await failed;
    await expect(
      page.getByRole('button', { name: /Chat en vivo/ }).locator('.badge'),
    ).toContainText('2');
    await expect(page.locator('.toasts[data-kind]')).toHaveCount(0);
  });
});

test('S6.07 S6.08 S8.08 a trial user is told that the chat takes a real account', async ({
  page,
  door,
}) => {
  await enter(page, door, 'trial');
  await page.goto('/m/language');
  await page.getByText('English').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/m/message');
  await page.getByRole('button', { name: /Live chat/ }).click();
  await expect(page.locator('.toast')).toHaveText(
    'Please login an actual account to use this function',
  );
  expect(await asked(door, LAUNCH)).toBe(0);
});

test('S6.07 a visitor is asked to log in before a chat', async ({ page }) => {
  await page.goto('/m/message');
  await page.getByRole('button', { name: /Chat en vivo/ }).click();
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fmessage$/);
});

test('S4.48 the chat opens 500 ms after its address has come, whatever the taps', async ({
  page,
  door,
}) => {
  await enter(page, door);
  await page.route('**/play/chat.html*', (route) => route.fulfill({ body: '<h1>chat</h1>' }));
  await page.goto('/m/message');
  const row = page.getByRole('button', { name: /Chat en vivo/ });
  await expect(row.locator('.badge')).toContainText('2');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const come = page.waitForResponse(`**${LAUNCH}*`);
  await row.click();
  await row.click();
  await come;
  await page.clock.runFor(400);
  expect(page.url()).toContain('/m/message');
  await page.clock.runFor(200);
  await expect(page).toHaveURL(/\/play\/chat\.html/);
  expect(await asked(door, LAUNCH)).toBe(1);
});

test('S3.13 S1.12 a contact opens at its decoded address, beside the app', async ({ page }) => {
  await page.goto('/m/service');
  const whatsapp = page.locator('main').getByRole('link', { name: /WhatsApp/ });
  await expect(whatsapp).toHaveAttribute('href', 'https://wa.me/51900000021');
  await expect(whatsapp).toHaveAttribute('target', '_blank');
  await expect(whatsapp).toHaveAttribute('rel', /noopener/);
});
