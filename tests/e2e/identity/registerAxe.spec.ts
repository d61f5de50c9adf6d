import { violations } from '../axe';
import { expect, test } from '../fixtures';
import { startSession } from '../session';

for (const language of ['ES', 'EN']) {
  test(`registration, forgotten password and password change have no axe violations, in ${language}`, async ({
    page,
    admin,
  }) => {
    test.slow();
    await startSession(page, admin);
    await page.addInitScript((code) => localStorage.setItem('language', code), language);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const submitButton = page.locator('button[type=submit]');
    await page.goto('/m/register');
    await submitButton.click();
    expect(await violations(page, language), 'registration with errors').toEqual([]);
    await page.getByRole('tab').nth(3).click();
    await expect(page.locator('input[name=mobileNum]')).toBeVisible();
    expect(await violations(page, language), 'registration by mobile').toEqual([]);
    await page.goto('/m/forget');
    await submitButton.click();
    expect(await violations(page, language), 'forgotten password by e-mail').toEqual([]);
    await page.getByRole('tab').nth(1).click();
    await expect(page.locator('input[name=newPassword]')).toBeVisible();
    expect(await violations(page, language), 'forgotten password by SMS').toEqual([]);
    await page.goto('/m/changePsw');
    await submitButton.click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    expect(await violations(page, language), 'change password').toEqual([]);
  });
}
