import { expect, test } from '../fixtures';
import * as login from './loginPage';

const left = (page: import('playwright/test').Page) => page.getByRole('timer');

test.describe('by SMS', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await login.open(page);
    await login.bySms(page).click();
  });

  test('S4.10 S4.11 S9.12 S8.11 S3.26 a code goes out, and its countdown stands where one asked for it', async ({
    page,
    door,
  }) => {
    await door('faults', { path: login.SMS, kind: 'delay', ms: 400 });
    await login.mobile(page).fill('0987654321');
    await page.clock.pauseAt(Date.now() + 60_000);
    await login.sendCode(page).click();
    await expect(page.getByText('Enviando el código')).toBeVisible();
    await expect(page.getByText('Te enviamos el código.')).toBeVisible();
    const [sent] = await login.noted(door, login.SMS);
    expect(sent?.body).toMatchObject({
      mobileNum: '987654321',
      countryDialingCode: '51',
      challenge: '',
    });
    await expect(login.sendCode(page)).toBeHidden();
    // Two minutes of life are 120 seconds.
    await expect(left(page)).toHaveText(/120 s/);
    await page.clock.runFor(1500);
    await expect(page.getByText('Te enviamos el código.')).toBeHidden();
    await page.clock.runFor(108_000);
    await expect(left(page)).toHaveText(/1[01] s/);
    await page.clock.runFor(12_000);
    await expect(login.sendCode(page)).toBeVisible();
    await expect(left(page)).toBeHidden();
  });

  test('S4.11 the text is written anew every half second', async ({ page }) => {
    await login.mobile(page).fill('987654321');
    await login.sendCode(page).click();
    await expect(left(page)).toHaveText(/120 s/);
    await page.clock.pauseAt(Date.now() + 60_000);
    const before = Number((await left(page).innerText()).match(/\d+/)?.[0]);
    await page.clock.runFor(1000);
    await expect(left(page)).toHaveText(`Otra vez en ${before - 1} s`);
  });

  test('S3.24 S5.09 S5.10 the code logs its number in', async ({ page, door }) => {
    await login.mobile(page).fill('0987654321');
    await login.sendCode(page).click();
    await expect(left(page)).toBeVisible();
    await login.smsCode(page).fill(await login.codeSentTo(door, '987654321'));
    await login.submit(page).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    const [sent] = await login.noted(door, login.LOGIN);
    expect(sent?.body).toMatchObject({
      type: 'sms',
      username: '987654321',
      mobileNum: '987654321',
      countryDialingCode: '51',
      captcha: '',
    });
  });

  test('S5.08 S9.11 a code takes ten digits, a number twenty', async ({ page }) => {
    await login.smsCode(page).pressSequentially('12a345678901');
    await expect(login.smsCode(page)).toHaveValue('1234567890');
    await login.mobile(page).pressSequentially('123456789012345678901');
    await expect(login.mobile(page)).toHaveValue('12345678901234567890');
  });

  test('a number pasted whole leaves its dialing code to the picker', async ({ page }) => {
    await login.mobile(page).fill('+51 987 654 321');
    await expect(login.mobile(page)).toHaveValue('987654321');
  });

  test('S5.11 no code goes to a number that cannot be one', async ({ page, door }) => {
    await login.mobile(page).fill('12');
    await login.sendCode(page).click();
    await expect(page.getByText('El número de celular no es válido')).toBeVisible();
    await expect(login.mobile(page)).toBeFocused();
    expect(await login.noted(door, login.SMS)).toEqual([]);
  });

  test('a wrong code is told at its field', async ({ page }) => {
    await login.mobile(page).fill('987654321');
    await login.smsCode(page).fill('000000');
    await login.submit(page).click();
    await expect(page.getByText('El código SMS es incorrecto o venció')).toBeVisible();
    await expect(login.captcha(page)).toBeVisible();
  });

  test('S3.26 after some codes the server wants a challenge solved first', async ({
    page,
    door,
  }) => {
    await login.setSetting(door, 'limits', { smsChallengeAfter: 0 });
    await login.mobile(page).fill('987654321');
    await login.sendCode(page).click();
    await expect(login.captcha(page)).toBeFocused();
    await login.captcha(page).fill(await login.digits(door));
    await login.sendCode(page).click();
    await expect(left(page)).toBeVisible();
    await expect(login.captcha(page)).toBeHidden();
    const sent = (await login.noted(door, login.SMS)).at(-1);
    expect(sent?.body).toMatchObject({ challenge: '***', captchaId: expect.any(String) });
  });
});

test.describe('through the sign-in service', () => {
  test.beforeEach(async ({ page, door }) => {
    await login.setFlags(door, { FIREBASESMS3: true });
    await page.clock.install();
    await login.open(page);
    await login.bySms(page).click();
    await login.mobile(page).fill('0987654321');
  });

  test('S3.24 S4.11 a code counts down a minute and its login names the service', async ({
    page,
    door,
  }) => {
    await login.sendCode(page).click();
    await expect(left(page)).toHaveText(/(60|59) s/);
    await login.smsCode(page).fill(await login.codeSentTo(door, '987654321', 'thirdParty'));
    await login.submit(page).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    const [sent] = await login.noted(door, login.LOGIN);
    expect(sent?.body).toMatchObject({
      type: 'firebase',
      username: '987654321',
      firebaseChannel: 'sms',
      firebaseIdToken: '***',
      firebaseMobileNo: '987654321',
      countryDialingCode: '51',
    });
  });

  test.describe('which fails', () => {
    test.use({ allowConsole: [/Failed to load resource/] });

    test('S8.05 only the toast of the sending goes away', async ({ page, door }) => {
      const path = '/wps/thirdParty/sms';
      await door('faults', { path, kind: 'status', status: 500 });
      const answered = page.waitForResponse(`**${path}`);
      await login.sendCode(page).click();
      await answered;
      await expect(login.sendCode(page)).toHaveAttribute('aria-busy', 'false');
      await expect(page.locator('.toasts [role=status]')).toHaveText('');
    });
  });
});
