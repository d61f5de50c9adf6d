import { expect, test } from '../fixtures';
import * as form from './registerPage';

for (const [username, mobileNum, hasSwitch, first] of [
  [true, true, true, 'username'],
  [true, false, false, 'username'],
  [false, true, false, 'mobileNum'],
  [false, false, false, 'username'],
] as const) {
  test(`S2.77 S4.08 username ${username}, mobile ${mobileNum}: ${first} first, a switch only for both`, async ({
    page,
    door,
  }) => {
    await form.setRegister(door, { methods: { username, mobileNum } });
    await form.open(page);
    await expect(form.byMobile(page)).toHaveCount(hasSwitch ? 1 : 0);
    await expect(form.user(page)).toHaveCount(first === 'username' ? 1 : 0);
    await expect(form.mobile(page)).toHaveCount(first === 'mobileNum' ? 1 : 0);
  });
}

test('S4.09 a typed number goes along from one way to the other and back', async ({ page }) => {
  await form.open(page);
  await form.byMobile(page).click();
  await form.mobile(page).fill('0955123456');
  await form.byName(page).click();
  await expect(form.user(page)).toHaveValue('955123456');
  await form.byMobile(page).click();
  await expect(form.mobile(page)).toHaveValue('0955123456');
  await form.byName(page).click();
  await form.user(page).fill('944555666');
  await form.byMobile(page).click();
  await expect(form.mobile(page)).toHaveValue('944555666');
});

test('S5.11 no code is asked for with a number that is wrong', async ({ page, door }) => {
  await form.open(page);
  await form.byMobile(page).click();
  await form.mobile(page).fill('12');
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(form.mobile(page)).toBeFocused();
  expect(await form.faultOf(form.mobile(page))).toContain('no es válido');
  expect(await form.noted(door, form.SMS)).toEqual([]);
});

for (const [typed, sent, name] of [
  ['0955123456', '955123456', '955123456'],
  ['00955123456', '0955123456', '955123456'],
] as const) {
  test(`S5.09 S5.10 S3.22 ${typed} registers as ${sent} under the name ${name}`, async ({
    page,
    door,
  }) => {
    await form.open(page);
    await form.byMobile(page).click();
    await form.mobile(page).fill(typed);
    await page.getByRole('button', { name: 'Enviar código' }).click();
    await expect(page.getByText('Te enviamos el código.')).toBeVisible();
    expect((await form.noted(door, form.SMS))[0]?.body.mobileNum).toBe(sent);
    await form.smsCode(page).fill(await form.codeSentTo(door, name));
    await form.secrets(page);
    await form.consent(page);
    await form.submit(page).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    const [{ body } = { body: {} }] = await form.noted(door, form.BY_MOBILE);
    expect(body).toMatchObject({ registerMethod: 'mobileNum', mobileNum: sent, username: name });
    expect(body).not.toHaveProperty('firebaseIdToken');
  });
}

test('S3.22 through the sign-in service the number is proven by its word', async ({
  page,
  door,
}) => {
  await door('state', {
    table: 'settings',
    id: 'whiteLabel',
    set: { value: { flags: { FIREBASESMS3: true } } },
  });
  await form.open(page);
  await form.byMobile(page).click();
  await form.mobile(page).fill('955123456');
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(page.getByText('Te enviamos el código.')).toBeVisible();
  expect(await form.noted(door, form.SMS)).toEqual([]);
  await form.smsCode(page).fill(await form.codeSentTo(door, '955123456', 'thirdParty'));
  await form.secrets(page);
  await form.consent(page);
  await form.submit(page).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  const [{ body } = { body: {} }] = await form.noted(door, form.BY_MOBILE);
  expect(body).toMatchObject({ firebaseChannel: 'sms', verificationCode: '' });
  expect(body.firebaseIdToken).toBeTruthy();
});

test('a wrong code is told under its field', async ({ page }) => {
  await form.open(page);
  await form.byMobile(page).click();
  await form.mobile(page).fill('955123456');
  await form.smsCode(page).fill('000000');
  await form.secrets(page);
  await form.consent(page);
  await form.submit(page).click();
  await expect(form.smsCode(page)).toBeFocused();
  expect(await form.faultOf(form.smsCode(page))).toMatch(/incorrecto o venció/);
});

test('a captcha that the rules ask for is there from the start', async ({ page, door }) => {
  await form.setRule(door, 'captcha', { enabled: true, required: true });
  await form.open(page);
  await form.fill(page);
  await form.submit(page).click();
  await expect(page.locator('input[name=captcha]')).toBeFocused();
  await expect(page.getByText('Escribe el código de verificación.')).toBeVisible();
  expect(await form.noted(door, form.REGISTER)).toEqual([]);
});

test('after refusals the captcha that is asked for appears', async ({ page, door }) => {
  await form.setRegister(door, { captchaAfter: 0 });
  await form.open(page);
  await form.fill(page);
  await form.submit(page).click();
  await expect(page.locator('input[name=captcha]')).toBeFocused();
});
