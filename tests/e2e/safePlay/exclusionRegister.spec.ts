import { setSetting } from '../../helpers/settings';
import * as login from '../account/loginPage';
import * as register from '../account/registerPage';
import { expect, test } from '../helpers/fixtures';
import { startSession } from '../helpers/session';

const NUMBER = '12345678Z';
const REGISTER_LINK = 'Ver el registro: RGIAJ';

test('market exclusionRegister refuses a registration, and names the register with a link', {
  tag: '@S10.18',
}, async ({ page, admin }) => {
  await admin('scenarios', { name: 'registerExcluded' });
  await register.open(page);
  await register.fill(page);
  await page.getByRole('textbox', { name: 'NIF / NIE' }).fill(NUMBER);
  await register.submitButton(page).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('no podemos abrirte una cuenta');
  await expect(dialog.getByRole('link', { name: REGISTER_LINK })).toHaveAttribute(
    'href',
    'https://www.ordenacionjuego.es/rgiaj',
  );
});

test('market exclusionRegister that is down keeps what was typed, and lets the person in later', {
  tag: '@S10.18',
}, async ({ page, admin }) => {
  await admin('scenarios', { name: 'registerDown' });
  await register.open(page);
  await register.fill(page);
  const number = page.getByRole('textbox', { name: 'NIF / NIE' });
  await number.fill(NUMBER);
  await register.submitButton(page).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Inténtalo de nuevo en unos minutos');
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(number).toHaveValue(NUMBER);
  await expect(register.username(page)).toHaveValue('marisol');
  await expect(register.password(page)).toHaveValue('Secreto99');
  await setSetting(admin, 'exclusionRegister', { isDown: false });
  await register.submitButton(page).click();
  await expect(page).toHaveURL(/\/m\/home/);
});

test.describe('a session that the backend ends', () => {
  test.use({ allowConsole: [/status of 401/] });

  test('market exclusionRegister ends a session, refuses the login and leads to the withdrawal', {
    tag: ['@S10.18', '@S10.06'],
  }, async ({ page, admin }) => {
    await startSession(page, admin);
    await page.goto('/m/safePlay');
    await expect(page.getByRole('main')).toBeVisible();
    await admin('scenarios', { name: 'registerExcluded' });
    await page.goto('/m/voucherCenter');
    await expect(page).toHaveURL(/\/m\/login/);
    await login.logIn(page);
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Estás en el registro nacional de autoexclusión.');
    await expect(dialog.getByRole('link', { name: REGISTER_LINK })).toBeVisible();
    await dialog.getByRole('button', { name: 'Retirar mi dinero' }).click();
    await expect(page).toHaveURL(/\/m\/withdraw/);
    await page.goto('/m/voucherCenter');
    await expect(page.getByRole('main')).toContainText('Ahora no puedes depositar');
  });
});
