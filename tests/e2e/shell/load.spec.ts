import { expect, test } from '../fixtures';
import { asked, enter } from './enter';

const RENEW = '/wps/session/renew';
const MERCHANT = '/wps/wallets/merchant';
const WALLET = '/wps/wallets/gcs';
const VENDORS = '/wps/relay/GCSGAME_getVassGameType';
const HOT = '/wps/relay/GCSGAME_hotGamesV2';

test('S4.31 a load asks for the merchant’s wallet and the vendors, without a session for no other', async ({
  page,
  door,
}) => {
  await page.goto('/m/home');
  await page.locator('.footer').waitFor();
  for (const path of [MERCHANT, VENDORS]) expect(await asked(door, path)).toBe(1);
  for (const path of [RENEW, WALLET]) expect(await asked(door, path)).toBe(0);
});

test('S4.31 a load with a session renews it and asks for its wallet', async ({ page, door }) => {
  await enter(page, door);
  await page.goto('/m/home');
  await expect(page.locator('.balance-amount')).toContainText(/\d\.\d\d/);
  await page.locator('.footer').waitFor();
  for (const path of [RENEW, MERCHANT, WALLET, VENDORS]) expect(await asked(door, path)).toBe(1);
});

test('S7.32 who reads Urdu is shown the hot games of the English list', async ({ page, door }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'UR'));
  await page.goto('/m/home');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
  await expect(page.locator('.gamecard').first()).toBeVisible();
  const log: { path: string; query: object }[] = await door('log', undefined, 'GET');
  expect(log.find(({ path }) => path === HOT)?.query).toMatchObject({
    merchantCode: 'feria',
    isPlatform: '2',
    platform: 'html5',
    language: 'EN',
  });
});

const amount = (page: import('playwright/test').Page) => page.locator('.balance-amount .money');
const refresh = { name: 'Actualizar saldo' };

test('S4.27 a refresh masks the balance until it is here', async ({ page, door }) => {
  await enter(page, door);
  await page.goto('/m/home');
  await expect(amount(page)).toContainText(/\d\.\d\d/);
  const before = await amount(page).innerText();
  let answer = () => {};
  await page.route(`**${WALLET}`, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  await page.getByRole('button', refresh).click();
  await expect(amount(page)).toContainText('***');
  await expect(amount(page)).not.toContainText(/\d/);
  answer();
  await expect(amount(page)).toHaveText(before);
});

test.describe('without an answer', () => {
  test.use({ allowConsole: [/Failed to load resource/] });

  test('S4.27 a refresh that fails takes the mask off again', async ({ page, door }) => {
    await enter(page, door);
    await page.goto('/m/home');
    await expect(amount(page)).toContainText(/\d\.\d\d/);
    const before = await amount(page).innerText();
    let answer = () => {};
    await page.route(`**${WALLET}`, async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.abort();
    });
    await page.getByRole('button', refresh).click();
    await expect(amount(page)).toContainText('***');
    answer();
    await expect(amount(page)).toHaveText(before);
  });
});

test('S9.07 the loading sign of home stays for as long as a slow answer takes', async ({
  page,
}) => {
  await page.clock.install();
  let answer = () => {};
  await page.route(`**${VENDORS}*`, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  await page.goto('/m/home');
  const sign = page.locator('.loading').filter({ hasText: 'Cargando' });
  await expect(sign).toBeVisible();
  await page.clock.pauseAt(Date.now() + 5000);
  await page.clock.runFor(50_000);
  await expect(sign).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: 'Populares' })).toBeVisible();
  await expect(sign).toHaveCount(0);
});

test('S9.07 a loading toast stays until the slow answer is here', async ({ page, door }) => {
  await enter(page, door);
  await page.clock.install();
  let answer = () => {};
  await page.route('**/wps/v2/member/password', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
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
  answer();
  await expect(toast).toBeHidden();
});

test('S1.07 free play opens neither deposit nor inbox nor chat', async ({ page, door }) => {
  await enter(page, door, 'trial');
  await page.goto('/m/message');
  const toast = page.locator('.toast');
  const refused = 'Ingresa con una cuenta real para usar esta función';
  await page.getByRole('button', { name: /Chat en vivo/ }).click();
  await expect(toast).toHaveText(refused);
  await page.goto('/m/home');
  await page.locator('a[href="/m/voucherCenter"]').first().click();
  await expect(toast).toHaveText(refused);
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goto('/m/webEmail');
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.locator('.footer').waitFor();
  for (const path of ['CBS_launchChat', 'CSP_getMailList', 'CSP_unreadCount', 'MCS2_depositBanks'])
    expect(await asked(door, `/wps/relay/${path}`)).toBe(0);
});
