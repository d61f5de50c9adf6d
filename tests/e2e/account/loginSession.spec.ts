import type { Page } from 'playwright/test';
import { allRequests, requestsTo } from '../../helpers/requestLog';
import { expect, test } from '../helpers/fixtures';
import { toast, waitForIdleCode, waitForToasts } from '../helpers/locators';
import { moveTo } from '../helpers/navigation';
import { holdBack, watchCalls } from '../helpers/network';
import { logOut, startSession, storedSession } from '../helpers/session';
import * as login from './loginPage';

const REAL_ACCOUNT_PAGE = '/m/rewardCenter';
const realAccountRequired = 'Ingresa con una cuenta real para usar esta función';

test('S6.15 S8.13 asks a visitor to log in and returns to the page after it, also by way of registration', async ({
  page,
}) => {
  await page.goto(`${REAL_ACCOUNT_PAGE}?from=mail`);
  await expect(page).toHaveURL(/\/m\/login\?back=/);
  await expect(toast(page)).toHaveText('Primero ingresa a tu cuenta.');
  await page.getByRole('tab', { name: 'Crear cuenta' }).click();
  await expect(page).toHaveURL(/\/m\/register\?back=/);
  await page.getByRole('heading', { name: 'Crea tu cuenta' }).waitFor();
  await page.getByRole('tab', { name: 'Ingresar' }).click();
  await login.smsTab(page).waitFor();
  await login.logIn(page);
  await expect(page).toHaveURL(/\/m\/rewardCenter\?from=mail$/);
});

test('a logout in one tab ends the session in others, which leave the pages for members or load again', async ({
  page,
  context,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/home');
  const openTab = async (path: string) => {
    const session = await admin('personas', { persona: 'member' });
    const tab = await context.newPage();
    await tab.addInitScript((info) => {
      if (localStorage.getItem('autoLogin') !== '0')
        sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(info));
    }, session);
    await tab.goto(path);
    await expect(tab).toHaveURL(new RegExp(`${path}$`));
    return tab;
  };
  const other = await openTab(REAL_ACCOUNT_PAGE);
  await other.locator('h1').waitFor();
  const promotions = await openTab('/m/activity');
  const promotion = promotions.getByRole('main').getByText('Primera semana');
  await expect(promotion).toBeVisible();
  const loadedAgain = promotions.waitForResponse('**/MCSFE_getPromotions*');
  // The message is gone after some seconds, so it is awaited in both tabs at once, while the first one still logs out.
  const isTold = (tab: Page) => tab.getByText('Tu sesión se cerró. Ingresa otra vez.').waitFor();
  await Promise.all([isTold(other), isTold(promotions), logOut(page)]);
  await expect(other).toHaveURL(/\/m\/home$/);
  expect(await storedSession(other)).toBeNull();
  await loadedAgain;
  await expect(promotion).toBeVisible();
});

test.describe('an ended session', () => {
  test.use({ allowConsole: [/401|Failed to fetch|ERR_FAILED/] });

  test('S8.18 shows one message and opens the login once, when several requests fail', async ({
    page,
    admin,
  }) => {
    await startSession(page, admin);
    await page.goto('/m/help');
    await page.locator('h1').waitFor();
    await waitForIdleCode(page);
    const visits: string[] = [];
    page.on('framenavigated', (frame) => visits.push(new URL(frame.url()).pathname));
    await page.evaluate(() => {
      const messages: string[] = [];
      Object.assign(globalThis, { messages });
      const node = document.querySelector('[popover] [role=status]') as Element;
      new MutationObserver(() => {
        if (node.textContent) messages.push(node.textContent);
      }).observe(node, { childList: true, characterData: true, subtree: true });
    });
    await admin('clock', { advance: 25 * 3_600_000 });
    // The home page of the member loads the balance, the favourites, the unread marks and more.
    const { waitUntilIdle } = watchCalls(page);
    await moveTo(page, '/m/member/home');
    await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2F/);
    await login.smsTab(page).waitFor();
    await waitUntilIdle();
    expect(visits.filter((path) => path === '/m/login')).toHaveLength(1);
    expect(
      await page.evaluate(() => (globalThis as unknown as { messages: string[] }).messages),
    ).toEqual(['Tu sesión se cerró. Ingresa otra vez.']);
    expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
    const log = await allRequests(admin);
    expect(log.filter(({ status }) => status === 401).length).toBeGreaterThan(1);
  });

  test('S8.18 opens the login, when the renewal at the page load fails', async ({
    page,
    admin,
  }) => {
    await startSession(page, admin);
    await admin('clock', { advance: 25 * 3_600_000 });
    await page.goto('/m/home');
    await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fhome$/);
  });
});

// Every account type: tests/stores/accountType.test.ts.
test('S6.03 S6.04 S9.18 a page for real accounts opens while the type loads, and is an error for type 40', async ({
  page,
  admin,
}) => {
  const setType = (type: number) =>
    admin('state', { table: 'members', id: 'm-lucia', set: { type } });
  await setType(2);
  await startSession(page, admin);
  const release = await holdBack(page, '**/wps/member/info*');
  const requestSent = page.waitForRequest('**/wps/member/info*');
  await page.goto(REAL_ACCOUNT_PAGE);
  await requestSent;
  // The toasts are added when the page is idle.
  await waitForToasts(page);
  await expect(page.getByText(realAccountRequired)).toHaveCount(0);
  release();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${REAL_ACCOUNT_PAGE}$`));
  // The backend rejects what this type may not read.
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(realAccountRequired)).toHaveCount(0);
  await setType(40);
  await page.reload();
  await expect(page.getByText(realAccountRequired)).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
});

// More return addresses: src/app/returnPath.test.ts.
test('S7.03 S6.15 sends the device OTHERS only from the home screen, and returns to no other site', async ({
  page,
  admin,
}) => {
  await login.open(page);
  await login.logIn(page);
  await expect(page).toHaveURL(/\/m\/home$/);
  expect((await requestsTo(admin, login.LOGIN))[0]?.headers.device).not.toBe('OTHERS');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: true });
  });
  await login.open(page, `?back=${encodeURIComponent('/m/..//evil.example')}`);
  await login.logIn(page);
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/m\/home$/);
  expect((await requestsTo(admin, login.LOGIN))[1]?.headers.device).toBe('OTHERS');
});
