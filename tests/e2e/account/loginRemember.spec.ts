import { expect, test } from '../helpers/fixtures';
import { changeConfig } from '../helpers/pageConfig';
import * as login from './loginPage';

test('S3.27 stores the login encoded, offers it to the browser and fills it in again, if remember is on', async ({
  page,
}) => {
  await login.watchPasswordStore(page);
  await login.open(page);
  await login.rememberCheckbox(page).check();
  await login.logIn(page);
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await login.passwordStore(page)).toEqual([{ id: 'lucia', password: login.PASSWORD }]);
  const remembered = await login.rememberedLogin(page);
  expect(remembered).toMatchObject({ type: 'username', username: 'lucia', countryDialingCode: '' });
  const decodedOnce = Buffer.from(remembered.password, 'base64').toString();
  const decodedTwice = Buffer.from(decodedOnce.replace(/\.feria$/, ''), 'base64').toString();
  expect([decodedOnce.endsWith('.feria'), decodedTwice]).toEqual([true, login.PASSWORD]);
  expect(await page.evaluate(() => localStorage.getItem('autoLogin'))).toBe('1');
  await login.open(page);
  await expect(login.username(page)).toHaveValue('lucia');
  await expect(login.password(page)).toHaveValue(login.PASSWORD);
  await expect(login.rememberCheckbox(page)).toBeChecked();
  await page.getByRole('button', { name: 'Olvidar mis datos' }).click();
  expect(await page.evaluate(() => localStorage.getItem('remPass'))).toBeNull();
  await expect(login.username(page)).toHaveValue('');
  await expect(login.password(page)).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Olvidar mis datos' })).toHaveCount(0);
});

test('the login of the password manager is filled in before the one that this site keeps', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('remPass', '{"username":"lucia"}');
    const found = { id: 'victor', password: 'FromTheManager1', type: 'password' };
    Object.defineProperty(navigator.credentials, 'get', {
      value: async ({ password }: { password?: boolean }) => (password ? found : null),
    });
  });
  await login.open(page);
  await expect(login.username(page)).toHaveValue('victor');
  await expect(login.password(page)).toHaveValue('FromTheManager1');
  await expect(page.getByText('Tu contraseña queda sin cifrar en este navegador')).toBeVisible();
});

test('keeps no login and forgets a kept one, when the configuration forbids it', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('remPass', '{"username":"lucia"}'));
  await changeConfig(page, '/m/login', { rememberPassword: false });
  await login.open(page);
  await expect(login.password(page)).toBeVisible();
  await expect(login.rememberCheckbox(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('remPass'))).toBeNull();
});

test('S3.27 fills in no invalid remembered password, and removes the login when remember is off', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('MC_SESSION_INFO'))
      localStorage.setItem('remPass', '{"username":"lucia","password":"%%%","type":7}');
  });
  await login.open(page);
  await expect(login.username(page)).toHaveValue('lucia');
  await expect(login.password(page)).toHaveValue('');
  await expect(login.rememberCheckbox(page)).toBeChecked();
  await login.rememberCheckbox(page).uncheck();
  await login.logIn(page);
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await page.evaluate(() => localStorage.getItem('remPass'))).toBeNull();
});

test('S4.15 fills in the remembered login, when its login method is chosen', async ({ page }) => {
  const remembered = { type: 'sms', username: '987654321', password: '', countryDialingCode: '57' };
  await page.addInitScript(
    (value) => localStorage.setItem('remPass', value),
    JSON.stringify(remembered),
  );
  await login.open(page);
  await expect(login.username(page)).toHaveValue('');
  await login.smsTab(page).click();
  await expect(login.mobile(page)).toHaveValue('987654321');
  await expect(page.getByRole('button', { name: /Colombia \+57/ })).toBeVisible();
  await login.mobile(page).fill('1');
  await login.usernameTab(page).click();
  await expect(login.rememberCheckbox(page)).not.toBeChecked();
  await login.smsTab(page).click();
  await expect(login.mobile(page)).toHaveValue('987654321');
  await expect(login.rememberCheckbox(page)).toBeChecked();
});
