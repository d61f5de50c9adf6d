import { expect, test } from '../fixtures';
import * as login from './loginPage';

const WRONG = 'Equivocada1';

test.beforeEach(({ page }) => login.open(page));

test('S4.13 S8.10 S5.07 a failed login brings a captcha, focused, required and checked', async ({
  page,
  door,
}) => {
  await expect(login.captcha(page)).toBeHidden();
  await login.enter(page, 'lucia', WRONG);
  await expect(page.getByText('El usuario o la contraseña no coinciden')).toBeVisible();
  await expect(login.captcha(page)).toBeFocused();
  await login.password(page).fill(login.PASSWORD);
  await login.submit(page).click();
  await expect(page.getByText('Escribe el código de verificación.')).toBeVisible();
  await expect(login.captcha(page)).toBeFocused();
  expect(await login.noted(door, login.LOGIN)).toHaveLength(1);
  await login.captcha(page).fill(await login.digits(door));
  await login.submit(page).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('S5.07 S9.11 a captcha takes six digits and nothing else', async ({ page }) => {
  await login.enter(page, 'lucia', WRONG);
  await login.captcha(page).pressSequentially('1a2b34567');
  await expect(login.captcha(page)).toHaveValue('123456');
});

test('S4.14 a tap on the picture brings another and empties the field', async ({ page }) => {
  await login.enter(page, 'lucia', WRONG);
  const image = login.picture(page).getByRole('img');
  await login.captcha(page).fill('12');
  const before = await image.getAttribute('src');
  await login.picture(page).click();
  await expect(login.captcha(page)).toHaveValue('');
  await expect(login.captcha(page)).toBeFocused();
  await expect(image).not.toHaveAttribute('src', before ?? '');
});

test('a wrong captcha is told at its field and another picture takes its place', async ({
  page,
}) => {
  await login.enter(page, 'lucia', WRONG);
  const image = login.picture(page).getByRole('img');
  const before = await image.getAttribute('src');
  await login.password(page).fill(login.PASSWORD);
  await login.captcha(page).fill('0');
  await login.submit(page).click();
  await expect(page.getByText('El código de verificación es incorrecto')).toBeVisible();
  await expect(login.captcha(page)).toBeFocused();
  await expect(image).not.toHaveAttribute('src', before ?? '');
});

test('S4.15 the other mode brings another picture', async ({ page }) => {
  await login.enter(page, 'lucia', WRONG);
  const image = login.picture(page).getByRole('img');
  await login.captcha(page).fill('12');
  const before = await image.getAttribute('src');
  await login.bySms(page).click();
  await expect(login.captcha(page)).toHaveValue('');
  await expect(image).not.toHaveAttribute('src', before ?? '');
});

test('whoever cannot read a picture lets the browser work instead', async ({ page }) => {
  await login.enter(page, 'lucia', WRONG);
  await page.getByRole('button', { name: 'No puedo leer la imagen' }).click();
  await expect(page.getByText('Comprobado sin imagen.')).toBeVisible();
  await expect(login.captcha(page)).toBeHidden();
  await login.enter(page);
  await expect(page).toHaveURL(/\/m\/home$/);
});
