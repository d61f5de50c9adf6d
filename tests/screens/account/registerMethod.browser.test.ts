import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { address, prepareApp } from '../../helpers/openApp';
import { requestsTo } from '../../helpers/requestLog';
import {
  checkAllBoxes,
  fillPasswords,
  mobile,
  openRegister,
  readError,
  smsCode,
  submitButton,
  username,
} from './registerPage';
import { codeSentTo } from './smsCode';

const SMS = '/wps/verification/sms/register';
const REGISTER_BY_MOBILE = '/wps/member/register/mobile';
const mobileTab = () => page.getByRole('tab', { name: 'Con celular' });
const usernameTab = () => page.getByRole('tab', { name: 'Con usuario' });
const sendCode = () => page.getByRole('button', { name: 'Enviar código' }).click();

async function openByMobile() {
  const app = prepareApp();
  await openRegister(app);
  await mobileTab().click();
  return app;
}

test('S2.77 S4.08 S4.09 registration starts with the username, and keeps a number when the method changes', async () => {
  await openRegister(prepareApp());
  await expect.element(username()).toBeVisible();
  await mobileTab().click();
  await mobile().fill('0955123456');
  await usernameTab().click();
  await expect.element(username()).toHaveValue('955123456');
  await mobileTab().click();
  await expect.element(mobile()).toHaveValue('0955123456');
  await usernameTab().click();
  await username().fill('944555666');
  await mobileTab().click();
  await expect.element(mobile()).toHaveValue('944555666');
});

test('S5.11 an invalid number shows an error and is sent no code', async () => {
  const { admin } = await openByMobile();
  await mobile().fill('12');
  await sendCode();
  await expect.element(mobile()).toHaveFocus();
  expect(readError(mobile())).toContain('no es válido');
  expect(await requestsTo(admin, SMS)).toEqual([]);
});

test('S5.09 a code is sent to the number without its leading zero', async () => {
  const { admin } = await openByMobile();
  await mobile().fill('0955123456');
  await sendCode();
  await expect.element(page.getByText('Te enviamos el código.')).toBeVisible();
  expect((await requestsTo(admin, SMS))[0]?.body.mobileNum).toBe('955123456');
});

test('S5.09 S5.10 S3.22 a number is registered by the code of the SMS only, with the number as username', async () => {
  const { admin } = await openByMobile();
  await mobile().fill('0955123456');
  await sendCode();
  await expect.element(page.getByText('Te enviamos el código.')).toBeVisible();
  await smsCode().fill('000000');
  await fillPasswords();
  await checkAllBoxes();
  await submitButton().click();
  await expect.element(smsCode()).toHaveFocus();
  expect(readError(smsCode())).toMatch(/incorrecto o venció/);

  await smsCode().fill(await codeSentTo(admin, '955123456', 'register'));
  await submitButton().click();
  await expect.poll(address).toBe('/m/home');
  const { body } = (await requestsTo(admin, REGISTER_BY_MOBILE)).at(-1) ?? { body: {} };
  const sent = { mobileNum: '955123456', username: '955123456' };
  expect(body).toMatchObject({ registerMethod: 'mobileNum', ...sent });
  expect(body).not.toHaveProperty('firebaseIdToken');
});
