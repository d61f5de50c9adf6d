import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testAxe } from '../../helpers/testAxe';
import * as login from './loginPage';

testAxe(
  'login, its errors and its country picker have no axe violations',
  'ES',
  async ({ app, goToScreen, expectNoViolations }) => {
    await login.open(app);
    await expectNoViolations('login');
    await login.logIn('lucia', 'Equivocada1');
    await expect.element(login.captcha()).toBeVisible();
    await expectNoViolations('a wrong password');
    await login.smsTab().click();
    await page.getByRole('button', { name: /Código de país/ }).click();
    await expect.element(page.getByRole('searchbox')).toBeVisible();
    await expectNoViolations('the country picker');
    await userEvent.keyboard('{Escape}');
    await goToScreen('/m/trail');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations('the trial account');
  },
);
