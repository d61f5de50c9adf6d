import { violations } from '../axe';
import { expect, test } from '../fixtures';
import { startSession } from '../session';

for (const language of ['ES', 'EN']) {
  test(`agent contract, KYC and support have no accessibility violations, in ${language}`, async ({
    page,
    admin,
  }) => {
    test.slow();
    await admin('scenarios', { name: 'contractsPending' });
    await admin('scenarios', { name: 'kycUploading' });
    await startSession(page, admin);
    await page.addInitScript((code) => localStorage.setItem('language', code), language);
    // No dialog about pending contracts covers the screens.
    await page.route('**/MCS2_getPendingContracts*', (route) =>
      route.fulfill({
        json: {
          success: true,
          value: { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' },
        },
      }),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const submitButton = page.getByRole('main').locator('button[type=submit]');
    await page.goto('/m/member/agent/getSalaryContract');
    await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
    expect(await violations(page, language), 'a contract').toEqual([]);
    await page.goto('/m/kyc');
    await submitButton.click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    expect(await violations(page, language), 'the KYC form with errors').toEqual([]);
    await admin('scenarios', { name: 'kycVerified' });
    await page.goto('/m/kyc');
    await expect(page.getByRole('term').first()).toBeVisible();
    expect(await violations(page, language), 'KYC verified').toEqual([]);
    await page.goto('/m/support');
    await submitButton.click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    expect(await violations(page, language), 'the support form with errors').toEqual([]);
    await page.goto('/m/support?view=mine');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await violations(page, language), 'the list of questions').toEqual([]);
  });
}
