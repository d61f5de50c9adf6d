import type { Page } from 'playwright/test';
import { countRequests } from '../../helpers/requestLog';
import { holdTimers } from '../helpers/clock';
import { expect, test } from '../helpers/fixtures';
import { header, toast, waitForIdleCode } from '../helpers/locators';
import { holdBack } from '../helpers/network';
import { storedSession } from '../helpers/session';
import * as login from './loginPage';

/** A new tab of someone who logged in with "remember" before. */
const remember = (page: Page, password: string) =>
  page.addInitScript((password) => {
    if (localStorage.getItem('remPass')) return;
    const encoded = btoa(`${btoa(password)}.feria`);
    localStorage.setItem('remPass', JSON.stringify({ username: 'lucia', password: encoded }));
    localStorage.setItem('autoLogin', '1');
  }, password);

const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Ingresando como lucia' });

test('S4.49 a new tab with a remembered password logs in by itself and returns to the page that asked', async ({
  page,
}) => {
  await remember(page, login.PASSWORD);
  const release = await holdBack(page, `**${login.LOGIN}`);
  await page.goto('/m/rewardCenter');
  await expect(page).toHaveURL(/\/m\/login\?back=/);
  await expect(notice(page)).toBeVisible();
  await expect(login.password(page)).toHaveValue(login.PASSWORD);
  release();
  await expect(page).toHaveURL(/\/m\/rewardCenter$/);
  await expect(notice(page)).toHaveCount(0);
  expect(await storedSession(page)).toMatchObject({ userName: 'lucia' });
});

test('S4.49 a cancelled automatic login sends nothing, keeps the form, and does not start after a reload', async ({
  page,
  admin,
}) => {
  await remember(page, login.PASSWORD);
  const runTimers = await holdTimers(page, 3000);
  await login.open(page);
  await notice(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(notice(page)).toHaveCount(0);
  expect(await runTimers()).toBe(0);
  await expect(login.password(page)).toHaveValue(login.PASSWORD);
  await login.open(page);
  await waitForIdleCode(page);
  expect(await runTimers()).toBe(0);
  await expect(notice(page)).toHaveCount(0);
  expect(await countRequests(admin, login.LOGIN)).toBe(0);
});

test.describe('when the remembered password is wrong', () => {
  test.use({ allowConsole: [/Failed to load resource/] });

  test('S4.49 shows the filled form with the reason on the page that is open, and no other tab tries again', async ({
    page,
    admin,
  }) => {
    await remember(page, 'Wrong2025');
    await page.goto('/m/home');
    await expect(notice(page)).toBeVisible();
    const form = page.getByRole('dialog', { name: 'Ingresar' });
    await expect(form.locator('input[name=password]')).toHaveValue('Wrong2025');
    await expect(toast(page)).toHaveText('El usuario o la contraseña no coinciden');
    await expect(header(page).getByRole('link', { name: 'Ingresar' })).toBeAttached();
    expect(await countRequests(admin, login.LOGIN)).toBe(1);
    expect(await page.evaluate(() => localStorage.getItem('autoLogin'))).toBe('0');
  });
});
