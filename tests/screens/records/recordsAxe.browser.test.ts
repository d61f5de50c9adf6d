import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bySelector } from '../../helpers/locators';
import { testAxe } from '../../helpers/testAxe';

testAxe(
  'the record screens have no accessibility violations',
  'EN',
  async ({ app, goToScreen, expectNoViolations }) => {
    await app.logIn();
    const row = page.getByRole('article').getByRole('button').first();
    const dialog = page.getByRole('dialog');
    await app.open('/m/gameRecord');
    await expect.element(row).toBeVisible();
    await expectNoViolations('bets');
    await app.open('/m/gameRecord?view=tickets');
    await row.click();
    await expect.element(dialog.getByRole('article').first()).toBeVisible();
    await expectNoViolations('a ticket');
    await userEvent.keyboard('{Escape}');
    await goToScreen('/m/transaction/record');
    await row.click();
    await expect.element(dialog.getByRole('term').first()).toBeVisible();
    await expectNoViolations('a transaction');
    await userEvent.keyboard('{Escape}');
    await goToScreen('/m/profitandloss');
    await bySelector('summary').first().click();
    await expectNoViolations('profit and loss');
  },
);
