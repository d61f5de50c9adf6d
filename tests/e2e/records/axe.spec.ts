import { violations } from '../axe';
import { expect, test } from '../fixtures';
import { startSession } from '../session';

for (const language of ['ES', 'EN']) {
  test(`the record screens have no accessibility violations, in ${language}`, async ({
    page,
    admin,
  }) => {
    test.slow();
    await startSession(page, admin);
    await page.addInitScript((code) => localStorage.setItem('language', code), language);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const rows = page.getByRole('article').getByRole('button');
    await page.goto('/m/gameRecord');
    await expect(rows.first()).toBeVisible();
    expect(await violations(page, language), 'bets').toEqual([]);
    await page.goto('/m/gameRecord?view=tickets');
    await rows.first().click();
    await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible();
    expect(await violations(page, language), 'a ticket').toEqual([]);
    await page.goto('/m/transaction/record');
    await rows.first().click();
    await expect(page.getByRole('dialog').getByRole('term').first()).toBeVisible();
    expect(await violations(page, language), 'a transaction').toEqual([]);
    await page.goto('/m/profitandloss');
    await page.locator('summary').first().click();
    expect(await violations(page, language), 'profit and loss').toEqual([]);
  });
}
