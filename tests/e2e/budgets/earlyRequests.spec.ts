import { watchRequests } from '../../bench/visit.mjs';
import { expect, test } from '../helpers/fixtures';
import { gameCards } from '../helpers/locators';
import { APP_SCRIPT, answerUntil, holdBack } from '../helpers/network';
import { startSession } from '../helpers/session';

test('the first requests are sent before the script has loaded and none is sent twice, for a member', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  const { calls, repeated } = watchRequests(page);
  const release = await holdBack(page, APP_SCRIPT);
  await page.goto('/m/home', { waitUntil: 'commit' });
  await expect.poll(() => calls.length).toBe(4);
  release();
  await expect(gameCards(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(repeated()).toEqual([]);
});

test('a trial session, which has a merchant of its own, asks for nothing of the other merchant', async ({
  page,
  admin,
}) => {
  const session = await admin('personas', { persona: 'trial' });
  const info = { ...session, merchantCode: 'feriatrial' };
  await page.addInitScript((text) => {
    if (self.origin !== 'null') sessionStorage.setItem('MC_SESSION_INFO', text);
  }, JSON.stringify(info));
  const merchants = new Set<string | undefined>();
  page.on('request', (request) => {
    const { searchParams, pathname } = new URL(request.url());
    if (!pathname.startsWith('/wps/')) return;
    merchants.add(request.headers().merchant);
    const inAddress = searchParams.get('merchantCode') ?? searchParams.get('merchant_code');
    if (inAddress) merchants.add(inAddress);
  });
  await page.goto('/m/home');
  await expect(gameCards(page).first()).toBeVisible();
  expect([...merchants]).toEqual(['feriatrial']);
});

for (const { path, count } of [
  { path: '/m/slotsCenter', count: 3 },
  { path: '/m/help', count: 0 },
])
  test(`${count} requests are sent before the script has loaded and none is sent twice, at ${path}`, async ({
    page,
  }) => {
    const { calls, repeated } = watchRequests(page);
    const release = await holdBack(page, APP_SCRIPT);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => document.readyState)).not.toBe('loading');
    await expect.poll(() => calls.length).toBe(count);
    release();
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(repeated()).toEqual([]);
  });

test('the icons of the categories are requested before the games are known', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
  });
  const release = await holdBack(page, '**/wps/**');
  await page.goto('/m/home', { waitUntil: 'commit' });
  await expect.poll(() => pictures).toEqual([expect.stringContaining('/art/menu-')]);
  release();
  await expect(gameCards(page).first()).toBeVisible();
});

test('the browser learns of the manifest after the app has started', async ({ page }) => {
  const manifest = page.locator('link[rel="manifest"]');
  const release = await holdBack(page, APP_SCRIPT);
  await page.goto('/m/home', { waitUntil: 'commit' });
  await expect(gameCards(page).first()).toBeVisible();
  await expect(manifest).toHaveCount(0);
  release();
  await expect(manifest).toHaveCount(1);
});

test.describe('when the network fails,', () => {
  test.use({ allowConsole: [/Failed to load resource/] });
  test('S8.17 the retry button loads the games, after an early request failed', async ({
    page,
  }) => {
    const stop = await answerUntil(page, '**/GCSGAME_hotGamesV2*', (route) => route.abort());
    await page.goto('/m/home');
    const retry = page.getByRole('button', { name: 'Reintentar' });
    await expect(retry).toBeVisible();
    stop();
    await retry.click();
    await expect(gameCards(page).first()).toBeVisible();
  });
});
