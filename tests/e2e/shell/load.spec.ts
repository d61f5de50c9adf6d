import type { Page } from 'playwright/test';
import { countRequests, requestsTo } from '../../helpers/requestLog';
import { pauseClock } from '../helpers/clock';
import { expect, test } from '../helpers/fixtures';
import { footer, gameCards, loadingIndicator, waitForIdleCode } from '../helpers/locators';
import { holdBack } from '../helpers/network';
import { startSession } from '../helpers/session';

const RENEW = '/wps/session/renew';
const MERCHANT = '/wps/wallets/merchant';
const WALLET = '/wps/wallets/gcs';
const VENDORS = '/wps/relay/GCSGAME_getVassGameType';
const HOT = '/wps/relay/GCSGAME_hotGamesV2';
const GATEWAY = '/wps/relay/MCS2_paymentGateway';
/** A request is slow after 15 s. The search for the server that follows must not time out. */
const SLOW = 20_000;
const TEN_MINUTES = 10 * 60_000;

test('S4.31 a visitor requests merchant wallet and vendors, but no renewal and no member wallet', async ({
  page,
  admin,
}) => {
  await page.goto('/m/home');
  await footer(page).waitFor();
  for (const path of [MERCHANT, VENDORS]) expect(await countRequests(admin, path)).toBe(1);
  for (const path of [RENEW, WALLET]) expect(await countRequests(admin, path)).toBe(0);
});

test('S3.29 S7.32 home starts with the English list and Spanish words for Urdu', async ({
  page,
  admin,
}) => {
  await page.addInitScript(() => {
    localStorage.language = 'UR';
  });
  await page.goto('/m/home');
  // There is no dictionary for Urdu, so the words are Spanish and run from left to right.
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(gameCards(page).first()).toBeVisible();
  const [hotGames] = await requestsTo(admin, HOT);
  expect(hotGames?.query).toMatchObject({
    merchantCode: 'feria',
    isPlatform: '2',
    platform: 'html5',
    language: 'EN',
  });
});

const slowNotice = (page: Page) =>
  page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Dejar de esperar' }) });

test('S9.07 the loading indicator of home is shown until the reply arrives, when that takes ten minutes', async ({
  page,
}) => {
  await page.clock.install();
  const release = await holdBack(page, `**${VENDORS}*`);
  await page.goto('/m/home');
  await expect(loadingIndicator(page)).toBeVisible();
  // The app has taken over. Before that nothing runs that could notice how long it takes.
  await expect(page.locator('#first')).toHaveCount(0);
  await expect(loadingIndicator(page)).toBeVisible();
  await pauseClock(page);
  await page.clock.runFor(SLOW);
  await expect(slowNotice(page)).toContainText('El servidor tarda en responder');
  await page.clock.fastForward(TEN_MINUTES);
  await expect(loadingIndicator(page)).toBeVisible();
  await expect(slowNotice(page)).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Populares' })).toBeVisible();
  await expect(loadingIndicator(page)).toHaveCount(0);
  await expect(slowNotice(page)).toHaveCount(0);
});

test('S9.07 the app looks whether a deposit was carried out, when a member stops waiting for it', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.clock.install();
  const release = await holdBack(page, `**${GATEWAY}`);
  await page.goto('/m/voucherCenter');
  await page.getByRole('button', { name: '200', exact: true }).click();
  const sent = page.waitForRequest(`**${GATEWAY}`);
  await page.getByRole('button', { name: /Depositar S\/\s200\.00/ }).click();
  await sent;
  await pauseClock(page);
  await page.clock.runFor(SLOW);
  await slowNotice(page).getByRole('button').click();
  await expect(page.getByText('comprobando')).toBeVisible();
  release();
});

/** How wide the scrollbar of the page is. */
const scrollbar = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).scrollbarWidth);

test('the scrollbar of a touch screen is shown from the first touch on', async ({ page }) => {
  await page.goto('/m/home');
  await waitForIdleCode(page);
  expect(await scrollbar(page)).toBe('none');
  await page.getByRole('heading', { name: 'Populares' }).tap();
  await expect.poll(() => scrollbar(page)).toBe('auto');
});

test.describe('with a mouse', () => {
  test.use({ hasTouch: false, isMobile: false });

  test('the scrollbar is shown from the start', async ({ page }) => {
    await page.goto('/m/home');
    expect(await scrollbar(page)).toBe('auto');
  });
});
