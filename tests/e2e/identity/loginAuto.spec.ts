import { pauseClock } from '../clock';
import { expect, test } from '../fixtures';
import { header } from '../locators';
import * as login from './loginPage';

type Page = import('playwright/test').Page;

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
const triedCalls = (page: Page) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(login.LOGIN))
      calls.push(request.url());
  });
  return calls;
};

test('S4.49 a new tab with a remembered password logs in by itself after three seconds, and returns to the page that asked for it', async ({
  page,
}) => {
  await remember(page, login.PASSWORD);
  await page.goto('/m/rewardCenter');
  await expect(page).toHaveURL(/\/m\/login\?back=/);
  await expect(notice(page)).toBeVisible();
  await expect(login.password(page)).toHaveValue(login.PASSWORD);
  await expect(page).toHaveURL(/\/m\/rewardCenter$/);
  await expect(notice(page)).toHaveCount(0);
  expect(await login.session(page)).toMatchObject({ userName: 'lucia' });
});

test('S4.49 sends nothing and leaves the form filled in, when the login by itself is cancelled, and does not begin again after a reload', async ({
  page,
}) => {
  await remember(page, login.PASSWORD);
  const calls = triedCalls(page);
  await page.clock.install();
  await login.open(page);
  await expect(notice(page)).toBeVisible();
  await pauseClock(page);
  await notice(page).getByRole('button', { name: 'Cancelar' }).click();
  await page.clock.runFor(4000);
  await expect(notice(page)).toHaveCount(0);
  await expect(login.password(page)).toHaveValue(login.PASSWORD);
  await page.clock.resume();
  await login.open(page);
  await page.clock.fastForward(4000);
  await expect(login.submitButton(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(calls).toEqual([]);
});

test.describe('when the remembered password is wrong', () => {
  test.use({ allowConsole: [/Failed to load resource/] });

  test('S4.49 shows the filled form with the reason on the page that is open, and no other tab tries again', async ({
    page,
  }) => {
    await remember(page, 'Wrong2025');
    const calls = triedCalls(page);
    await page.goto('/m/home');
    await expect(notice(page)).toBeVisible();
    const form = page.getByRole('dialog', { name: 'Ingresar' });
    await expect(form.locator('input[name=password]')).toHaveValue('Wrong2025');
    await expect(header(page).getByRole('link', { name: 'Ingresar' })).toBeAttached();
    expect(calls).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('autoLogin'))).toBe('0');
  });
});
