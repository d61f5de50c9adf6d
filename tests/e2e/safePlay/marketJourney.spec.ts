import type { Page } from 'playwright/test';
import * as register from '../account/registerPage';
import { gameFrame } from '../games/launchPage';
import { type BackendFixtures, expect, test } from '../helpers/fixtures';
import { moveTo } from '../helpers/navigation';
import { changeConfig } from '../helpers/pageConfig';
import { startSession } from '../helpers/session';
import { journeys } from './marketJourneys';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

for (const words of journeys) {
  const inTheme = (theme: string) => `market ${words.market} in ${words.language}, ${theme},`;
  const prepare = async (page: Page, admin: BackendFixtures['admin'], theme: string) => {
    await admin('market', { name: words.market });
    // As a site for one market has it.
    await changeConfig(page, '/m/*', { market: words.market.toUpperCase() });
    await page.addInitScript((name) => {
      // A game in its frame has no storage.
      if (self.origin !== 'null') localStorage.setItem('theme', name);
    }, theme);
  };
  const expectLook = async (page: Page, theme: string) => {
    await expect(page.locator('html')).toHaveAttribute('lang', words.language);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  };

  for (const theme of words.themes.signUp)
    test(`${inTheme(theme)} signs a visitor up, with limits, a deposit and a round`, {
      tag: '@S10.18',
    }, async ({ page, admin }) => {
      // A whole journey needs more time than one screen.
      test.slow();
      await prepare(page, admin, theme);
      await page.goto('/m/register');
      await expectLook(page, theme);
      await register.fill(page);
      if (words.document) {
        const number = page.getByRole('textbox', { name: words.document.name });
        await number.fill(words.document.wrong);
        await button(page, words.signUp).click();
        await expect(page.getByText(words.document.hint)).toBeVisible();
        await number.fill(words.document.right);
      }
      await button(page, words.signUp).click();
      if (words.limitsFirst) await expect(page).toHaveURL(/safePlay\/limits\?registered=1$/);
      else await expect(page).toHaveURL(/\/m\/home/);

      if (!words.limitsFirst) await moveTo(page, '/m/safePlay/limits');
      if (words.missingLimits) await expect(page.getByText(words.missingLimits)).toBeVisible();
      for (const { kind, period, field, value } of words.limits) {
        const section = page.getByRole('main').locator('section').filter({ hasText: kind });
        await section.getByRole('button', { name: period }).click();
        const sheet = page.getByRole('dialog');
        await sheet.getByRole('textbox', { name: field }).fill(value);
        await sheet.getByRole('button', { name: words.saveLimit }).click();
        await expect(sheet).toBeHidden();
      }
      if (words.missingLimits) await expect(page.getByText(words.missingLimits)).toHaveCount(0);
      if (words.limitsFirst) {
        await button(page, words.goOn).click();
        await expect(page).toHaveURL(/\/m\/home/);
      }

      // Some markets ask for it before a deposit.
      await admin('kyc', { account: 'marisol', state: 'verified' });
      await moveTo(page, '/m/voucherCenter');
      await button(page, new RegExp(words.method)).click();
      await page.getByRole('textbox', { name: words.amount }).fill('50');
      await button(page, words.deposit).click();
      const code = page.getByRole('img', { name: words.paying });
      await expect(code.or(page.getByText(words.paying)).first()).toBeVisible();
      await admin('scenarios', { name: 'depositsPaid' });
      await page.reload();
      await expect(page.getByRole('heading', { name: words.credited })).toBeVisible();

      await moveTo(page, '/m/play?game=100001');
      if (words.plan) {
        await button(page, words.plan.choose).click();
        const sheet = page.getByRole('dialog');
        await sheet.getByRole('textbox', { name: words.plan.amount }).fill('20');
        await sheet.getByRole('button', { name: words.plan.start }).click();
      }
      const round = page.waitForResponse((response) => response.url().includes('/game/round'));
      await gameFrame(page).getByRole('button', { name: words.spin }).click();
      expect(await (await round).json()).toMatchObject({ success: true });
      await button(page, words.closeGame).click();
      await expectLook(page, theme);
    });

  for (const theme of words.themes.withdraw)
    test(`${inTheme(theme)} lets a member withdraw, and take a break`, {
      tag: '@S10.18',
    }, async ({ page, admin }) => {
      test.slow();
      await prepare(page, admin, theme);
      await startSession(page, admin);
      await page.goto('/m/withdraw');
      await expectLook(page, theme);
      await page.getByRole('textbox', { name: words.amount }).fill('60');
      await button(page, words.withdraw).click();
      await page.getByRole('dialog').getByLabel(words.withdrawPassword).fill('246810');
      await button(page, words.confirmWithdraw).click();
      const newest = page.getByRole('main').getByRole('article').first();
      await expect(newest).toContainText(words.inReview);
      await expect(newest).toContainText(words.withdrawn);

      await moveTo(page, '/m/safePlay/break');
      await button(page, words.breakDays).click();
      await button(page, words.next).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByText(words.understand).click();
      await sheet.getByRole('button', { name: words.startBreak }).click();
      await expect(page.getByRole('heading', { name: words.started })).toBeVisible();
    });
}
