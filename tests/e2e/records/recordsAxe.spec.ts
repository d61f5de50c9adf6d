import { expect } from '../helpers/fixtures';
import { moveToScreen } from '../helpers/navigation';
import { startSession } from '../helpers/session';
import { testAxe } from '../helpers/testAxe';

testAxe(
  'the record screens have no accessibility violations',
  'EN',
  async ({ page, admin, expectNoViolations }) => {
    await startSession(page, admin);
    const rows = page.getByRole('article').getByRole('button');
    await page.goto('/m/gameRecord');
    await expect(rows.first()).toBeVisible();
    await expectNoViolations('bets');
    await page.goto('/m/gameRecord?view=tickets');
    await rows.first().click();
    await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible();
    await expectNoViolations('a ticket');
    await page.keyboard.press('Escape');
    await moveToScreen(page, '/m/transaction/record');
    await rows.first().click();
    await expect(page.getByRole('dialog').getByRole('term').first()).toBeVisible();
    await expectNoViolations('a transaction');
    await page.keyboard.press('Escape');
    await moveToScreen(page, '/m/profitandloss');
    await page.locator('summary').first().click();
    await expectNoViolations('profit and loss');
  },
);
