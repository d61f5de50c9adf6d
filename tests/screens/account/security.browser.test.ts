import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bySelector, header, main, toast } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import { countRequests } from '../../helpers/requestLog';
import {
  CENTER,
  dialog,
  expectSaved,
  level,
  missing,
  row,
  saveButton,
  textbox,
} from './securityPage';

const NICKNAME = '/wps/member/info/nickname';
const CONFIG = '/wps/member/securityConfig';
const title = () => page.getByRole('heading', { level: 1 });
const back = () => page.getByRole('button', { name: 'Volver' });
const supportText = () => page.getByRole('textbox', { name: 'Cuéntanos qué pasó' });

test('S1.06 S2.18 the security center opens from the member center, and back returns to it', async () => {
  const { goTo, logIn, open } = prepareApp();
  await logIn();
  await open('/m/home');
  goTo('/m/member/home');
  await page.getByRole('link', { name: 'Seguridad' }).click();
  await expect.element(level()).toBeVisible();
  await back().click();
  await expect.element(page.getByRole('heading', { name: 'Mi cuenta' })).toBeVisible();
});

test.each([
  ['Bandeja de entrada', '/m/webEmail'],
  ['Centro de seguridad', CENTER],
])('S1.06 S2.10 S2.18 %s opens from the menu of home', async (name, path) => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open('/m/home');
  await header().getByRole('button', { name: 'Abrir menú' }).click();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await bySelector('summary', menu).getByText('Mi cuenta').click();
  await menu.getByRole('link', { name }).click();
  await expect.poll(address).toBe(path);
  await expect.element(title()).toHaveTextContent(new RegExp(`^${name}$`));
});

test('S2.18 S7.43 the security center shows what a member has set, and what is missing', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open(CENTER);
  await expect.element(level()).toHaveTextContent('Alto');
  await expect.element(level()).toHaveTextContent('4 de 5 protecciones listas');
  await expect.element(row(/Correo electrónico/)).toHaveTextContent('l***@example.com');
  await expect.element(page.getByText('***321')).toBeVisible();
  await expect.element(page.getByText('Lucía Quispe')).toBeVisible();
  await expect.poll(() => missing().length).toBe(1);
  await expect.element(row(/Llaves de acceso/)).toHaveTextContent('Falta');
});

test('S2.18 S7.15 S7.43 the security center leads to the login password and to the bank cards', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open(CENTER);
  await page.getByRole('link', { name: /Contraseña de ingreso/ }).click();
  await expect.poll(address).toBe('/m/changePsw');
  await back().click();
  await page.getByRole('link', { name: /Cuentas bancarias/ }).click();
  await expect.poll(address).toBe('/m/bankCards');
  await back().click();
  await expect.element(level()).toBeVisible();
});

test('S2.18 the security center ends the session', async () => {
  const { logIn, open, session } = prepareApp();
  await logIn();
  await open(CENTER);
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect.poll(address).toBe('/m/home');
  expect(session()).toBeNull();
});

test('S7.26 S2.18 a valid nickname is saved once and kept, and an invalid one shows an error', async () => {
  const { admin, tapTwice, logIn, open, reload } = prepareApp();
  await logIn();
  await open(CENTER);
  await row(/Apodo/).click();
  const nickname = textbox(/^Apodo/);
  await expect.element(nickname).toHaveValue('Lucía Q.');
  await nickname.fill('L');
  await saveButton().click();
  await expect.element(page.getByText('El apodo debe tener de 2 a 20 caracteres')).toBeVisible();
  await expect.element(nickname).toHaveFocus();
  await expect.element(nickname).toHaveAttribute('aria-invalid', 'true');
  expect(await countRequests(admin, NICKNAME)).toBe(0);
  await nickname.fill('Lucero');
  await tapTwice(saveButton(), NICKNAME);
  await expectSaved();
  await expect.element(row(/Apodo/)).toHaveTextContent('Lucero');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(await countRequests(admin, NICKNAME)).toBe(1);
  await reload();
  await expect.element(row(/Apodo/)).toHaveTextContent('Lucero');
});

test('S7.26 S2.18 an e-mail that is in use stays in its field with an error, and another one is saved', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open(CENTER);
  await row(/Correo electrónico/).click();
  const email = textbox('Correo electrónico');
  await email.fill('victor@example.com');
  await saveButton().click();
  await expect.element(page.getByText('Ese correo ya está en uso')).toBeVisible();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveValue('victor@example.com');
  await email.fill('lu@example.com');
  await saveButton().click();
  await expectSaved();
});

test('S7.26 S2.18 the security center changes the profile picture', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open(CENTER);
  await row(/foto de perfil/).click();
  await dialog().getByRole('button', { name: 'Imagen 5', exact: true }).click();
  await expect
    .element(bySelector('img', row(/foto de perfil/)))
    .toHaveAttribute('src', expect.stringMatching(/05\.webp/));
});

test('S2.18 customer service is asked to change a mobile number, also when one is set', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open(CENTER);
  await main()
    .getByRole('link', { name: /^Celular/ })
    .click();
  await expect
    .element(supportText())
    .toHaveDisplayValue(/^Quiero que mi número de celular sea este:/);
});

test('S2.18 S6.14 login opens for a visitor of the security center', async () => {
  const { admin, open } = prepareApp();
  await open(CENTER);
  await expect.poll(address).toBe('/m/login?back=%2Fm%2FsecurityCenter');
  expect(await countRequests(admin, CONFIG)).toBe(0);
});

test('S2.18 S6.14 home opens for a trial account in the security center', async () => {
  const { admin, logIn, open } = prepareApp();
  await logIn('trial');
  await open(CENTER);
  await expect.poll(address).toBe('/m/home');
  expect(await countRequests(admin, CONFIG)).toBe(0);
});

test('S7.26 S8.17 the overview loads on retry, when the server failed', async () => {
  const { admin, allowConsole, logIn, open } = prepareApp();
  allowConsole(/The server failed/);
  await admin('faults', { path: CONFIG, kind: 'status', status: 500 });
  await logIn();
  await open(CENTER);
  const retry = page.getByRole('button', { name: 'Reintentar' });
  await expect.element(retry).toBeVisible();
  await admin('faults', undefined, 'DELETE');
  await retry.click();
  await expect.element(level()).toHaveTextContent('Alto');
});

test('S7.26 a nickname that was not saved stays in its field, and can be sent again', async () => {
  const { admin, allowConsole, logIn, open } = prepareApp();
  allowConsole(/The server failed/);
  await logIn();
  await open(CENTER);
  await row(/Apodo/).click();
  await textbox(/^Apodo/).fill('Lucero');
  await admin('faults', { path: NICKNAME, kind: 'status', status: 500 });
  await saveButton().click();
  await expect.element(toast()).toHaveTextContent(/No sabemos si se realizó/);
  await expect.element(textbox(/^Apodo/)).toHaveValue('Lucero');
  await admin('faults', undefined, 'DELETE');
  await saveButton().click();
  await expectSaved();
});
