import { watchRequests } from '../../bench/visit.mjs';
import { expect, test } from '../fixtures';

test.use({ viewport: { width: 390, height: 844 } });

const FIRST = [
  '/wps/system/settings/consolidated',
  '/wps/system/whitelabel',
  '/wps/system/status',
  '/wps/wallets/merchant',
  '/wps/relay/GCSGAME_getVassGameType',
  '/wps/relay/GCSGAME_hotGamesV2',
  '/wps/relay/MCSFE_getListAnnouncements B',
  '/wps/relay/MCSFE_getListAnnouncements PL',
  '/wps/relay/GCSGAME_getRankList',
];
/** Shelves are asked for when they come near: how many are near depends on the phone. */
const SHELF = '/wps/relay/GCSGAME_gameList';

const nameOf = (call: string) => {
  const { pathname, searchParams } = new URL(call.split(' ')[1] ?? '', 'http://x');
  return [pathname, ...searchParams.getAll('types')].join(' ');
};

test('a cold home asks for what it shows, each thing once, and for nothing else', async ({
  page,
}) => {
  const { calls, repeated } = watchRequests(page);
  await page.goto('/m/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const asked = calls.map(nameOf);
  expect(asked.filter((name) => name !== SHELF).toSorted()).toEqual(FIRST.toSorted());
  expect(asked.filter((name) => name === SHELF).length).toBeLessThanOrEqual(2);
  expect(repeated()).toEqual([]);
});

test('back on home nothing is asked for again that is still here', async ({ page }) => {
  await page.goto('/m/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.locator('.footer').waitFor();
  await page.locator('.toasts').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  // The announcements are asked for anew by their own page.
  const announced = page.waitForResponse((response) => response.url().includes('types=PL'));
  await page.locator('.ticker-line').click();
  await (await announced).finished();
  await expect(page.locator('.notices-title').first()).toBeVisible();
  const { calls } = watchRequests(page);
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.map(nameOf).filter((name) => name !== SHELF)).toEqual([]);
});
