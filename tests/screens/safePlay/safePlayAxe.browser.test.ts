import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bySelector, main } from '../../helpers/locators';
import { offerSafePlay } from '../../helpers/settings';
import { testAxe } from '../../helpers/testAxe';

testAxe(
  'S10.12 S10.13 the pages of safe play have no accessibility violations',
  'ES',
  async ({ app, goToScreen, expectNoViolations }) => {
    await offerSafePlay(app.admin);
    await app.logIn();
    await app.open('/m/safePlay');
    await expect.element(main().getByRole('group')).toBeVisible();
    await expectNoViolations('home');
    await goToScreen('/m/safePlay/limits');
    await main().getByRole('button').first().click();
    await expect.element(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    await expectNoViolations('a limit');
    await userEvent.keyboard('{Escape}');
    await goToScreen('/m/safePlay/break');
    await expect.element(main().getByRole('group')).toBeVisible();
    await expectNoViolations('break');
    await goToScreen('/m/safePlay/history');
    await expect.element(main().getByRole('table')).toBeVisible();
    await expectNoViolations('history');
    await goToScreen('/m/safePlay/selfTest');
    await expect.element(main().getByRole('radio').first()).toBeInTheDocument();
    await expectNoViolations('self-assessment');
    for (const question of main().getByRole('group').all())
      await bySelector('label', question).nth(1).click();
    await main().getByRole('button').last().click();
    await expect.element(main().getByRole('heading').first()).toHaveFocus();
    await expectNoViolations('result');
  },
);
