import { expect, test } from '../fixtures';
import { countRequests, startSession } from '../session';

const RENEW = '/wps/session/renew';
const MERCHANT = '/wps/wallets/merchant';
const WALLET = '/wps/wallets/gcs';
const VENDORS = '/wps/relay/GCSGAME_getVassGameType';
const HOT = '/wps/relay/GCSGAME_hotGamesV2';

test('S4.31 the merchant wallet and the vendors are requested, but no renewal and no member wallet, for a visitor', async ({
  page,
  admin,
}) => {
  await page.goto('/m/home');
  await page.locator('.footer').waitFor();
  for (const path of [MERCHANT, VENDORS]) expect(await countRequests(admin, path)).toBe(1);
  for (const path of [RENEW, WALLET]) expect(await countRequests(admin, path)).toBe(0);
});

test('S4.31 the session is renewed and the member wallet is requested, for a member', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/home');
  await expect(page.locator('.balance-amount')).toContainText(/\d\.\d\d/);
  await page.locator('.footer').waitFor();
  for (const path of [RENEW, MERCHANT, WALLET, VENDORS])
    expect(await countRequests(admin, path)).toBe(1);
});

test('S7.32 the hot games of the English list are shown, when the language is Urdu', async ({
  page,
  admin,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'UR'));
  await page.goto('/m/home');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
  await expect(page.locator('.gamecard').first()).toBeVisible();
  const log: { path: string; query: object }[] = await admin('log', undefined, 'GET');
  expect(log.find(({ path }) => path === HOT)?.query).toMatchObject({
    merchantCode: 'feria',
    isPlatform: '2',
    platform: 'html5',
    language: 'EN',
  });
});

const amount = (page: import('playwright/test').Page) => page.locator('.balance-amount .money');
const refresh = { name: 'Actualizar saldo' };

test('S4.27 the balance is masked until it has loaded, when it is refreshed', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/home');
  await expect(amount(page)).toContainText(/\d\.\d\d/);
  const before = await amount(page).innerText();
  let release = () => {};
  await page.route(`**${WALLET}`, async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.continue();
  });
  await page.getByRole('button', refresh).click();
  await expect(amount(page)).toContainText('***');
  await expect(amount(page)).not.toContainText(/\d/);
  release();
  await expect(amount(page)).toHaveText(before);
});

test.describe('when the request fails,', () => {
  test.use({ allowConsole: [/Failed to load resource/] });

  test('S4.27 the balance is shown again', async ({ page, admin }) => {
    await startSession(page, admin);
    await page.goto('/m/home');
    await expect(amount(page)).toContainText(/\d\.\d\d/);
    const before = await amount(page).innerText();
    let release = () => {};
    await page.route(`**${WALLET}`, async (route) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      await route.abort();
    });
    await page.getByRole('button', refresh).click();
    await expect(amount(page)).toContainText('***');
    release();
    await expect(amount(page)).toHaveText(before);
  });
});

test('S9.07 the loading indicator of home is shown until the reply arrives, when the server is slow', async ({
  page,
}) => {
  await page.clock.install();
  let release = () => {};
  await page.route(`**${VENDORS}*`, async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.continue();
  });
  await page.goto('/m/home');
  const loadingIndicator = page.locator('.loading').filter({ hasText: 'Cargando' });
  await expect(loadingIndicator).toBeVisible();
  await page.clock.pauseAt(Date.now() + 5000);
  await page.clock.runFor(50_000);
  await expect(loadingIndicator).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Populares' })).toBeVisible();
  await expect(loadingIndicator).toHaveCount(0);
});

test('S9.07 the loading toast is shown until the reply arrives, when the server is slow', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.clock.install();
  let release = () => {};
  await page.route('**/wps/v2/member/password', async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.continue();
  });
  await page.goto('/m/changePsw');
  await page.locator('input[name=oldPassword]').fill('Feria2025');
  await page.locator('input[name=newPassword]').fill('Nueva2026');
  await page.locator('input[name=confirmNewPassword]').fill('Nueva2026');
  const sent = page.waitForRequest('**/wps/v2/member/password');
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await sent;
  await page.clock.pauseAt(Date.now() + 5000);
  await page.clock.runFor(50_000);
  const toast = page.getByText('Cambiando la contraseña');
  await expect(toast).toBeVisible();
  release();
  await expect(toast).toBeHidden();
});

test('S1.07 deposit, inbox and chat do not open, for a trial account', async ({ page, admin }) => {
  await startSession(page, admin, 'trial');
  await page.goto('/m/message');
  const toast = page.locator('.toast');
  const realAccountNeeded = 'Ingresa con una cuenta real para usar esta función';
  await page.getByRole('button', { name: /Chat en vivo/ }).click();
  await expect(toast).toHaveText(realAccountNeeded);
  await page.goto('/m/home');
  await page.locator('a[href="/m/voucherCenter"]').first().click();
  await expect(toast).toHaveText(realAccountNeeded);
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goto('/m/webEmail');
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.locator('.footer').waitFor();
  for (const path of [
    'CBS_launchChat',
    'CSP_getMailList',
    'CSP_unreadCount',
    'MCS2_getDepositBanks',
  ])
    expect(await countRequests(admin, `/wps/relay/${path}`)).toBe(0);
});
