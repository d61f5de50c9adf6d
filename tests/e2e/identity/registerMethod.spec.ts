import { expect, test } from '../fixtures';
import * as form from './registerPage';

for (const [username, mobileNum, hasTabs, firstField] of [
  [true, true, true, 'username'],
  [true, false, false, 'username'],
  [false, true, false, 'mobileNum'],
  [false, false, false, 'username'],
] as const) {
  test(`S2.77 S4.08 shows ${firstField} and ${hasTabs ? '' : 'no '}tabs, when username is ${username} and mobile is ${mobileNum}`, async ({
    page,
    admin,
  }) => {
    await form.setRegisterSettings(admin, { methods: { username, mobileNum } });
    await form.open(page);
    await expect(form.mobileTab(page)).toHaveCount(hasTabs ? 1 : 0);
    await expect(form.username(page)).toHaveCount(firstField === 'username' ? 1 : 0);
    await expect(form.mobile(page)).toHaveCount(firstField === 'mobileNum' ? 1 : 0);
  });
}

test('S4.09 keeps a typed number, when the method changes and changes back', async ({ page }) => {
  await form.open(page);
  await form.mobileTab(page).click();
  await form.mobile(page).fill('0955123456');
  await form.usernameTab(page).click();
  await expect(form.username(page)).toHaveValue('955123456');
  await form.mobileTab(page).click();
  await expect(form.mobile(page)).toHaveValue('0955123456');
  await form.usernameTab(page).click();
  await form.username(page).fill('944555666');
  await form.mobileTab(page).click();
  await expect(form.mobile(page)).toHaveValue('944555666');
});

test('S5.11 sends no request for a code, when the number is invalid', async ({ page, admin }) => {
  await form.open(page);
  await form.mobileTab(page).click();
  await form.mobile(page).fill('12');
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(form.mobile(page)).toBeFocused();
  expect(await form.errorOf(form.mobile(page))).toContain('no es válido');
  expect(await form.requestsTo(admin, form.SMS)).toEqual([]);
});

for (const [typed, sentNumber, username] of [
  ['0955123456', '955123456', '955123456'],
  ['00955123456', '0955123456', '955123456'],
] as const) {
  test(`S5.09 S5.10 S3.22 registers ${sentNumber} with the username ${username}, when ${typed} is typed`, async ({
    page,
    admin,
  }) => {
    await form.open(page);
    await form.mobileTab(page).click();
    await form.mobile(page).fill(typed);
    await page.getByRole('button', { name: 'Enviar código' }).click();
    await expect(page.getByText('Te enviamos el código.')).toBeVisible();
    expect((await form.requestsTo(admin, form.SMS))[0]?.body.mobileNum).toBe(sentNumber);
    await form.smsCode(page).fill(await form.codeSentTo(admin, username));
    await form.fillPasswords(page);
    await form.checkAllBoxes(page);
    await form.submitButton(page).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    const [{ body } = { body: {} }] = await form.requestsTo(admin, form.REGISTER_BY_MOBILE);
    expect(body).toMatchObject({ registerMethod: 'mobileNum', mobileNum: sentNumber, username });
    expect(body).not.toHaveProperty('firebaseIdToken');
  });
}

test('S3.22 sends the token of the sign-in service, when the service verifies the number', async ({
  page,
  admin,
}) => {
  await admin('state', {
    table: 'settings',
    id: 'whiteLabel',
    set: { value: { flags: { FIREBASESMS3: true } } },
  });
  await form.open(page);
  await form.mobileTab(page).click();
  await form.mobile(page).fill('955123456');
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(page.getByText('Te enviamos el código.')).toBeVisible();
  expect(await form.requestsTo(admin, form.SMS)).toEqual([]);
  await form.smsCode(page).fill(await form.codeSentTo(admin, '955123456', 'thirdParty'));
  await form.fillPasswords(page);
  await form.checkAllBoxes(page);
  await form.submitButton(page).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  const [{ body } = { body: {} }] = await form.requestsTo(admin, form.REGISTER_BY_MOBILE);
  expect(body).toMatchObject({ firebaseChannel: 'sms', verificationCode: '' });
  expect(body.firebaseIdToken).toBeTruthy();
});

test('shows an error under the field, when the code is wrong', async ({ page }) => {
  await form.open(page);
  await form.mobileTab(page).click();
  await form.mobile(page).fill('955123456');
  await form.smsCode(page).fill('000000');
  await form.fillPasswords(page);
  await form.checkAllBoxes(page);
  await form.submitButton(page).click();
  await expect(form.smsCode(page)).toBeFocused();
  expect(await form.errorOf(form.smsCode(page))).toMatch(/incorrecto o venció/);
});

test('requires a captcha, when the settings require it', async ({ page, admin }) => {
  await form.setRule(admin, 'captcha', { enabled: true, required: true });
  await form.open(page);
  await form.fill(page);
  await form.submitButton(page).click();
  await expect(page.locator('input[name=captcha]')).toBeFocused();
  await expect(page.getByText('Escribe el código de verificación.')).toBeVisible();
  expect(await form.requestsTo(admin, form.REGISTER)).toEqual([]);
});

test('shows a captcha, when the server requires it after rejected attempts', async ({
  page,
  admin,
}) => {
  await form.setRegisterSettings(admin, { captchaAfter: 0 });
  await form.open(page);
  await form.fill(page);
  await form.submitButton(page).click();
  await expect(page.locator('input[name=captcha]')).toBeFocused();
});
