import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { bySelector, field } from '../../helpers/locators';
import { testAxe } from '../../helpers/testAxe';

testAxe(
  'registration, forgotten password and password change have no axe violations',
  'EN',
  async ({ app, goToScreen, expectNoViolations }) => {
    await app.logIn();
    const submitButton = bySelector('button[type=submit]');
    const invalidField = bySelector('[aria-invalid=true]').first();
    await app.open('/m/register');
    await submitButton.click();
    await expect.element(invalidField).toBeVisible();
    await expectNoViolations('registration with errors');
    await page.getByRole('tab').nth(3).click();
    await expect.element(field('mobileNum')).toBeVisible();
    await expectNoViolations('registration by mobile');
    await goToScreen('/m/forget');
    await submitButton.click();
    await expect.element(invalidField).toBeVisible();
    await expectNoViolations('forgotten password by e-mail');
    await page.getByRole('tab').nth(1).click();
    await expect.element(field('newPassword')).toBeVisible();
    await expectNoViolations('forgotten password by SMS');
    await goToScreen('/m/changePsw');
    await submitButton.click();
    await expect.element(invalidField).toBeVisible();
    await expectNoViolations('change password');
  },
);
