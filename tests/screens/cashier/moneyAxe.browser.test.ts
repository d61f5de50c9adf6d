import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAxe } from '../../helpers/testAxe';

testAxe(
  'bonuses, a withdrawal, the statement and the cashier in a game have no axe violations',
  'EN',
  async ({ app, goToScreen, expectNoViolations }) => {
    localStorage.setItem('theme', 'light');
    await app.admin('scenarios', { name: 'bonusesOpen' });
    await app.admin('scenarios', { name: 'withdrawalsOpen' });
    await app.logIn();
    await app.open('/m/member/bonuses');
    await expect
      .element(page.getByRole('progressbar', { name: 'Bets for the bonus' }))
      .toBeVisible();
    await expectNoViolations('bonuses');
    await goToScreen('/m/withdrawReport?withdrawal=W-DOCUMENT');
    await expect.element(page.getByRole('list', { name: 'Steps of the withdrawal' })).toBeVisible();
    await expectNoViolations('withdrawal');
    await goToScreen('/m/transaction/record');
    await page.getByRole('link', { name: 'Monthly statement' }).click();
    await expect.element(page.getByRole('table').first()).toBeVisible();
    await expectNoViolations('statement');
    await goToScreen('/m/play?game=100001');
    await expect.element(page.getByRole('link', { name: /left to bet/ })).toBeVisible();
    await expectNoViolations('bonus in a game');
    await page.getByRole('button', { name: 'Deposit', exact: true }).click();
    await expect
      .element(page.getByRole('group', { name: 'How you want to deposit' }))
      .toBeVisible();
    await expectNoViolations('cashier over a game');
  },
);
