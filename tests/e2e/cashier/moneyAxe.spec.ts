import { expect } from '../helpers/fixtures';
import { moveToScreen } from '../helpers/navigation';
import { startSession } from '../helpers/session';
import { testAxe } from '../helpers/testAxe';

testAxe(
  'bonuses, a withdrawal, the statement and the cashier in a game have no axe violations',
  'EN',
  async ({ page, admin, expectNoViolations }) => {
    await page.addInitScript(() => {
      if (self.origin !== 'null') localStorage.setItem('theme', 'light');
    });
    await admin('scenarios', { name: 'bonusesOpen' });
    await admin('scenarios', { name: 'withdrawalsOpen' });
    await startSession(page, admin);
    await page.goto('/m/member/bonuses');
    await expect(page.getByRole('progressbar', { name: 'Bets for the bonus' })).toBeVisible();
    await expectNoViolations('bonuses');
    await moveToScreen(page, '/m/withdrawReport?withdrawal=W-DOCUMENT');
    await expect(page.getByRole('list', { name: 'Steps of the withdrawal' })).toBeVisible();
    await expectNoViolations('withdrawal');
    await moveToScreen(page, '/m/transaction/record');
    await page.getByRole('link', { name: 'Monthly statement' }).click();
    await expect(page.getByRole('table').first()).toBeVisible();
    await expectNoViolations('statement');
    await moveToScreen(page, '/m/play?game=100001');
    await expect(page.getByRole('link', { name: /left to bet/ })).toBeVisible();
    await expectNoViolations('bonus in a game');
    await page.getByRole('button', { name: 'Deposit', exact: true }).click();
    await expect(page.getByRole('group', { name: 'How you want to deposit' })).toBeVisible();
    await expectNoViolations('cashier over a game');
  },
);
