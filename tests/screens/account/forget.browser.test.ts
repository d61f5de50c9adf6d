import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mailRecovery } from '../../../src/contract/account/password';
import { field } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import { requestsTo } from '../../helpers/requestLog';
import { email, mobile, password, readError, smsCode, username } from './registerPage';
import { codeSentTo } from './smsCode';

const RESET = '/wps/member/reset';
const newPassword = () => field('newPassword');
const confirmPassword = () => field('confirmNewPassword');
const sendLink = () => page.getByRole('button', { name: 'Enviar enlace' }).click();
const resetPassword = () => page.getByRole('button', { name: 'Restablecer contraseña' }).click();

test('S2.05 sends a link by e-mail to a valid address, and does not say whether the account exists', async () => {
  const { admin, open } = prepareApp();
  await open('/m/forget');
  await email().fill('lucia');
  await sendLink();
  await expect.element(email()).toHaveFocus();
  expect(readError(email())).toContain('El correo no es válido');
  await email().fill('nadie@example.com');
  await sendLink();
  await expect.element(page.getByRole('heading', { name: 'Revisa tu correo' })).toHaveFocus();
  await expect.element(page.getByText('El enlace sirve por 30 minutos.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Otra vez en/ })).toBeDisabled();
  const [sent] = await requestsTo(admin, '/wps/member/password/email');
  expect(sent?.body.email).toBe('nadie@example.com');
});

test('S2.05 sets a new password with the token of the e-mail, and opens the login for it', async () => {
  const { admin, mock, open } = prepareApp();
  await mock.call(mailRecovery, { email: 'lucia@example.com' });
  const { resetLinks } = await admin('state', undefined, 'GET');
  // index.html takes it from the address.
  window.resetToken = resetLinks[0].id;
  await open('/m/forget');
  await newPassword().fill('Nueva2026');
  await confirmPassword().fill('Nueva2026');
  await resetPassword();
  await expect.poll(address).toBe('/m/login');
  await expect.element(username()).toHaveValue('lucia');
  await password().fill('Nueva2026');
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await expect.poll(address).toBe('/m/home');
});

test('S2.05 sets a new password, with a code sent by SMS', async () => {
  const { admin, open } = prepareApp();
  await open('/m/forget');
  await page.getByRole('tab', { name: 'Por SMS' }).click();
  await mobile().fill('0987654321');
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect.element(page.getByText('Te enviamos el código.')).toBeVisible();
  await smsCode().fill(await codeSentTo(admin, '987654321', 'noLogin'));
  await newPassword().fill('Nueva2026');
  await confirmPassword().fill('Nueva2025');
  await resetPassword();
  await expect.element(confirmPassword()).toHaveFocus();
  expect(await requestsTo(admin, RESET)).toEqual([]);
  await confirmPassword().fill('Nueva2026');
  await resetPassword();
  await expect.element(page.getByText('Tu contraseña fue restablecida.')).toBeVisible();
  await expect.poll(address).toBe('/m/login');
  expect((await requestsTo(admin, RESET))[0]?.body).toMatchObject({
    method: 'sms',
    mobileNum: '987654321',
    countryDialingCode: '51',
  });
});
