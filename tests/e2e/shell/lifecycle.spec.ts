import type { Page } from 'playwright/test';
import { BROWSER_ARGS, findBrowser } from '../../../scripts/browser.mjs';
import { expect, test } from '../fixtures';
import { countRequests, startSession } from '../session';

// Playwright turns the back/forward cache off.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: BROWSER_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Waits until the page is idle, so that all of its listeners are there, and marks it. */
async function settleAndMark(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
}
const isSamePage = (page: Page) => page.evaluate(() => 'isMarked' in window);

test('a page is kept in the back/forward cache: it comes back with one request for balance, session and member, and shows nothing of a member who has logged out', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/member/home');
  await expect(page.getByText('lucia').first()).toBeVisible();
  await settleAndMark(page);
  await page.goto('/m/help');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await admin('log', undefined, 'DELETE');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/m\/member\/home$/);
  expect(await isSamePage(page)).toBe(true);
  await expect.poll(() => countRequests(admin, '/wps/member/info')).toBe(1);
  for (const path of ['/wps/session/renew', '/wps/wallets/gcs'])
    expect(await countRequests(admin, path), path).toBe(1);

  await page.goto('/m/help');
  await page.evaluate(() => sessionStorage.removeItem('MC_SESSION_INFO'));
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/m\/login/);
  await expect(page.getByText('lucia')).toHaveCount(0);
});
