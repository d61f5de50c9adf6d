import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { field, main } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import { setSetting } from '../../helpers/settings';
import { submitLogin } from '../account/loginPage';
import * as register from '../account/registerPage';

const NUMBER = '12345678Z';
const REGISTER_LINK = 'Ver el registro: RGIAJ';

const dialog = () => page.getByRole('alertdialog');
const number = () => page.getByRole('textbox', { name: 'NIF / NIE' });

test('S10.18 market exclusionRegister refuses a registration, and names the register with a link', async () => {
  const { admin, open } = prepareApp();
  await admin('scenarios', { name: 'registerExcluded' });
  await open('/m/register');
  await register.fillForm();
  await number().fill(NUMBER);
  await register.submitButton().click();
  await expect.element(dialog()).toHaveTextContent('no podemos abrirte una cuenta');
  await expect
    .element(dialog().getByRole('link', { name: REGISTER_LINK }))
    .toHaveAttribute('href', 'https://www.ordenacionjuego.es/rgiaj');
});

test('S10.18 market exclusionRegister that is down keeps what was typed, and lets the person in later', async () => {
  const { admin, open } = prepareApp();
  await admin('scenarios', { name: 'registerDown' });
  await open('/m/register');
  await register.fillForm();
  await number().fill(NUMBER);
  await register.submitButton().click();
  await expect.element(dialog()).toHaveTextContent('Inténtalo de nuevo en unos minutos');
  await dialog().getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(number()).toHaveValue(NUMBER);
  await expect.element(field('username')).toHaveValue('marisol');
  await expect.element(field('password')).toHaveValue('Secreto99');
  await setSetting(admin, 'exclusionRegister', { isDown: false });
  await register.submitButton().click();
  await expect.poll(address).toMatch(/^\/m\/home/);
});

test('S10.06 S10.18 market exclusionRegister ends a session, refuses the login, leads to the withdrawal', async () => {
  const { admin, logIn, open } = prepareApp();
  await logIn();
  await open('/m/safePlay');
  await expect.element(main()).toBeVisible();
  await admin('scenarios', { name: 'registerExcluded' });
  await open('/m/voucherCenter');
  await expect.poll(address).toMatch(/^\/m\/login/);
  await submitLogin();
  await expect
    .element(dialog())
    .toHaveTextContent('Estás en el registro nacional de autoexclusión.');
  await expect.element(dialog().getByRole('link', { name: REGISTER_LINK })).toBeVisible();
  await dialog().getByRole('button', { name: 'Retirar mi dinero' }).click();
  await expect.poll(address).toMatch(/^\/m\/withdraw/);
  await open('/m/voucherCenter');
  await expect.element(main()).toHaveTextContent('Ahora no puedes depositar');
});
