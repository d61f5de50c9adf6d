import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/fixtures';
import { layoutFaults } from '../helpers/layoutFaults';
import { loadingIndicator } from '../helpers/locators';
import { moveToScreen } from '../helpers/navigation';
import { watchCalls } from '../helpers/network';
import { startSession } from '../helpers/session';

const SCREENS = [
  ...['/m/home', '/m/slot-games', '/m/activity', '/m/inviteFriends', '/m/rewardCenter'],
  ...[
    '/m/member/home',
    '/m/voucherCenter',
    '/m/vouReport',
    '/m/withdraw',
    '/m/bankCards',
    '/m/wallets',
  ],
  ...['/m/member/benefits', '/m/member/manualRebate', '/m/gameRecord', '/m/transaction/record'],
  ...['/m/profitandloss', '/m/securityCenter', '/m/webEmail', '/m/message', '/m/jackpot'],
  ...['/m/winnerBoard', '/m/app'],
];

/** Screens with names of members, games, banks and mails. */
const SCREENS_WITH_NAMES = [
  ...['/m/home', '/m/slot-games', '/m/member/home', '/m/bankCards', '/m/rewardCenter'],
  ...['/m/gameRecord', '/m/securityCenter', '/m/webEmail', '/m/winnerBoard', '/m/activity'],
];

/** Opens each screen inside the app and collects the faults of its layout. */
async function findFaults(page: Page, screens: string[]) {
  const { waitUntilIdle } = watchCalls(page);
  const faults: Record<string, string[]> = {};
  await page.goto('/m/language');
  await page.locator('h1').waitFor();
  for (const href of screens) {
    await moveToScreen(page, href);
    await expect(page.locator('main *').first()).toBeAttached();
    await expect(loadingIndicator(page)).toHaveCount(0);
    await waitUntilIdle();
    const found = await layoutFaults(page);
    if (found.length) faults[href] = found;
  }
  return faults;
}

const useLargeText = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      document.documentElement.style.fontSize = '32px';
    }),
  );

test.use({ viewport: { width: 320, height: 640 } });

test('nothing is cut, covered or wider than a window of 320 px, when the text is twice as large', async ({
  page,
  admin,
}) => {
  test.slow();
  await admin('scenarios', { name: 'noPopups' });
  await startSession(page, admin);
  await useLargeText(page);
  expect(await findFaults(page, SCREENS)).toEqual({});
});

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('banners are whole and labels of hosts lie apart, when the text is twice as large', async ({
    page,
    admin,
  }) => {
    await admin('scenarios', { name: 'noPopups' });
    await useLargeText(page);
    const host = { photo: '', nodeId: '100002', gameName: 'Ruleta', isOnline: false };
    const value = ['Camila', 'Abril', 'Jimena'].map((name) => ({ ...host, id: name, name }));
    await page.route('**/wps/relay/CBS_modelList*', (route) =>
      route.fulfill({ json: { success: true, value } }),
    );
    expect(await findFaults(page, ['/m/register', '/m/home'])).toEqual({});
    await page.getByRole('region', { name: 'Crupieres en vivo' }).scrollIntoViewIfNeeded();
    await page.getByText('Sin transmisión').first().scrollIntoViewIfNeeded();
    expect(await layoutFaults(page)).toEqual([]);
  });
});

const LONG = {
  name: 'maximilianoguadalupefernandezdelaconstitucionvillavicencioymontalbanortizdelrioo',
  title: 'Maximiliano Guadalupe Fernández de la Constitución Villavicencio y Montalbán Ort',
};
const ONE_WORD = /^(nickname|account|userName|labelName)$/;
const TITLES =
  /^(gameName|nodeName|displayName|title|kicker|action|bankName|payeeName|name|remark|memberName|vendorName)$/;

/** The reply with 80 characters in each field that holds a name or a title. */
function withLongTexts(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withLongTexts(item, key));
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, withLongTexts(item, name)]),
    );
  if (typeof value !== 'string' || !value || value.includes('/')) return value;
  if (ONE_WORD.test(key)) return LONG.name;
  return TITLES.test(key) ? LONG.title : value;
}

test('no screen is cut, covered or over 320 px wide with names of 80 characters', async ({
  page,
  admin,
}) => {
  test.slow();
  await admin('scenarios', { name: 'noPopups' });
  await startSession(page, admin);
  await page.route(/\/(wps|lgw|lotto\/lgw)\//, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, json: withLongTexts(await response.json()) });
  });
  expect(await findFaults(page, SCREENS_WITH_NAMES)).toEqual({});
  await moveToScreen(page, '/m/home');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await expect(page.getByRole('dialog').getByText(LONG.name).last()).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
});
