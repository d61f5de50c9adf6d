import { expect, test } from '../fixtures';
import * as login from './loginPage';

const WRONG = 'Equivocada1';

test.beforeEach(({ page }) => login.open(page));

test('S4.13 S8.10 S5.07 shows a required captcha and focuses it, after a failed login', async ({
  page,
  admin,
}) => {
  await expect(login.captcha(page)).toBeHidden();
  await login.logIn(page, 'lucia', WRONG);
  await expect(page.getByText('El usuario o la contraseña no coinciden')).toBeVisible();
  await expect(login.captcha(page)).toBeFocused();
  await login.password(page).fill(login.PASSWORD);
  await login.submitButton(page).click();
  await expect(page.getByText('Escribe el código de verificación.')).toBeVisible();
  await expect(login.captcha(page)).toBeFocused();
  expect(await login.requestsTo(admin, login.LOGIN)).toHaveLength(1);
  await login.captcha(page).fill(await login.captchaCode(admin));
  await login.submitButton(page).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('S4.13 shows no captcha, when the reply to the failed login does not require one', async ({
  page,
}) => {
  await page.route(`**${login.LOGIN}`, async (route) => {
    const response = await route.fetch();
    const { value: _, ...json } = await response.json();
    await route.fulfill({ response, json });
  });
  await login.logIn(page, 'lucia', WRONG);
  await expect(page.getByText('El usuario o la contraseña no coinciden')).toBeVisible();
  await expect(login.captcha(page)).toBeHidden();
  await page.unroute(`**${login.LOGIN}`);
  await login.password(page).fill(`${WRONG}2`);
  await login.submitButton(page).click();
  await expect(login.captcha(page)).toBeFocused();
});

test('S5.07 S9.11 keeps only six digits, when other characters are typed into the captcha', async ({
  page,
}) => {
  await login.logIn(page, 'lucia', WRONG);
  await login.captcha(page).pressSequentially('1a2b34567');
  await expect(login.captcha(page)).toHaveValue('123456');
});

test('S4.14 loads another picture and clears the field, when the picture is tapped', async ({
  page,
}) => {
  await login.logIn(page, 'lucia', WRONG);
  const image = login.changeImageButton(page).getByRole('img');
  await login.captcha(page).fill('12');
  const before = await image.getAttribute('src');
  await login.changeImageButton(page).click();
  await expect(login.captcha(page)).toHaveValue('');
  await expect(login.captcha(page)).toBeFocused();
  await expect(image).not.toHaveAttribute('src', before ?? '');
});

test('shows an error at the captcha and loads another picture, when the captcha is wrong', async ({
  page,
}) => {
  await login.logIn(page, 'lucia', WRONG);
  const image = login.changeImageButton(page).getByRole('img');
  const before = await image.getAttribute('src');
  await login.password(page).fill(login.PASSWORD);
  await login.captcha(page).fill('0');
  await login.submitButton(page).click();
  await expect(page.getByText('El código de verificación es incorrecto')).toBeVisible();
  await expect(login.captcha(page)).toBeFocused();
  await expect(image).not.toHaveAttribute('src', before ?? '');
});

test('S4.15 loads another picture, when the login method changes', async ({ page }) => {
  await login.logIn(page, 'lucia', WRONG);
  const image = login.changeImageButton(page).getByRole('img');
  await login.captcha(page).fill('12');
  const before = await image.getAttribute('src');
  await login.smsTab(page).click();
  await expect(login.captcha(page)).toHaveValue('');
  await expect(image).not.toHaveAttribute('src', before ?? '');
});

test('replaces the captcha by a proof of work, when the member cannot read the picture', async ({
  page,
}) => {
  await login.logIn(page, 'lucia', WRONG);
  await page.getByRole('button', { name: 'No puedo leer la imagen' }).click();
  await expect(page.getByText('Comprobado sin imagen.')).toBeVisible();
  await expect(login.captcha(page)).toBeHidden();
  await login.logIn(page);
  await expect(page).toHaveURL(/\/m\/home$/);
});
