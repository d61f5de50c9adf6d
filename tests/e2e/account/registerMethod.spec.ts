import { requestsTo } from '../../helpers/requestLog';
import { expect, test } from '../helpers/fixtures';
import * as form from './registerPage';
import { codeSentTo } from './smsCode';

test('S2.77 S4.08 S4.09 keeps the number when the method changes, and sends a code to a valid one only', {
  tag: ['@S5.09', '@S5.10', '@S5.11', '@S3.22'],
}, async ({ page, admin }) => {
  await form.open(page);
  await expect(form.username(page)).toHaveCount(1);
  await form.mobileTab(page).click();
  await form.mobile(page).fill('0955123456');
  await form.usernameTab(page).click();
  await expect(form.username(page)).toHaveValue('955123456');
  await form.mobileTab(page).click();
  await expect(form.mobile(page)).toHaveValue('0955123456');
  await form.usernameTab(page).click();
  await form.username(page).fill('944555666');
  await form.mobileTab(page).click();
  await expect(form.mobile(page)).toHaveValue('944555666');

  await form.mobile(page).fill('12');
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(form.mobile(page)).toBeFocused();
  expect(await form.readError(form.mobile(page))).toContain('no es válido');
  expect(await requestsTo(admin, form.SMS)).toEqual([]);

  await form.mobile(page).fill('0955123456');
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(page.getByText('Te enviamos el código.')).toBeVisible();
  expect((await requestsTo(admin, form.SMS))[0]?.body.mobileNum).toBe('955123456');
  await form.smsCode(page).fill('000000');
  await form.fillPasswords(page);
  await form.checkAllBoxes(page);
  await form.submitButton(page).click();
  await expect(form.smsCode(page)).toBeFocused();
  expect(await form.readError(form.smsCode(page))).toMatch(/incorrecto o venció/);

  await form.smsCode(page).fill(await codeSentTo(admin, '955123456', 'register'));
  await form.submitButton(page).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  const { body } = (await requestsTo(admin, form.REGISTER_BY_MOBILE)).at(-1) ?? { body: {} };
  const sent = { mobileNum: '955123456', username: '955123456' };
  expect(body).toMatchObject({ registerMethod: 'mobileNum', ...sent });
  expect(body).not.toHaveProperty('firebaseIdToken');
});

test('shows a captcha, when the server requires it after rejected attempts', async ({
  page,
  admin,
}) => {
  await form.setRegisterSettings(admin, { captchaAfter: 0 });
  await form.open(page);
  await form.fill(page);
  await form.submitButton(page).click();
  await expect(page.locator('input[name=captcha]')).toBeFocused();
});
