import type { Page } from 'playwright/test';
import * as register from '../account/registerPage';
import { gameFrame } from '../games/launchPage';
import { type BackendFixtures, expect, test } from '../helpers/fixtures';
import { moveTo } from '../helpers/navigation';
import { startSession } from '../helpers/session';
import { journeys } from './marketJourneys';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** A page that is open follows a change of the theme in another tab. */
const changeTheme = (page: Page, theme: string) =>
  page.evaluate((newValue) => {
    localStorage.setItem('theme', newValue);
    dispatchEvent(
      new StorageEvent('storage', { key: 'theme', newValue, storageArea: localStorage }),
    );
  }, theme);

for (const words of journeys) {
  const title = `market ${words.market} in ${words.language}, in both themes,`;

  /** Enters the market. Returns what shows the page in the other theme, and checks how it looks. */
  async function prepare(page: Page, admin: BackendFixtures['admin']) {
    await admin('market', { name: words.market });
    let theme = 'dark';
    return async () => {
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', words.language);
      await expect(html).toHaveAttribute('data-theme', theme);
      theme = theme === 'dark' ? 'light' : 'dark';
      await changeTheme(page, theme);
      await expect(html).toHaveAttribute('data-theme', theme);
    };
  }

  test(`${title} signs a visitor up, with limits, a deposit and a round`, {
    tag: '@S10.18',
  }, async ({ page, admin }) => {
    // A whole journey needs more time than one screen.
    test.slow();
    const turn = await prepare(page, admin);
    await page.goto('/m/register');
    await turn();
    await register.fill(page);
    if (words.email) await page.getByRole('textbox', { name: words.email }).fill('a@example.com');
    await turn();
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
    await turn();
    for (const { kind, period, field, value } of words.limits) {
      const section = page.getByRole('main').locator('section').filter({ hasText: kind });
      await section.getByRole('button', { name: period }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('textbox', { name: field }).fill(value);
      await turn();
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
    await turn();
    await button(page, words.deposit).click();
    const code = page.getByRole('img', { name: words.paying });
    await expect(code.or(page.getByText(words.paying)).first()).toBeVisible();
    await turn();
    await admin('scenarios', { name: 'depositsPaid' });
    await page.reload();
    await expect(page.getByRole('heading', { name: words.credited })).toBeVisible();

    await moveTo(page, '/m/play?game=100001');
    if (words.facts) {
      await expect(page.getByRole('listitem').filter({ hasText: words.facts })).toBeVisible();
      await turn();
      await button(page, words.play).click();
    }
    if (words.plan) {
      await button(page, words.plan.choose).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('textbox', { name: words.plan.amount }).fill('20');
      await turn();
      await sheet.getByRole('button', { name: words.plan.start }).click();
    }
    const spin = gameFrame(page).getByRole('button', { name: words.spin });
    await expect(spin).toBeVisible();
    await turn();
    const round = page.waitForResponse((response) => response.url().includes('/game/round'));
    await spin.click();
    expect(await (await round).json()).toMatchObject({ success: true });
    await button(page, words.closeGame).click();
  });

  test(`${title} lets a member withdraw, and take a break`, {
    tag: '@S10.18',
  }, async ({ page, admin }) => {
    test.slow();
    const turn = await prepare(page, admin);
    await startSession(page, admin);
    await page.goto('/m/withdraw');
    await turn();
    await page.getByRole('textbox', { name: words.amount }).fill('60');
    await turn();
    await button(page, words.withdraw).click();
    await page.getByRole('dialog').getByLabel(words.withdrawPassword).fill('246810');
    await turn();
    await button(page, words.confirmWithdraw).click();
    const newest = page.getByRole('main').getByRole('article').first();
    await expect(newest).toContainText(words.inReview);
    await expect(newest).toContainText(words.withdrawn);
    await turn();

    await moveTo(page, '/m/safePlay/break');
    await button(page, words.breakDays).click();
    await turn();
    await button(page, words.next).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText(words.understand).click();
    await turn();
    await sheet.getByRole('button', { name: words.startBreak }).click();
    await expect(page.getByRole('heading', { name: words.started })).toBeVisible();
    await turn();
  });
}
