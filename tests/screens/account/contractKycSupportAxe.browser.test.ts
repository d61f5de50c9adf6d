import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { bySelector, main } from '../../helpers/locators';
import { testAxe } from '../../helpers/testAxe';

testAxe(
  'agent contract, KYC and support have no accessibility violations',
  'ES',
  async ({ app, goToScreen, expectNoViolations }) => {
    await app.admin('scenarios', { name: 'contractsPending' });
    await app.admin('scenarios', { name: 'kycUploading' });
    await app.logIn();
    // No dialog about pending contracts covers the screens.
    const none = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' };
    app.answer(/MCS2_getPendingContracts/, () => Response.json({ success: true, value: none }));
    const submitButton = bySelector('button[type=submit]', main());
    const invalidField = bySelector('[aria-invalid="true"]').first();
    await app.open('/m/member/agent/getSalaryContract');
    await expect.element(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
    await expectNoViolations('a contract');
    await goToScreen('/m/kyc');
    await submitButton.click();
    await expect.element(invalidField).toBeVisible();
    await expectNoViolations('the KYC form with errors');
    await app.admin('scenarios', { name: 'kycVerified' });
    await app.open('/m/kyc');
    await expect.element(page.getByRole('term').first()).toBeVisible();
    await expectNoViolations('KYC verified');
    await goToScreen('/m/support');
    await submitButton.click();
    await expect.element(invalidField).toBeVisible();
    await expectNoViolations('the support form with errors');
    await app.open('/m/support?view=mine');
    await expect.element(page.getByRole('article').first()).toBeVisible();
    await expectNoViolations('the list of questions');
  },
);
