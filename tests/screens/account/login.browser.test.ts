import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { balance, bySelector, header } from '../../helpers/locators';
import { address, prepareApp, setNetwork, waitForLateStart } from '../../helpers/openApp';
import { requestsTo } from '../../helpers/requestLog';
import { setFlags } from '../../helpers/settings';
import * as login from './loginPage';

const google = () => page.getByRole('button', { name: 'Continuar con Google' });
const facebook = () => page.getByRole('button', { name: 'Continuar con Facebook' });

test('S2.03 S2.74 shows its title, tabs, fields and links', async () => {
  await login.open(prepareApp());
  await expect
    .element(page.getByRole('heading', { name: 'Ingresa y sigue donde te quedaste' }))
    .toBeVisible();
  await expect
    .element(page.getByRole('tab', { name: 'Ingresar' }))
    .toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('tab', { name: 'Crear cuenta' })).toBeVisible();
  await expect.element(login.rememberCheckbox()).not.toBeChecked();
  await expect
    .element(page.getByText('Tu contraseña queda sin cifrar en este navegador'))
    .toBeVisible();
  const links = { '¿Olvidaste tu contraseña?': '/m/forget', Regístrate: '/m/register' };
  for (const [name, href] of Object.entries(links))
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect.element(login.submitButton()).toBeEnabled();
});

test('S2.74 shows the password on tap, and lets a password manager and the clipboard fill it in', async () => {
  await login.open(prepareApp());
  const password = login.password();
  await expect
    .element(login.username())
    .toHaveAttribute('autocomplete', expect.stringMatching(/username/));
  await expect
    .element(password)
    .toHaveAttribute('autocomplete', expect.stringMatching(/current-password/));
  const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
  expect(password.element().dispatchEvent(paste)).toBe(true);
  await password.fill('Secreto1');
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Ocultar contraseña' }).click();
  await expect.element(password).toHaveAttribute('type', 'password');
});

test('S2.74 says that Caps Lock is on, once it is', async () => {
  await login.open(prepareApp());
  const hint = page.getByText('Las mayúsculas están activadas.');
  await expect.element(hint).not.toBeVisible();
  const key = new KeyboardEvent('keyup', { key: 'A', bubbles: true, modifierCapsLock: true });
  login.password().element().dispatchEvent(key);
  await expect.element(hint).toBeVisible();
});

test('S2.76 the social buttons are there for a login by user name, and not for one by SMS', async () => {
  await login.open(prepareApp());
  for (const button of [google(), facebook()]) await expect.element(button).toBeVisible();
  await login.smsTab().click();
  for (const button of [google(), facebook()]) await expect.element(button).not.toBeInTheDocument();
});

test('S2.74 finds a dialing code by the name of the country and by its digits', async () => {
  const app = prepareApp();
  await login.open(app);
  await login.smsTab().click();
  await page.getByRole('button', { name: /Código de país: Perú \+51/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Código de país' });
  const search = sheet.getByRole('searchbox');
  await search.fill('mexico');
  await expect.poll(() => sheet.getByRole('listitem').length).toBe(1);
  await expect.element(bySelector('li img', sheet)).toHaveAttribute('src', '/art/flags/mx.svg');
  await search.fill('nada');
  await expect.element(sheet.getByText('Ningún país coincide.')).toBeVisible();
  await search.fill('+57');
  await sheet.getByRole('button', { name: /Colombia/ }).click();
  await expect
    .element(page.getByRole('button', { name: /Código de país: Colombia \+57/ }))
    .toHaveFocus();
});

// The other conditions: tests/stores/thirdParty.test.ts.
test('S2.75 S2.76 hides the SMS tab and a social button, when their flags are off', async () => {
  const { admin, open } = prepareApp();
  await admin('scenarios', { name: 'smsOff' });
  await setFlags(admin, { GOOGLELOGIN3: false });
  await open('/m/login');
  await expect.element(facebook()).toBeVisible();
  await expect.element(google()).not.toBeInTheDocument();
  await expect.element(login.smsTab()).not.toBeInTheDocument();
});

test('S3.24 keeps the input of a login without a network, and sends it when the network is back', async () => {
  const app = prepareApp();
  await login.open(app);
  await login.username().fill('lucia');
  await login.password().fill(login.PASSWORD);
  // What says so is loaded when the app is idle.
  await waitForLateStart();
  setNetwork(false);
  await login.submitButton().click();
  await expect.element(page.getByText('Sin conexión a internet').first()).toBeVisible();
  await expect.element(login.username()).toHaveValue('lucia');
  await expect.element(login.password()).toHaveValue(login.PASSWORD);
  // The login must have failed first: one that is still under way goes through and leaves the page.
  await expect.element(login.submitButton()).not.toHaveAttribute('aria-busy', 'true');
  setNetwork(true);
  await login.submitButton().click();
  await expect.poll(address).toBe('/m/home');
  expect(app.session()).toMatchObject({ userName: 'lucia' });
});

test('S3.24 S3.01 S4.01 sends one login for two taps, stores its session, and keeps it after a reload', async () => {
  const app = prepareApp();
  const { admin, holdBack, reload, session } = app;
  await login.open(app);
  await login.username().fill('lucia');
  await login.password().fill(login.PASSWORD);
  const release = holdBack(login.LOGIN);
  await login.submitButton().dblClick();
  await expect.element(login.submitButton()).toHaveAttribute('aria-busy', 'true');
  release();
  await expect.poll(address).toBe('/m/home');
  const info = { merchantCode: 'feria', userName: 'lucia', type: 0, firstTimeLogin: false };
  expect(session()).toMatchObject({ ...info, token: expect.any(String) });
  const [sent, ...others] = await requestsTo(admin, login.LOGIN);
  expect(others).toEqual([]);
  expect(sent?.body).toMatchObject({ username: 'lucia', password: '***', type: 'username' });
  expect(sent?.body).toHaveProperty('captcha', '');
  expect(sent?.headers).toMatchObject({ encryption: 'JWE', merchant: 'feria' });
  await reload();
  await expect.element(balance()).toBeVisible();
  await expect.element(header().getByRole('link', { name: 'Ingresar' })).not.toBeInTheDocument();
  expect(session()).toMatchObject(info);
});

test('S3.24 sends the token of a social login, whose dialog is empty again after it was cancelled', async () => {
  const app = prepareApp();
  await login.open(app);
  await google().click();
  const dialog = page.getByRole('dialog', { name: 'Continuar con Google' });
  const mail = dialog.getByLabelText('Correo de tu cuenta');
  const proceed = dialog.getByRole('button', { name: 'Continuar' });
  const unknown = dialog.getByText('Todavía no hay una cuenta con esos datos');
  await mail.fill('nadie@example.com');
  await proceed.click();
  await expect.element(unknown).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await google().click();
  await expect.element(mail).toHaveValue('');
  await expect.element(unknown).not.toBeInTheDocument();
  await mail.fill('lucia@example.com');
  await proceed.click();
  await expect.poll(address).toBe('/m/home');
  const sent = (await requestsTo(app.admin, login.LOGIN)).at(-1);
  expect(sent?.body).toMatchObject({
    type: 'firebase',
    firebaseChannel: 'google',
    firebaseIdToken: '***',
    firebaseMobileNo: '',
    countryDialingCode: '',
  });
});

test('S6.09 shows an error, when an agent or a member uses the login of the other', async () => {
  await login.open(prepareApp());
  await login.logIn('agustin');
  await expect
    .element(page.getByText('Esta cuenta es de agente. Usa el ingreso de agentes'))
    .toBeVisible();
  await page.getByRole('link', { name: 'Ingreso de agentes' }).click();
  await expect.element(page.getByRole('heading', { name: 'Ingreso de agentes' })).toBeVisible();
  await login.logIn('lucia');
  await expect.element(page.getByText('Solo los agentes pueden ingresar aquí')).toBeVisible();
  await login.logIn('agustin');
  await expect.poll(address).toBe('/m/home');
});

test('without remember, offers the browser no login and goes home after a postponed password change', async () => {
  const offered = login.watchPasswordStore();
  await login.open(prepareApp());
  await login.logIn('nora');
  const offer = page.getByRole('alertdialog', { name: 'Cambia tu contraseña' });
  await offer.getByRole('button', { name: 'Después' }).click();
  await expect.poll(address).toBe('/m/home');
  expect(offered).toEqual([]);
});
