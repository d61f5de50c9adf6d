import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { address, prepareApp, setNetwork } from '../../helpers/openApp';
import { requestsTo } from '../../helpers/requestLog';
import {
  confirmPassword,
  email,
  fillForm,
  fillPasswords,
  openRegister,
  password,
  REGISTER,
  readError,
  submitButton,
  username,
} from './registerPage';

const SETTINGS = '/wps/system/setting/register';
const tab = (name: string) => page.getByRole('tab', { name, exact: true });

/** As when the language changes in another tab. */
function changeLanguage(code: string) {
  localStorage.setItem('language', code);
  dispatchEvent(
    new StorageEvent('storage', { key: 'language', newValue: code, storageArea: localStorage }),
  );
}

test('S2.04 registration opens at its old address too, and its tabs lead to login and back', async () => {
  const { open } = prepareApp();
  await open('/m/register.html');
  await expect.element(submitButton()).toBeVisible();
  await tab('Ingresar').click();
  await expect.poll(address).toBe('/m/login');
  await tab('Crear cuenta').click();
  await expect.poll(address).toBe('/m/register');
  await expect.element(tab('Crear cuenta')).toHaveFocus();
});

test('S4.36 the errors of registration are shown in the new language', async () => {
  const app = prepareApp();
  await openRegister(app);
  await submitButton().click();
  await expect.element(page.getByText('El usuario debe tener de 4 a 16')).toBeVisible();
  const before = (await requestsTo(app.admin, SETTINGS)).length;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  changeLanguage('EN');
  await expect.element(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  await expect.poll(() => requestsTo(app.admin, SETTINGS)).toHaveLength(before + 1);
  await vi.advanceTimersByTimeAsync(250);
  await expect.element(page.getByText('The username must have 4 to 16')).toBeVisible();
  await expect.poll(() => page.getByText('Check this box to continue.').length).toBe(3);
});

test('all input but passwords is kept while the terms are read', async () => {
  await openRegister(prepareApp());
  await fillForm();
  await page.getByRole('link', { name: 'términos de uso' }).click();
  await expect.element(page.getByRole('heading', { name: 'Centro de ayuda' })).toBeVisible();
  await expect.element(username()).not.toBeInTheDocument();
  history.back();
  await expect.element(username()).toHaveValue('marisol');
  await expect.element(password()).toHaveValue('');
  await expect.element(page.getByRole('checkbox', { name: /21 años/ })).toBeChecked();
});

test('S8.17 offline the form keeps all input and cannot be sent', async () => {
  await openRegister(prepareApp());
  await fillForm();
  setNetwork(false);
  await expect.element(page.getByText('Sin conexión a internet.')).toBeInTheDocument();
  await expect.element(submitButton()).toBeDisabled();
  await expect.element(username()).toHaveValue('marisol');
  await expect.element(password()).toHaveValue('Secreto99');
  setNetwork(true);
  await expect.element(submitButton()).toBeEnabled();
});

test('S8.12 registers once for two taps, says so, and opens home with the session of the member', async () => {
  const app = prepareApp();
  await openRegister(app);
  await fillForm();
  await app.tapTwice(submitButton(), REGISTER);
  await expect.element(page.getByText('Tu cuenta está lista.')).toBeVisible();
  await expect.poll(address).toBe('/m/home');
  expect(app.session()).toMatchObject({ userName: 'marisol', type: 0 });
  expect(await requestsTo(app.admin, REGISTER)).toHaveLength(1);
});

async function sendRegistration() {
  const app = prepareApp();
  await openRegister(app);
  await fillForm();
  await email().fill('mari@example.com');
  await submitButton().click();
  await expect.poll(address).toBe('/m/home');
  const [sent] = await requestsTo(app.admin, REGISTER);
  return sent;
}

test('S3.20 S3.21 the request has all keys of the form and the module id, and is encrypted', async () => {
  const sent = await sendRegistration();
  const keys =
    'countryDialingCode registerUrl registerMethod username password confirmPassword affiliateCode paymentPassword recommenderId nickname payeeName email mobileNum idNumber qqNum facebook wechat line whatsapp zalo captcha type domain verificationCode';
  expect(Object.keys(sent?.body)).toEqual(expect.arrayContaining(keys.split(' ')));
  expect(sent?.body).toMatchObject({
    moduleId: 'REG3',
    registerMethod: 'username',
    registerUrl: location.hostname,
    domain: location.hostname,
    countryDialingCode: '51',
    username: 'marisol',
    email: 'mari@example.com',
  });
  expect(sent?.headers).toHaveProperty('encryption');
});

test('S3.22 S3.23 S9.19 a registration in the browser has type 0, source H5 and no firebase', async () => {
  const sent = await sendRegistration();
  expect(sent?.body).toMatchObject({ type: 0, source: 'H5' });
  expect(sent?.body).not.toHaveProperty('firebaseChannel');
  expect(sent?.body).not.toHaveProperty('firebaseIdToken');
});

test('S5.21 S5.22 the first field with an error gets the focus, and errors stand at their fields', async () => {
  await openRegister(prepareApp());
  await username().fill('marisol');
  await submitButton().click();
  await expect.element(password()).toHaveFocus();
  expect(readError(password())).toContain('8 caracteres');
  expect(readError(confirmPassword())).toContain('Repite la misma contraseña');
  await expect.element(username()).not.toHaveAttribute('aria-invalid', 'true');
});

test('S5.05 S5.06 passwords that differ show an error, also when the first one is changed later', async () => {
  await openRegister(prepareApp());
  const isDifferent = page.getByText('Las contraseñas no coinciden.');
  const isChanged = page.getByText('La confirmación ya no coincide con la contraseña.');
  await fillPasswords('Secreto99', 'Secreto98');
  confirmPassword().element().blur();
  await expect.element(isDifferent).toBeVisible();
  await confirmPassword().fill('Secreto99');
  await expect.element(isDifferent).not.toBeInTheDocument();
  await password().fill('Secreto997');
  await expect.element(isChanged).toBeVisible();
  await password().fill('Secreto99');
  await expect.element(isChanged).not.toBeInTheDocument();
});

test('S5.02 S5.22 an optional e-mail may be empty, but not wrong', async () => {
  await openRegister(prepareApp());
  const isWrong = page.getByText('El correo no es válido');
  await email().fill('mari');
  email().element().blur();
  await expect.element(isWrong).toBeVisible();
  await email().fill('');
  await expect.element(isWrong).not.toBeInTheDocument();
});

test('S5.21 S5.23 a username that is taken gets the focus, and the other input is kept', async () => {
  await openRegister(prepareApp());
  await fillForm('lucia');
  await submitButton().click();
  await expect.element(username()).toHaveFocus();
  expect(readError(username())).toMatch(/ya existe/);
  await expect.element(password()).toHaveValue('Secreto99');
  await username().fill('marisol');
  await submitButton().click();
  await expect.poll(address).toBe('/m/home');
});

test.each([[/21 años/], [/acepto los términos/], [/No tengo prohibido/]])(
  'S5.15 S5.21 nothing is sent without the confirmation %s, which gets the focus and an error',
  async (name) => {
    const app = prepareApp();
    await openRegister(app);
    await fillForm();
    const box = page.getByRole('checkbox', { name });
    await box.click();
    await expect.element(box).not.toBeChecked();
    await submitButton().click();
    await expect.element(box).toHaveFocus();
    await expect.element(box).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByText('Marca esta casilla para continuar.')).toBeVisible();
    expect(await requestsTo(app.admin, REGISTER)).toEqual([]);
  },
);

test('S2.78 the agreement line links to the help', async () => {
  await openRegister(prepareApp());
  await expect
    .element(page.getByRole('link', { name: 'términos de uso' }))
    .toHaveAttribute('href', '/m/help');
});
