import type { Page } from 'playwright/test';
import { screenOf } from '../crawl/routeNames';
import { contractEndpoints } from '../helpers/contractEndpoints';
import { expect, test } from '../helpers/fixtures';
import { loadingIndicator } from '../helpers/locators';
import { moveTo, moveToScreen } from '../helpers/navigation';
import { watchCalls } from '../helpers/network';
import { logOut, storedSession } from '../helpers/session';
import * as login from './loginPage';

/** The first member types this into every field. Fields for digits keep only the digits. */
const TYPED = 'Borrador 48291';
/** The countdown of the download bar. */
const COUNTDOWN = /\d\d:\d\d$/;
/** At the end of each shift the tables on home have other viewers. The test ends within one. */
const LIVE_SHIFT_MS = 15 * 60_000;
/** Returns who is logged in. No screen for members opens without it. */
const MEMBER_INFO = '/wps/member/info';

/** One screen or more for each kind of data. Every store: tests/stores/sessionChange.test.ts. */
const SCREENS = [
  ...['/m/home', '/m/activity', '/m/message', '/m/search', '/m/webEmail', '/m/support'],
  ...['/m/member/home', '/m/securityCenter', '/m/kyc', '/m/rewardCenter', '/m/inviteFriends'],
  ...['/m/voucherCenter', '/m/withdraw', '/m/bankCards', '/m/gameRecord', '/m/transaction/record'],
];

/** Paths of the endpoints that return data of the logged-in member. */
async function memberPaths() {
  const endpoints = await contractEndpoints();
  return new Set(endpoints.flatMap(({ auth, path }) => (auth ? path : [])));
}

/** The texts that a person can see: lines of text and the values of fields. */
const readScreen = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
      .filter(({ type }) => !['checkbox', 'radio', 'file'].includes(type))
      .map(({ value }) => value);
    return [...document.body.innerText.split('\n'), ...fields]
      .map((line) => line.replaceAll('\u00a0', ' ').trim())
      .filter((line) => line.length > 1);
  });

const readStorage = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** Types into every field of the screen, without submitting a form. */
const typeEverywhere = (page: Page) =>
  page.evaluate((typed) => {
    const fields = document.querySelectorAll<HTMLInputElement>(
      'main :is(input:not([type=radio], [type=checkbox], [type=file], [type=date]), textarea)',
    );
    for (const field of fields) {
      if (field.disabled || field.readOnly || !field.checkVisibility()) continue;
      // Fires the same events as typing.
      field.focus();
      document.execCommand('insertText', false, typed);
    }
  }, TYPED);

async function logIn(page: Page, account: string) {
  await moveTo(page, '/m/login');
  await login.smsTab(page).waitFor();
  await login.logIn(page, account);
  await expect(page).toHaveURL(/\/m\/home$/);
}

async function logOutOnHome(page: Page) {
  await moveToScreen(page, '/m/home');
  await logOut(page);
}

async function open(page: Page, path: string) {
  // Some addresses, such as those of agent contracts, are parts of one screen.
  const isOtherScreen = screenOf(path) !== screenOf(page.url());
  await (isOtherScreen ? moveToScreen(page, path) : moveTo(page, path));
  await expect(page, path).toHaveURL(new RegExp(`${path}$`));
  await expect(loadingIndicator(page)).toHaveCount(0);
  await expect(page.locator('main *').first()).toBeAttached();
}

/** The texts of every screen, before data of the member has loaded. */
async function readAll(page: Page) {
  const textsByPath = new Map<string, string[]>();
  for (const path of SCREENS) {
    await open(page, path);
    await expect(page.getByRole('heading').first()).toBeAttached();
    textsByPath.set(path, await readScreen(page));
  }
  return textsByPath;
}

test('no data of the first member is shown or stored, when a second member logs in in the same tab', async ({
  page,
  admin,
  browser,
  context,
  baseURL,
}) => {
  test.setTimeout(6 * test.info().timeout);
  await admin('scenarios', { name: 'noPopups' });
  const { now } = await admin('clock', {});
  await admin('clock', { advance: LIVE_SHIFT_MS - (now % LIVE_SHIFT_MS) });
  const pathsOfMembers = await memberPaths();
  expect(pathsOfMembers.size).toBeGreaterThan(30);
  let isHeldBack = false;
  const holdBackMemberData = (page: Page) =>
    page.route(
      ({ pathname }) => isHeldBack && pathsOfMembers.has(pathname) && pathname !== MEMBER_INFO,
      // The request is never answered.
      () => new Promise(() => {}),
    );
  await holdBackMemberData(page);
  const { waitUntilIdle } = watchCalls(page);

  await page.goto('/m/home');
  await logIn(page, 'lucia');
  const first = await storedSession(page);
  const seenByFirst = new Map<string, string[]>();
  for (const path of SCREENS) {
    await open(page, path);
    await waitUntilIdle();
    await typeEverywhere(page);
    seenByFirst.set(path, await readScreen(page));
  }
  await logOutOnHome(page);
  for (const secret of [first.token, 'lucia', 'Lucía', TYPED, '48291'])
    expect(await readStorage(page), 'storage after the logout').not.toContain(secret);

  isHeldBack = true;
  await logIn(page, 'victor');
  const seenBySecond = await readAll(page);
  for (const secret of [first.token, 'lucia', 'Lucía', TYPED, '48291'])
    expect(await readStorage(page), 'storage of the second member').not.toContain(secret);

  // Texts that the second member also sees in another browser are not data of the first member. They may appear
  // later there, because it must load the script of each screen. A new tab would take the session of this one.
  const { cookies } = await context.storageState();
  const otherBrowser = await browser.newContext({
    baseURL,
    storageState: { cookies, origins: [] },
  });
  const otherPage = await otherBrowser.newPage();
  await holdBackMemberData(otherPage);
  await otherPage.goto('/m/home');
  await logIn(otherPage, 'victor');
  for (const path of SCREENS) {
    const firstTexts = new Set(seenByFirst.get(path));
    const sharedTexts =
      seenBySecond.get(path)?.filter((line) => firstTexts.has(line) && !COUNTDOWN.test(line)) ?? [];
    await open(otherPage, path);
    const textsOfFirstOnly = async () => {
      const otherTexts = new Set(await readScreen(otherPage));
      return sharedTexts.filter((line) => !otherTexts.has(line));
    };
    await expect.configure({ soft: true }).poll(textsOfFirstOnly, { message: path }).toEqual([]);
  }
  await otherBrowser.close();
});
