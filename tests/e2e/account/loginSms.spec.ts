import type { Page } from 'playwright/test';
import { requestsTo } from '../../helpers/requestLog';
import { setFlags, setSetting } from '../../helpers/settings';
import { pauseClock } from '../helpers/clock';
import { expectToLast } from '../helpers/durations';
import { expect, test } from '../helpers/fixtures';
import { toast } from '../helpers/locators';
import { holdBack } from '../helpers/network';
import * as login from './loginPage';
import { codeSentTo } from './smsCode';

const countdown = (page: Page) => page.getByRole('timer');

test.describe('by SMS', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await login.open(page);
    await login.smsTab(page).click();
  });

  test('S5.08 S9.11 S5.11 limits number and code, sends only to a valid number, and shows a countdown', {
    tag: ['@S4.10', '@S4.11', '@S9.12', '@S8.11', '@S3.26'],
  }, async ({ page, admin }) => {
    await login.smsCode(page).pressSequentially('12a345678901');
    await expect(login.smsCode(page)).toHaveValue('1234567890');
    await login.mobile(page).pressSequentially('123456789012345678901');
    await expect(login.mobile(page)).toHaveValue('12345678901234567890');
    await login.mobile(page).fill('+51 987 654 321');
    await expect(login.mobile(page)).toHaveValue('987654321');
    await login.mobile(page).fill('12');
    await login.sendCodeButton(page).click();
    await expect(page.getByText('El número de celular no es válido')).toBeVisible();
    await expect(login.mobile(page)).toBeFocused();
    expect(await requestsTo(admin, login.SMS)).toEqual([]);

    const release = await holdBack(page, `**${login.SMS}`);
    await login.mobile(page).fill('0987654321');
    await pauseClock(page);
    await login.sendCodeButton(page).click();
    await expect(page.getByText('Enviando el código')).toBeVisible();
    release();
    await expect(page.getByText('Te enviamos el código.')).toBeVisible();
    const [sent] = await requestsTo(admin, login.SMS);
    expect(sent?.body).toMatchObject({
      mobileNum: '987654321',
      countryDialingCode: '51',
      challenge: '',
    });
    await expect(login.sendCodeButton(page)).toBeHidden();
    // The code is valid for two minutes.
    await expect(countdown(page)).toHaveText(/120 s/);
    await expectToLast(page, page.getByText('Te enviamos el código.'), 1500);
    const seconds = async () => Number((await countdown(page).innerText()).match(/\d+/)?.[0]);
    const before = await seconds();
    const shown: number[] = [];
    for (let step = 0; step < 6; step++) {
      await page.clock.runFor(500);
      shown.push(before - (await seconds()));
    }
    // After half a second the number is the same or one lower. It never skips a number.
    expect([
      [0, 1, 1, 2, 2, 3],
      [1, 1, 2, 2, 3, 3],
    ]).toContainEqual(shown);
    // The toast took 1,650 ms and the six steps 3,000.
    await page.clock.runFor(119_900 - 1650 - 3000);
    await expect(countdown(page)).toHaveText(/ 1 s/);
    await expect(login.sendCodeButton(page)).toBeHidden();
    await page.clock.runFor(200);
    await expect(login.sendCodeButton(page)).toBeVisible();
    await expect(countdown(page)).toBeHidden();
  });

  test('S8.11 S3.24 S5.09 hides the sending toast after 10 s without a reply, and logs in with the code', {
    tag: ['@S5.10'],
  }, async ({ page, admin }) => {
    const release = await holdBack(page, `**${login.SMS}`);
    await login.mobile(page).fill('0987654321');
    await pauseClock(page);
    await login.sendCodeButton(page).click();
    await expectToLast(page, page.getByText('Enviando el código'), 10_000);
    release();
    await expect(countdown(page)).toBeVisible();
    await page.clock.resume();
    await login.smsCode(page).fill(await codeSentTo(admin, '987654321', 'noLogin'));
    await login.submitButton(page).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    const [sent] = await requestsTo(admin, login.LOGIN);
    expect(sent?.body).toMatchObject({
      type: 'sms',
      username: '987654321',
      mobileNum: '987654321',
      countryDialingCode: '51',
      captcha: '',
    });
  });

  test('S3.26 requires a captcha after several codes, and shows one with an error when the code is wrong', async ({
    page,
    admin,
  }) => {
    await setSetting(admin, 'limits', { smsChallengeAfter: 0 });
    await login.mobile(page).fill('987654321');
    await login.sendCodeButton(page).click();
    await expect(login.captcha(page)).toBeFocused();
    await login.captcha(page).fill(await login.captchaCode(page, admin));
    await login.sendCodeButton(page).click();
    await expect(countdown(page)).toBeVisible();
    await expect(login.captcha(page)).toBeHidden();
    const sent = (await requestsTo(admin, login.SMS)).at(-1);
    expect(sent?.body).toMatchObject({ challenge: '***', captchaId: expect.any(String) });
    await login.smsCode(page).fill('000000');
    await login.submitButton(page).click();
    await expect(page.getByText('El código SMS es incorrecto o venció')).toBeVisible();
    await expect(login.captcha(page)).toBeVisible();
  });
});

test.describe('with the sign-in service', () => {
  test.use({ allowConsole: [/Failed to load resource/] });

  test('S3.24 S4.11 S8.05 fails without a message, counts down one minute, and sends the service’s token', async ({
    page,
    admin,
  }) => {
    await setFlags(admin, { FIREBASESMS3: true });
    const path = '/wps/thirdParty/sms';
    await admin('faults', { path, kind: 'status', status: 500, times: 1 });
    await page.clock.install();
    await login.open(page);
    await login.smsTab(page).click();
    await login.mobile(page).fill('0987654321');
    const replied = page.waitForResponse(`**${path}`);
    await login.sendCodeButton(page).click();
    await replied;
    await expect(login.sendCodeButton(page)).toHaveAttribute('aria-busy', 'false');
    await expect(toast(page)).toHaveText('');

    await pauseClock(page);
    await login.sendCodeButton(page).click();
    await expect(countdown(page)).toHaveText(/ 60 s/);
    await page.clock.runFor(59_900);
    await expect(countdown(page)).toHaveText(/ 1 s/);
    await page.clock.runFor(200);
    await expect(login.sendCodeButton(page)).toBeVisible();
    await page.clock.resume();
    await login.smsCode(page).fill(await codeSentTo(admin, '987654321', 'thirdParty'));
    await login.submitButton(page).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    const [sent] = await requestsTo(admin, login.LOGIN);
    expect(sent?.body).toMatchObject({
      type: 'firebase',
      username: '987654321',
      firebaseChannel: 'sms',
      firebaseIdToken: '***',
      firebaseMobileNo: '987654321',
      countryDialingCode: '51',
    });
  });
});
