import { violations } from '../axe';
import { expect, test } from '../fixtures';
import { startSession } from '../session';

test('the record screens have no accessibility violations', async ({ page, admin }) => {
  test.slow();
  await startSession(page, admin);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const rows = page.getByRole('article').getByRole('button');
  await page.goto('/m/gameRecord');
  await expect(rows.first()).toBeVisible();
  expect(await violations(page), 'bets').toEqual([]);
  await page.goto('/m/gameRecord?view=tickets');
  await rows.first().click();
  await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible();
  expect(await violations(page), 'a ticket').toEqual([]);
  await page.goto('/m/transaction/record');
  await rows.first().click();
  await expect(page.getByRole('dialog').getByRole('term').first()).toBeVisible();
  expect(await violations(page), 'a transaction').toEqual([]);
  await page.goto('/m/profitandloss');
  await page.locator('summary').first().click();
  expect(await violations(page), 'profit and loss').toEqual([]);
});
