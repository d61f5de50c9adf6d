import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { field } from '../../helpers/locators';
import { prepareApp } from '../../helpers/openApp';
import {
  affiliateCode,
  email,
  fillForm,
  openRegister,
  setRegisterSettings,
  setRule,
  submitButton,
  username,
} from './registerPage';

test('S5.01 S4.12 fields that the settings of the server disable are not shown', async () => {
  const app = prepareApp();
  await setRule(app.admin, 'email', { enabled: false });
  await setRule(app.admin, 'affiliateCode', { enabled: false });
  await openRegister(app);
  await expect.element(username()).toBeVisible();
  await expect.element(email()).not.toBeInTheDocument();
  await expect.element(affiliateCode()).not.toBeInTheDocument();
});

test('S5.01 S5.03 fields are required and validated as the settings of the server say', async () => {
  const app = prepareApp();
  const texts = { ES: 'Empieza por Z', EN: 'Begin with Z' };
  await setRule(app.admin, 'loginUsername', { pattern: '^Z', texts });
  await setRule(app.admin, 'nickname', {
    enabled: true,
    required: true,
    pattern: '^zz',
    texts: { ES: 'Un apodo con zz, <b>por favor</b>', EN: 'x' },
  });
  await openRegister(app);
  const nickname = page.getByLabelText('Apodo *');
  await expect.element(nickname).toBeVisible();
  await username().fill('marisol');
  username().element().blur();
  await expect.element(page.getByText('Empieza por Z')).toBeVisible();
  await nickname.fill('marisol');
  await submitButton().click();
  await expect.element(page.getByText('Un apodo con zz, <b>por favor</b>')).toBeVisible();
});

test('S9.17 S5.22 a date of birth of a player under 21 shows an error', async () => {
  const app = prepareApp();
  await setRule(app.admin, 'birthDate', { enabled: true, required: true });
  await openRegister(app);
  const birthDate = field('birthDate');
  const isTooYoung = page.getByText('Debes tener 21 años o más.');
  const year = new Date().getFullYear();
  await birthDate.fill(`${year - 20}-01-01`);
  birthDate.element().blur();
  await expect.element(isTooYoung).toBeVisible();
  await birthDate.fill(`${year - 22}-01-01`);
  await expect.element(isTooYoung).not.toBeInTheDocument();
});

test('a captcha is shown, when the server requires it after rejected attempts', async () => {
  const app = prepareApp();
  await setRegisterSettings(app.admin, { captchaAfter: 0 });
  await openRegister(app);
  await fillForm();
  await submitButton().click();
  await expect.element(field('captcha')).toHaveFocus();
});
