import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectToLast, isShown, pauseClock, waitWhilePaused } from '../../helpers/clock';
import { toast } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import { requestsTo } from '../../helpers/requestLog';
import { setFlags, setSetting } from '../../helpers/settings';
import * as login from './loginPage';
import { codeSentTo } from './smsCode';

const countdown = () => page.getByRole('timer');
const secondsShown = () => Number(countdown().element().textContent.match(/\d+/)?.[0]);

/** The login screen in its SMS mode. The toasts, which are loaded late, are there too. */
async function openSms(app: ReturnType<typeof prepareApp>) {
  await login.open(app);
  await login.smsTab().click();
  await expect.element(login.mobile()).toBeVisible();
  await expect.element(toast()).toBeInTheDocument();
  return app;
}

test('S5.08 S9.11 a code has at most 10 digits and a number 20, without its dialing code', async () => {
  await openSms(prepareApp());
  await userEvent.type(login.smsCode(), '12a345678901');
  await expect.element(login.smsCode()).toHaveValue('1234567890');
  await userEvent.type(login.mobile(), '123456789012345678901');
  await expect.element(login.mobile()).toHaveValue('12345678901234567890');
  await login.mobile().fill('+51 987 654 321');
  await expect.element(login.mobile()).toHaveValue('987654321');
});

test('S5.11 an invalid number shows its error and has the focus, and no code is sent', async () => {
  const { admin } = await openSms(prepareApp());
  await login.mobile().fill('12');
  await login.sendCodeButton().click();
  await expect.element(page.getByText('El número de celular no es válido')).toBeVisible();
  await expect.element(login.mobile()).toHaveFocus();
  expect(await requestsTo(admin, login.SMS)).toEqual([]);
});

test('S3.26 S8.11 sends the number without its zero, and says so while it is sent and for 1.5 s after', async () => {
  const { admin, holdBack } = await openSms(prepareApp());
  const release = holdBack(login.SMS);
  await login.mobile().fill('0987654321');
  pauseClock();
  await login.sendCodeButton().click();
  await waitWhilePaused(() => isShown(page.getByText('Enviando el código')));
  release();
  await expectToLast(page.getByText('Te enviamos el código.'), 1500);
  const [sent] = await requestsTo(admin, login.SMS);
  expect(sent?.body).toMatchObject({
    mobileNum: '987654321',
    countryDialingCode: '51',
    challenge: '',
  });
});

test('S4.10 S4.11 S9.12 a countdown of two minutes replaces the button, and skips no second', async () => {
  await openSms(prepareApp());
  await login.mobile().fill('0987654321');
  pauseClock();
  await login.sendCodeButton().click();
  await waitWhilePaused(() => isShown(countdown()));
  // The code is valid for two minutes.
  expect(countdown().element().textContent).toContain('120 s');
  expect(isShown(login.sendCodeButton())).toBe(false);
  const before = secondsShown();
  const shown: number[] = [];
  for (let step = 0; step < 6; step++) {
    await vi.advanceTimersByTimeAsync(500);
    shown.push(before - secondsShown());
  }
  // After half a second the number is the same or one lower. It never skips a number.
  expect([
    [0, 1, 1, 2, 2, 3],
    [1, 1, 2, 2, 3, 3],
  ]).toContainEqual(shown);
  await vi.advanceTimersByTimeAsync(119_900 - 3000);
  expect(countdown().element().textContent).toContain(' 1 s');
  expect(isShown(login.sendCodeButton())).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  await waitWhilePaused(() => isShown(login.sendCodeButton()));
  expect(isShown(countdown())).toBe(false);
});

test('S8.11 the toast about a code that is being sent ends after 10 s without a reply', async () => {
  const { holdBack } = await openSms(prepareApp());
  const release = holdBack(login.SMS);
  await login.mobile().fill('987654321');
  pauseClock();
  await login.sendCodeButton().click();
  await expectToLast(page.getByText('Enviando el código'), 10_000);
  release();
  await expect.element(countdown()).toBeVisible();
});

test('S3.24 S5.09 S5.10 logs in with the code and the number without its zero', async () => {
  const { admin } = await openSms(prepareApp());
  await login.mobile().fill('0987654321');
  await login.sendCodeButton().click();
  await expect.element(countdown()).toBeVisible();
  await login.smsCode().fill(await codeSentTo(admin, '987654321', 'noLogin'));
  await login.submitButton().click();
  await expect.poll(address).toBe('/m/home');
  const [sent] = await requestsTo(admin, login.LOGIN);
  expect(sent?.body).toMatchObject({
    type: 'sms',
    username: '987654321',
    mobileNum: '987654321',
    countryDialingCode: '51',
    captcha: '',
  });
});

test('S3.26 requires a captcha after several codes, and shows one with an error when the code is wrong', async () => {
  const app = prepareApp();
  const { admin } = app;
  await setSetting(admin, 'limits', { smsChallengeAfter: 0 });
  await openSms(app);
  await login.mobile().fill('987654321');
  await login.sendCodeButton().click();
  await expect.element(login.captcha()).toHaveFocus();
  await login.captcha().fill(await login.captchaCode(app));
  await login.sendCodeButton().click();
  await expect.element(countdown()).toBeVisible();
  await expect.element(login.captcha()).not.toBeInTheDocument();
  const sent = (await requestsTo(admin, login.SMS)).at(-1);
  expect(sent?.body).toMatchObject({ challenge: '***', captchaId: expect.any(String) });
  await login.smsCode().fill('000000');
  await login.submitButton().click();
  await expect.element(page.getByText('El código SMS es incorrecto o venció')).toBeVisible();
  await expect.element(login.captcha()).toBeVisible();
});

async function openWithService() {
  const app = prepareApp();
  await setFlags(app.admin, { FIREBASESMS3: true });
  await openSms(app);
  await login.mobile().fill('0987654321');
  return app;
}

test('S8.05 a code of the sign-in service that fails hides the toast and shows no message', async () => {
  const { admin, allowConsole } = await openWithService();
  allowConsole(/The server failed/);
  const path = '/wps/thirdParty/sms';
  await admin('faults', { path, kind: 'status', status: 500, times: 1 });
  const messages = login.watchToasts();
  await login.sendCodeButton().click();
  await expect.poll(() => requestsTo(admin, path)).toMatchObject([{ status: 500 }]);
  await expect.element(login.sendCodeButton()).toHaveAttribute('aria-busy', 'false');
  expect(toast().element().textContent).toBe('');
  expect(messages).toEqual([expect.stringContaining('Enviando el código')]);
});

test('S4.11 the countdown of a code of the sign-in service lasts one minute', async () => {
  await openWithService();
  pauseClock();
  await login.sendCodeButton().click();
  await waitWhilePaused(() => isShown(countdown()));
  expect(countdown().element().textContent).toContain(' 60 s');
  await vi.advanceTimersByTimeAsync(59_900);
  expect(countdown().element().textContent).toContain(' 1 s');
  await vi.advanceTimersByTimeAsync(200);
  await waitWhilePaused(() => isShown(login.sendCodeButton()));
});

test('S3.24 a login by a code of the sign-in service sends the token of the service', async () => {
  const { admin } = await openWithService();
  await login.sendCodeButton().click();
  await expect.element(countdown()).toBeVisible();
  await login.smsCode().fill(await codeSentTo(admin, '987654321', 'thirdParty'));
  await login.submitButton().click();
  await expect.poll(address).toBe('/m/home');
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
