import { requestsTo } from '../../helpers/requestLog';
import { expect, test } from '../helpers/fixtures';
import { answerUntil } from '../helpers/network';
import * as login from './loginPage';

const WRONG = 'Equivocada1';

test.beforeEach(({ page }) => login.open(page));

test('S4.13 S8.10 S5.07 a failed login requires a captcha, whose picture changes on tap and on error', {
  tag: ['@S9.11', '@S4.14', '@S4.15'],
}, async ({ page, admin }) => {
  const captcha = login.captcha(page);
  const image = login.changeImageButton(page).getByRole('img');
  const source = async () => (await image.getAttribute('src')) ?? '';
  await expect(captcha).toBeHidden();
  await login.logIn(page, 'lucia', WRONG);
  await expect(page.getByText('El usuario o la contraseña no coinciden')).toBeVisible();
  await expect(captcha).toBeFocused();
  await login.password(page).fill(login.PASSWORD);
  await login.submitButton(page).click();
  await expect(page.getByText('Escribe el código de la imagen.')).toBeVisible();
  await expect(captcha).toBeFocused();
  expect(await requestsTo(admin, login.LOGIN)).toHaveLength(1);
  await captcha.pressSequentially('1a2b34567');
  await expect(captcha).toHaveValue('123456');

  const first = await source();
  await login.changeImageButton(page).click();
  await expect(captcha).toHaveValue('');
  await expect(captcha).toBeFocused();
  await expect(image).not.toHaveAttribute('src', first);

  const second = await source();
  await captcha.fill('0');
  await login.submitButton(page).click();
  await expect(page.getByText('El código de la imagen es incorrecto')).toBeVisible();
  await expect(captcha).toBeFocused();
  await expect(image).not.toHaveAttribute('src', second);

  const third = await source();
  await captcha.fill('12');
  await login.smsTab(page).click();
  await expect(captcha).toHaveValue('');
  await expect(image).not.toHaveAttribute('src', third);

  const fourth = await source();
  await login.usernameTab(page).click();
  await expect(image).not.toHaveAttribute('src', fourth);
  await captcha.fill(await login.captchaCode(page, admin));
  await login.submitButton(page).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('S4.13 shows a captcha only when the reply requires it, and can replace it by a proof of work', async ({
  page,
}) => {
  const stop = await answerUntil(page, `**${login.LOGIN}`, async (route) => {
    const response = await route.fetch();
    const { value: _, ...json } = await response.json();
    await route.fulfill({ response, json });
  });
  await login.logIn(page, 'lucia', WRONG);
  await expect(page.getByText('El usuario o la contraseña no coinciden')).toBeVisible();
  await expect(login.captcha(page)).toBeHidden();
  stop();
  await login.password(page).fill(`${WRONG}2`);
  await login.submitButton(page).click();
  await expect(login.captcha(page)).toBeFocused();
  await page.getByRole('button', { name: 'No puedo leer la imagen' }).click();
  await expect(page.getByText('Comprobado sin imagen.')).toBeVisible();
  await expect(login.captcha(page)).toBeHidden();
  await login.logIn(page);
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('S4.13 S8.10 S3.24 a login by Google shows the captcha that it needs, and sends the answer', async ({
  page,
  admin,
}) => {
  await admin('scenarios', { name: 'captchaAlways' });
  const google = page.getByRole('button', { name: 'Continuar con Google' });
  const dialog = page.getByRole('dialog', { name: 'Continuar con Google' });
  const captcha = login.captcha(page);
  async function logIn() {
    await google.click();
    await dialog.getByLabel('Correo de tu cuenta').fill('lucia@example.com');
    await dialog.getByRole('button', { name: 'Continuar' }).click();
  }
  await logIn();
  await expect(dialog).toBeHidden();
  await expect(captcha).toBeFocused();
  await expect(page.getByText('Escribe el código de la imagen.')).toBeVisible();

  await google.click();
  await expect(captcha).toBeFocused();
  await expect(dialog).toBeHidden();
  await captcha.fill(await login.captchaCode(page, admin));
  await logIn();
  await expect(page).toHaveURL(/\/m\/home$/);
  const sent = (await requestsTo(admin, login.LOGIN)).at(-1);
  expect(sent?.body).toMatchObject({ type: 'firebase', captcha: '***' });
});
