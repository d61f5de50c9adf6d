import { expect } from '../helpers/fixtures';
import { moveToScreen } from '../helpers/navigation';
import { startSession } from '../helpers/session';
import { testAxe } from '../helpers/testAxe';

testAxe(
  'agent contract, KYC and support have no accessibility violations',
  'ES',
  async ({ page, admin, expectNoViolations }) => {
    await admin('scenarios', { name: 'contractsPending' });
    await admin('scenarios', { name: 'kycUploading' });
    await startSession(page, admin);
    // No dialog about pending contracts covers the screens.
    await page.route('**/MCS2_getPendingContracts*', (route) =>
      route.fulfill({
        json: {
          success: true,
          value: { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' },
        },
      }),
    );
    const submitButton = page.getByRole('main').locator('button[type=submit]');
    await page.goto('/m/member/agent/getSalaryContract');
    await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
    await expectNoViolations('a contract');
    await moveToScreen(page, '/m/kyc');
    await submitButton.click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    await expectNoViolations('the KYC form with errors');
    await admin('scenarios', { name: 'kycVerified' });
    await page.goto('/m/kyc');
    await expect(page.getByRole('term').first()).toBeVisible();
    await expectNoViolations('KYC verified');
    await moveToScreen(page, '/m/support');
    await submitButton.click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    await expectNoViolations('the support form with errors');
    await page.goto('/m/support?view=mine');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectNoViolations('the list of questions');
  },
);
