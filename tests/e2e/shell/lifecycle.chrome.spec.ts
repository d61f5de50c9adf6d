import type { Page } from 'playwright/test';
import { countRequests } from '../../helpers/requestLog';
import { expect, test } from '../helpers/fixtures';
import { balance, header, waitForIdleCode } from '../helpers/locators';
import { setHidden } from '../helpers/pageShown';
import { startSession } from '../helpers/session';

/** Marks the page, so that a test can tell whether it came back or was loaded again. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'isMarked' in window);

test('a page from the back/forward cache requests again, and shows nothing of a logged-out member', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/member/home');
  await expect(page.getByText('lucia').first()).toBeVisible();
  // By then the page has all of its listeners.
  await waitForIdleCode(page);
  await mark(page);
  await page.goto('/m/help');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await admin('log', undefined, 'DELETE');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/m\/member\/home$/);
  expect(await isSamePage(page)).toBe(true);
  await expect.poll(() => countRequests(admin, '/wps/member/info')).toBe(1);
  for (const path of ['/wps/session/renew', '/wps/wallets/gcs'])
    await expect.poll(() => countRequests(admin, path), { message: path }).toBe(1);

  await page.goto('/m/help');
  await page.evaluate(() => sessionStorage.removeItem('MC_SESSION_INFO'));
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/m\/login/);
  await expect(page.getByText('lucia')).toHaveCount(0);
});

test.describe('with an event stream', () => {
  test.use({ allowConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test('a deposit and a mail show at once without a request, and a hidden tab has no stream', async ({
    page,
    admin,
    context,
  }) => {
    const streams = async () => (await admin('streams', undefined, 'GET')).open;
    const sum = async () => Number((await balance(page).textContent())?.replace(/[^\d.]/g, ''));
    const unread = header(page).getByRole('link', { name: 'Mensajes' });
    await admin('scenarios', { name: 'eventStream' });
    await startSession(page, admin);
    await page.goto('/m/home');
    await expect(balance(page)).toContainText('1,284.50');
    await expect(unread).toContainText('9 sin leer');
    await expect.poll(streams).toBe(1);
    await admin('log', undefined, 'DELETE');

    await admin('scenarios', { name: 'depositsPaid' });
    await expect.poll(sum).toBeGreaterThan(1284.5);
    const paid = await sum();
    await admin('pushes', { kind: 'mail' });
    await expect(unread).toContainText('12 sin leer');
    for (const path of ['/wps/wallets/gcs', '/wps/relay/CSP_unreadCount'])
      expect(await countRequests(admin, path), path).toBe(0);

    await context.setOffline(true);
    await expect.poll(streams).toBe(0);
    await admin('pushes', { kind: 'balance', amount: 100 });
    await context.setOffline(false);
    await expect.poll(sum).toBe(paid + 100);
    await expect.poll(streams).toBe(1);

    await setHidden(page, true);
    await expect.poll(streams).toBe(0);
    await setHidden(page, false);
    await expect.poll(streams).toBe(1);

    await mark(page);
    await page.goto('/m/help');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(sum).toBe(paid + 100);
    expect(await isSamePage(page)).toBe(true);
    await expect.poll(streams).toBe(1);
  });
});
