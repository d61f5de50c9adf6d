import { requestsTo } from '../../helpers/requestLog';
import { setFlags } from '../../helpers/settings';
import { expect, test } from '../helpers/fixtures';
import { header, waitForLateStart } from '../helpers/locators';
import { holdBack } from '../helpers/network';
import { storedSession } from '../helpers/session';
import * as login from './loginPage';

const google = { name: 'Continuar con Google' };
const facebook = { name: 'Continuar con Facebook' };

test('S2.03 S2.74 S2.76 shows its fields and links, shows the password on tap, and finds a dialing code', async ({
  page,
}) => {
  await login.open(page);
  await expect(
    page.getByRole('heading', { name: 'Ingresa y sigue donde te quedaste' }),
  ).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Ingresar' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('tab', { name: 'Crear cuenta' })).toBeVisible();
  await expect(login.rememberCheckbox(page)).not.toBeChecked();
  await expect(page.getByText('Tu contraseña queda sin cifrar en este navegador')).toBeVisible();
  const links = { '¿Olvidaste tu contraseña?': '/m/forget', Regístrate: '/m/register' };
  for (const [name, href] of Object.entries(links))
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(login.submitButton(page)).toBeEnabled();

  const password = login.password(page);
  await expect(login.username(page)).toHaveAttribute('autocomplete', /username/);
  await expect(password).toHaveAttribute('autocomplete', /current-password/);
  const pasting = { bubbles: true, cancelable: true };
  const mayPaste = password.evaluate(
    (field, options) => field.dispatchEvent(new ClipboardEvent('paste', options)),
    pasting,
  );
  expect(await mayPaste).toBe(true);
  await password.fill('Secreto1');
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Ocultar contraseña' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(page.getByText('Las mayúsculas están activadas.')).toBeHidden();
  await password.evaluate((input) => {
    input.dispatchEvent(
      new KeyboardEvent('keyup', { key: 'A', bubbles: true, modifierCapsLock: true }),
    );
  });
  await expect(page.getByText('Las mayúsculas están activadas.')).toBeVisible();

  for (const button of [google, facebook])
    await expect(page.getByRole('button', button)).toBeVisible();
  await login.smsTab(page).click();
  for (const button of [google, facebook])
    await expect(page.getByRole('button', button)).toBeHidden();

  const country = page.getByRole('button', { name: /Código de país: Perú \+51/ });
  await country.click();
  const sheet = page.getByRole('dialog', { name: 'Código de país' });
  await sheet.getByRole('searchbox').fill('mexico');
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  await expect(sheet.locator('li img')).toHaveAttribute('src', /\/art\/flags-\w+\/mx\.svg$/);
  await sheet.getByRole('searchbox').fill('nada');
  await expect(sheet.getByText('Ningún país coincide.')).toBeVisible();
  await sheet.getByRole('searchbox').fill('+57');
  await sheet.getByRole('button', { name: /Colombia/ }).click();
  await expect(page.getByRole('button', { name: /Código de país: Colombia \+57/ })).toBeFocused();
});

// The other conditions: tests/stores/thirdParty.test.ts.
test('S2.75 S2.76 hides the SMS tab and a social button, when their flags are off', async ({
  page,
  admin,
}) => {
  await admin('scenarios', { name: 'smsOff' });
  await setFlags(admin, { GOOGLELOGIN3: false });
  await page.goto('/m/login');
  await expect(page.getByRole('button', facebook)).toBeVisible();
  await expect(page.getByRole('button', google)).toBeHidden();
  await expect(login.smsTab(page)).toBeHidden();
});

test.describe('with a pause of the network', () => {
  test.use({
    allowConsole: [/Failed to load resource|Failed to fetch|ERR_INTERNET|Unable to preload/],
  });

  test('S3.24 S3.01 S4.01 keeps input without a network, sends one login for two taps, and stays logged in', async ({
    page,
    context,
    admin,
  }) => {
    await login.open(page);
    await login.username(page).fill('lucia');
    await login.password(page).fill(login.PASSWORD);
    // What says so is loaded when the app is idle.
    await waitForLateStart(page);
    await context.setOffline(true);
    await login.submitButton(page).click();
    await expect(page.getByText('Sin conexión a internet').first()).toBeVisible();
    await expect(login.username(page)).toHaveValue('lucia');
    await expect(login.password(page)).toHaveValue(login.PASSWORD);
    // The login must have failed first: one that is still under way goes through and leaves the page.
    await expect(login.submitButton(page)).not.toHaveAttribute('aria-busy', 'true');

    const release = await holdBack(page, `**${login.LOGIN}`);
    await context.setOffline(false);
    await login.submitButton(page).dblclick();
    await expect(login.submitButton(page)).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page).toHaveURL(/\/m\/home$/);
    const info = { merchantCode: 'feria', userName: 'lucia', type: 0, firstTimeLogin: false };
    expect(await storedSession(page)).toMatchObject({ ...info, token: expect.any(String) });
    const [sent, ...others] = await requestsTo(admin, login.LOGIN);
    expect(others).toEqual([]);
    expect(sent?.body).toMatchObject({ username: 'lucia', password: '***', type: 'username' });
    expect(sent?.body).toHaveProperty('captcha', '');
    expect(sent?.headers).toMatchObject({ encryption: 'JWE', merchant: 'feria' });
    await page.reload();
    await expect(header(page).getByRole('link', { name: 'Ingresar' })).toBeHidden();
    expect(await storedSession(page)).toMatchObject(info);
  });
});

test('S3.24 sends the token of a social login, whose dialog is empty again after it was cancelled', async ({
  page,
  admin,
}) => {
  await login.open(page);
  await page.getByRole('button', google).click();
  const dialog = page.getByRole('dialog', { name: 'Continuar con Google' });
  await dialog.getByLabel('Correo de tu cuenta').fill('nadie@example.com');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByText('Todavía no hay una cuenta con esos datos')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', google).click();
  await expect(dialog.getByLabel('Correo de tu cuenta')).toHaveValue('');
  await expect(dialog.getByText('Todavía no hay una cuenta con esos datos')).toBeHidden();
  await dialog.getByLabel('Correo de tu cuenta').fill('lucia@example.com');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  const sent = (await requestsTo(admin, login.LOGIN)).at(-1);
  expect(sent?.body).toMatchObject({
    type: 'firebase',
    firebaseChannel: 'google',
    firebaseIdToken: '***',
    firebaseMobileNo: '',
    countryDialingCode: '',
  });
});

test('S6.09 shows an error, when an agent or a member uses the login of the other', async ({
  page,
}) => {
  await login.open(page);
  await login.logIn(page, 'agustin');
  await expect(page.getByText('Esta cuenta es de agente. Usa el ingreso de agentes')).toBeVisible();
  await page.getByRole('link', { name: 'Ingreso de agentes' }).click();
  await expect(page.getByRole('heading', { name: 'Ingreso de agentes' })).toBeVisible();
  await login.logIn(page, 'lucia');
  await expect(page.getByText('Solo los agentes pueden ingresar aquí')).toBeVisible();
  await login.logIn(page, 'agustin');
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('without remember, offers the browser no login and goes home after a postponed password change', async ({
  page,
}) => {
  await login.watchPasswordStore(page);
  await login.open(page);
  await login.logIn(page, 'nora');
  const offer = page.getByRole('alertdialog', { name: 'Cambia tu contraseña' });
  await offer.getByRole('button', { name: 'Después' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await login.passwordStore(page)).toEqual([]);
});
