import { expect } from '../helpers/fixtures';
import { moveToScreen } from '../helpers/navigation';
import { startSession } from '../helpers/session';
import { testAxe } from '../helpers/testAxe';

const words = {
  ES: {
    select: 'Elegir',
    nickname: /Apodo/,
    pin: /Contraseña de retiro/,
    questions: /Preguntas de/,
  },
  EN: {
    select: 'Select',
    nickname: /Nickname/,
    pin: /Withdrawal pass/,
    questions: /Security quest/,
  },
};

testAxe(
  'S2.10 S2.18 inbox and security center have no accessibility violations',
  'EN',
  async ({ page, admin, language, expectNoViolations }) => {
    await startSession(page, admin);
    const { select, ...sheets } = words[language];
    await page.goto('/m/webEmail');
    const mail = page.getByRole('main').locator('button:has(time)').first();
    await mail.waitFor();
    await expectNoViolations('inbox');
    await mail.click();
    await page.getByRole('dialog').getByRole('article').waitFor();
    await expectNoViolations('a mail');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: select, exact: true }).click();
    await mail.click();
    await expectNoViolations('mails selected');

    await moveToScreen(page, '/m/securityCenter');
    await page.locator('[aria-labelledby=security-level]').waitFor();
    await expectNoViolations('security center');
    for (const [sheet, name] of Object.entries(sheets)) {
      await page.getByRole('button', { name }).click();
      const form = page.getByRole('dialog').locator('form');
      await form.locator('input:visible').last().fill('');
      await form.locator('button[type=submit]').click();
      await form.locator('[aria-invalid=true]').first().waitFor();
      await expectNoViolations(sheet);
      await page.keyboard.press('Escape');
      await expect(form).toHaveCount(0);
    }
  },
);
