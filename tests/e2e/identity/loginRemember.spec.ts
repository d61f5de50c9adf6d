import { expect, test } from '../fixtures';
import * as login from './loginPage';

test('S3.27 a remembered login is kept obscured and stands there the next time', async ({
  page,
}) => {
  await login.open(page);
  await login.remember(page).check();
  await login.enter(page);
  await expect(page).toHaveURL(/\/m\/home$/);
  const kept = await login.kept(page);
  expect(kept).toMatchObject({ type: 'username', username: 'lucia', countryDialingCode: '' });
  const once = Buffer.from(kept.password, 'base64').toString();
  const twice = Buffer.from(once.replace(/\.feria$/, ''), 'base64').toString();
  expect([once.endsWith('.feria'), twice]).toEqual([true, login.PASSWORD]);
  expect(await page.evaluate(() => localStorage.getItem('autoLogin'))).toBe('1');
  await login.open(page);
  await expect(login.user(page)).toHaveValue('lucia');
  await expect(login.password(page)).toHaveValue(login.PASSWORD);
  await expect(login.remember(page)).toBeChecked();
});

test('S3.27 a login that is not to be remembered takes away what was', async ({ page }) => {
  const kept = { type: 'username', username: 'lucia', password: '', countryDialingCode: '' };
  await page.addInitScript((value) => {
    if (!sessionStorage.getItem('MC_SESSION_INFO')) localStorage.setItem('remPass', value);
  }, JSON.stringify(kept));
  await login.open(page);
  await login.remember(page).uncheck();
  await login.enter(page);
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await page.evaluate(() => localStorage.getItem('remPass'))).toBeNull();
});

test('S3.27 what others wrote there breaks nothing', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('remPass', '{"username":"lucia","password":"%%%","type":7}'),
  );
  await login.open(page);
  await expect(login.user(page)).toHaveValue('lucia');
  await expect(login.password(page)).toHaveValue('');
});

test('S4.15 changing the mode brings back what is kept for it', async ({ page }) => {
  const kept = { type: 'sms', username: '987654321', password: '', countryDialingCode: '57' };
  await page.addInitScript((value) => localStorage.setItem('remPass', value), JSON.stringify(kept));
  await login.open(page);
  await expect(login.user(page)).toHaveValue('');
  await login.bySms(page).click();
  await expect(login.mobile(page)).toHaveValue('987654321');
  await expect(page.getByRole('button', { name: /Colombia \+57/ })).toBeVisible();
  await login.mobile(page).fill('1');
  await login.byName(page).click();
  await expect(login.remember(page)).not.toBeChecked();
  await login.bySms(page).click();
  await expect(login.mobile(page)).toHaveValue('987654321');
  await expect(login.remember(page)).toBeChecked();
});
