import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/fixtures';
import { startSession } from '../helpers/session';
import { gameHeader } from './launchPage';
import { cashier, inCashier, openPoorGame, spinButton } from './poorGame';

const isGamePaused = (page: Page) =>
  page.frame({ url: /\/play\/spin/ })?.evaluate(() => document.body.inert);

test('a member deposits over the game when the balance is too low, and the same game goes on', async ({
  page,
  admin,
  api,
}) => {
  await openPoorGame(page, { admin, api });
  let launches = 0;
  page.on('request', (request) => {
    if (request.url().includes('/wps/game/launchGame')) launches += 1;
  });
  await spinButton(page).click();
  await expect(cashier(page)).toContainText(/La apuesta es de S\/\s1\.00 y tienes S\/\s/);
  await expect.poll(() => isGamePaused(page)).toBe(true);
  await inCashier(page, '50').click();
  await inCashier(page, /^Depositar S\/\s50\.00/).click();
  await expect(cashier(page).getByRole('timer')).toBeVisible();
  await admin('scenarios', { name: 'depositsPaid' });
  await expect(cashier(page)).toContainText('Depósito acreditado', { timeout: 10_000 });
  await inCashier(page, 'Seguir jugando').click();
  await expect(cashier(page)).toBeHidden();
  await expect.poll(() => isGamePaused(page)).toBe(false);
  await expect(page).toHaveURL(/\/m\/play/);
  const round = page.waitForResponse('**/wps/game/round');
  await spinButton(page).click();
  expect((await round).status()).toBe(200);
  expect(launches).toBe(0);
});

test('the cashier opens from the bar of the game, closes by Esc, and gives the game the focus back', async ({
  page,
  admin,
  api,
}) => {
  await openPoorGame(page, { admin, api });
  const plus = gameHeader(page).getByRole('button', { name: 'Depositar' });
  await plus.focus();
  await page.keyboard.press('Enter');
  await expect(cashier(page)).toContainText('Tu juego está en pausa.');
  await expect.poll(() => isGamePaused(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(cashier(page)).toBeHidden();
  await expect.poll(() => isGamePaused(page)).toBe(false);
  await expect(plus).toBeFocused();
});

test('play money opens no cashier', async ({ page, admin }) => {
  await startSession(page, admin);
  await page.goto('/m/play?game=100002&free=1');
  await expect(spinButton(page)).toBeEnabled();
  await page
    .frame({ url: /\/play\/spin/ })
    ?.evaluate(() => parent.postMessage({ type: 'feria:balanceTooLow', needed: 1 }, '*'));
  await spinButton(page).click();
  await expect(spinButton(page)).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const { name, size, fontSize } of [
  { name: 'on a phone in landscape', size: { width: 740, height: 360 }, fontSize: '16px' },
  { name: 'with text at 200 %', size: { width: 360, height: 800 }, fontSize: '32px' },
])
  test(`the cashier is usable ${name}`, async ({ page, admin, api }) => {
    await page.setViewportSize(size);
    await openPoorGame(page, { admin, api });
    await page.evaluate((px) => {
      document.documentElement.style.fontSize = px;
    }, fontSize);
    await spinButton(page).click();
    await inCashier(page, '50').click();
    const submit = inCashier(page, /^Depositar S\/\s50\.00/);
    await submit.scrollIntoViewIfNeeded();
    await expect(submit).toBeInViewport({ ratio: 1 });
    const content = cashier(page).getByRole('region', { name: 'Depósito' });
    const extraWidth = await content.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(extraWidth).toBe(0);
    await submit.click();
    await expect(cashier(page).getByRole('timer')).toBeAttached();
  });
