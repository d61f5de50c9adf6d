import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { address, prepareApp } from '../../helpers/openApp';
import { requestsTo } from '../../helpers/requestLog';
import * as login from './loginPage';

const WRONG = 'Equivocada1';

const image = () => login.changeImageButton().getByRole('img');
const source = () => image().element().getAttribute('src') as string;
const isReplaced = (before: string) => expect.element(image()).not.toHaveAttribute('src', before);

/** The login screen after a failed login, with a captcha and the right password. */
async function openWithCaptcha() {
  const app = prepareApp();
  await login.open(app);
  await login.logIn('lucia', WRONG);
  await expect.element(login.captcha()).toHaveFocus();
  await login.password().fill(login.PASSWORD);
  await expect.element(login.changeImageButton()).toHaveAttribute('aria-busy', 'false');
  return app;
}

test('S4.13 S8.10 a failed login shows why, and a captcha that has the focus', async () => {
  await login.open(prepareApp());
  await expect.element(login.captcha()).not.toBeInTheDocument();
  await login.logIn('lucia', WRONG);
  await expect.element(page.getByText('El usuario o la contraseña no coinciden')).toBeVisible();
  await expect.element(login.captcha()).toHaveFocus();
});

test('S4.13 S5.07 S9.11 a captcha that is shown is required, and takes six digits', async () => {
  const { admin } = await openWithCaptcha();
  await login.submitButton().click();
  await expect.element(page.getByText('Escribe el código de la imagen.')).toBeVisible();
  await expect.element(login.captcha()).toHaveFocus();
  expect(await requestsTo(admin, login.LOGIN)).toHaveLength(1);
  await userEvent.type(login.captcha(), '1a2b34567');
  await expect.element(login.captcha()).toHaveValue('123456');
});

test('S4.14 a tap on the picture loads another one, clears the field and focuses it', async () => {
  await openWithCaptcha();
  await login.captcha().fill('123456');
  const before = source();
  await login.changeImageButton().click();
  await expect.element(login.captcha()).toHaveValue('');
  await expect.element(login.captcha()).toHaveFocus();
  await isReplaced(before);
});

test('S4.13 S8.10 a wrong captcha shows an error and another picture, and the right one logs in', async () => {
  const app = await openWithCaptcha();
  const before = source();
  await login.captcha().fill('0');
  await login.submitButton().click();
  await expect.element(page.getByText('El código de la imagen es incorrecto')).toBeVisible();
  await expect.element(login.captcha()).toHaveFocus();
  await isReplaced(before);
  await login.captcha().fill(await login.captchaCode(app));
  await login.submitButton().click();
  await expect.poll(address).toBe('/m/home');
});

test('S4.15 a change of the login mode and back loads another picture each time', async () => {
  const app = await openWithCaptcha();
  const first = source();
  await login.captcha().fill('12');
  await login.smsTab().click();
  await expect.element(login.captcha()).toHaveValue('');
  await isReplaced(first);
  const second = source();
  await login.usernameTab().click();
  await isReplaced(second);
  await login.captcha().fill(await login.captchaCode(app));
  await login.submitButton().click();
  await expect.poll(address).toBe('/m/home');
});

test('S4.13 shows a captcha only when the reply requires it', async () => {
  const app = prepareApp();
  await login.open(app);
  const stop = app.answer(login.LOGIN, async (_, send) => {
    const reply = await send();
    const { value: _value, ...body } = await reply.json();
    return Response.json(body, reply);
  });
  await login.logIn('lucia', WRONG);
  await expect.element(page.getByText('El usuario o la contraseña no coinciden')).toBeVisible();
  await expect.element(login.submitButton()).not.toHaveAttribute('aria-busy', 'true');
  await expect.element(login.captcha()).not.toBeInTheDocument();
  stop();
  await login.password().fill(`${WRONG}2`);
  await login.submitButton().click();
  await expect.element(login.captcha()).toHaveFocus();
});

test('S4.13 a captcha can be replaced by a proof of work', async () => {
  await openWithCaptcha();
  await page.getByRole('button', { name: 'No puedo leer la imagen' }).click();
  await expect.element(page.getByText('Comprobado sin imagen.')).toBeVisible();
  await expect.element(login.captcha()).not.toBeInTheDocument();
  await login.logIn();
  await expect.poll(address).toBe('/m/home');
});

test('S4.13 S8.10 S3.24 a login by Google shows the captcha that it needs, and sends the answer', async () => {
  const app = prepareApp();
  await login.open(app);
  await app.admin('scenarios', { name: 'captchaAlways' });
  const google = page.getByRole('button', { name: 'Continuar con Google' });
  const dialog = page.getByRole('dialog', { name: 'Continuar con Google' });
  async function logIn() {
    await google.click();
    await dialog.getByLabelText('Correo de tu cuenta').fill('lucia@example.com');
    await dialog.getByRole('button', { name: 'Continuar' }).click();
  }
  await logIn();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(login.captcha()).toHaveFocus();
  await expect.element(page.getByText('Escribe el código de la imagen.')).toBeVisible();

  await google.click();
  await expect.element(login.captcha()).toHaveFocus();
  await expect.element(dialog).not.toBeInTheDocument();
  await login.captcha().fill(await login.captchaCode(app));
  await logIn();
  await expect.poll(address).toBe('/m/home');
  const sent = (await requestsTo(app.admin, login.LOGIN)).at(-1);
  expect(sent?.body).toMatchObject({ type: 'firebase', captcha: '***' });
});
