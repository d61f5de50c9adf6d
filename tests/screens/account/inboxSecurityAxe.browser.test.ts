import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bySelector, main } from '../../helpers/locators';
import { testAxe } from '../../helpers/testAxe';

const sheets = {
  nickname: /Nickname/,
  pin: /Withdrawal pass/,
  questions: /Security quest/,
};

testAxe(
  'S2.10 S2.18 inbox and security center have no accessibility violations',
  'EN',
  async ({ app, goToScreen, expectNoViolations }) => {
    await app.logIn();
    await app.open('/m/webEmail');
    const mail = bySelector('button:has(time)', main()).first();
    await expect.element(mail).toBeVisible();
    await expectNoViolations('inbox');
    await mail.click();
    await expect.element(page.getByRole('dialog').getByRole('article')).toBeVisible();
    await expectNoViolations('a mail');
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await mail.click();
    await expectNoViolations('mails selected');

    await goToScreen('/m/securityCenter');
    await expect.element(bySelector('[aria-labelledby=security-level]')).toBeVisible();
    await expectNoViolations('security center');
    for (const [sheet, name] of Object.entries(sheets)) {
      await page.getByRole('button', { name }).click();
      const form = bySelector('form', page.getByRole('dialog'));
      await bySelector('input:visible', form).last().fill('');
      await bySelector('button[type=submit]', form).click();
      await expect.element(bySelector('[aria-invalid=true]', form).first()).toBeVisible();
      await expectNoViolations(sheet);
      await userEvent.keyboard('{Escape}');
      await expect.element(form).not.toBeInTheDocument();
    }
  },
);
