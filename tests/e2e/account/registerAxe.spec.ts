import { expect } from '../helpers/fixtures';
import { moveToScreen } from '../helpers/navigation';
import { startSession } from '../helpers/session';
import { testAxe } from '../helpers/testAxe';

testAxe(
  'registration, forgotten password and password change have no axe violations',
  'EN',
  async ({ page, admin, expectNoViolations }) => {
    await startSession(page, admin);
    const submitButton = page.locator('button[type=submit]');
    const invalidField = page.locator('[aria-invalid=true]').first();
    await page.goto('/m/register');
    await submitButton.click();
    await expect(invalidField).toBeVisible();
    await expectNoViolations('registration with errors');
    await page.getByRole('tab').nth(3).click();
    await expect(page.locator('input[name=mobileNum]')).toBeVisible();
    await expectNoViolations('registration by mobile');
    await moveToScreen(page, '/m/forget');
    await submitButton.click();
    await expect(invalidField).toBeVisible();
    await expectNoViolations('forgotten password by e-mail');
    await page.getByRole('tab').nth(1).click();
    await expect(page.locator('input[name=newPassword]')).toBeVisible();
    await expectNoViolations('forgotten password by SMS');
    await moveToScreen(page, '/m/changePsw');
    await submitButton.click();
    await expect(invalidField).toBeVisible();
    await expectNoViolations('change password');
  },
);
