import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { config } from '../../../src/config/config';
import { address, prepareApp } from '../../helpers/openApp';
import * as login from './loginPage';

const remember = (record: object) => localStorage.setItem('remPass', JSON.stringify(record));
const forgetButton = () => page.getByRole('button', { name: 'Olvidar mis datos' });

test('S3.27 stores the login encoded, offers it to the browser and fills it in again, if remember is on', async () => {
  const offered = login.watchPasswordStore();
  const app = prepareApp();
  await login.open(app);
  await login.rememberCheckbox().click();
  await login.logIn();
  await expect.poll(address).toBe('/m/home');
  expect(offered).toEqual([{ id: 'lucia', password: login.PASSWORD }]);
  const remembered = login.rememberedLogin();
  expect(remembered).toMatchObject({ type: 'username', username: 'lucia', countryDialingCode: '' });
  const decodedOnce = atob(remembered.password);
  const decodedTwice = atob(decodedOnce.replace(/\.feria$/, ''));
  expect([decodedOnce.endsWith('.feria'), decodedTwice]).toEqual([true, login.PASSWORD]);
  expect(localStorage.getItem('autoLogin')).toBe('1');
  await login.open(app);
  await expect.element(login.username()).toHaveValue('lucia');
  await expect.element(login.password()).toHaveValue(login.PASSWORD);
  await expect.element(login.rememberCheckbox()).toBeChecked();
  await forgetButton().click();
  expect(login.rememberedLogin()).toBeNull();
  await expect.element(login.username()).toHaveValue('');
  await expect.element(login.password()).toHaveValue('');
  await expect.element(forgetButton()).not.toBeInTheDocument();
});

test('the login of the password manager is filled in before the one that this site keeps', async () => {
  const app = prepareApp();
  remember({ username: 'lucia' });
  const found = { id: 'victor', password: 'FromTheManager1', type: 'password' };
  vi.spyOn(navigator.credentials, 'get').mockImplementation(async (options) =>
    options && 'password' in options ? found : null,
  );
  await login.open(app);
  await expect.element(login.username()).toHaveValue('victor');
  await expect.element(login.password()).toHaveValue('FromTheManager1');
  await expect
    .element(page.getByText('Tu contraseña queda sin cifrar en este navegador'))
    .toBeVisible();
});

test('keeps no login and forgets a kept one, when the configuration forbids it', async () => {
  const app = prepareApp();
  remember({ username: 'lucia' });
  config.rememberPassword = false;
  onTestFinished(() => void delete config.rememberPassword);
  await login.open(app);
  await expect.element(login.password()).toBeVisible();
  await expect.element(login.rememberCheckbox()).not.toBeInTheDocument();
  expect(login.rememberedLogin()).toBeNull();
});

test('S3.27 fills in no invalid remembered password, and removes the login when remember is off', async () => {
  const app = prepareApp();
  remember({ username: 'lucia', password: '%%%', type: 7 });
  await login.open(app);
  await expect.element(login.username()).toHaveValue('lucia');
  await expect.element(login.password()).toHaveValue('');
  await expect.element(login.rememberCheckbox()).toBeChecked();
  await login.rememberCheckbox().click();
  await expect.element(login.rememberCheckbox()).not.toBeChecked();
  await login.logIn();
  await expect.poll(address).toBe('/m/home');
  expect(login.rememberedLogin()).toBeNull();
});

test('S4.15 fills in the remembered login, when its login method is chosen', async () => {
  const app = prepareApp();
  remember({ type: 'sms', username: '987654321', password: '', countryDialingCode: '57' });
  await login.open(app);
  await expect.element(login.username()).toHaveValue('');
  await login.smsTab().click();
  await expect.element(login.mobile()).toHaveValue('987654321');
  await expect.element(page.getByRole('button', { name: /Colombia \+57/ })).toBeVisible();
  await login.mobile().fill('1');
  await login.usernameTab().click();
  await expect.element(login.rememberCheckbox()).not.toBeChecked();
  await login.smsTab().click();
  await expect.element(login.mobile()).toHaveValue('987654321');
  await expect.element(login.rememberCheckbox()).toBeChecked();
});
