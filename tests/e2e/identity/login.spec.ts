import { expect, test } from '../fixtures';
import * as login from './loginPage';

const google = { name: 'Continuar con Google' };
const facebook = { name: 'Continuar con Facebook' };

test('S2.03 S2.74 login has its tabs, its fields and its ways out', async ({ page }) => {
  await login.open(page);
  await expect(
    page.getByRole('heading', { name: 'Entra y sigue donde te quedaste' }),
  ).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Ingresar' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('tab', { name: 'Crear cuenta' })).toBeVisible();
  await expect(login.remember(page)).not.toBeChecked();
  await expect(page.getByText('Se guarda sin cifrar')).toBeVisible();
  const links = { '¿Olvidaste tu contraseña?': '/m/forget', Regístrate: '/m/register' };
  for (const [name, href] of Object.entries(links))
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(login.submit(page)).toBeEnabled();
});

test('S2.74 the password shows and hides, and the keys that lock are pointed out', async ({
  page,
}) => {
  await login.open(page);
  const password = login.password(page);
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
});

test('S2.74 a dialing code is found by name or number and chosen', async ({ page }) => {
  await login.open(page);
  await login.bySms(page).click();
  const country = page.getByRole('button', { name: /Código de país: Perú \+51/ });
  await country.click();
  const sheet = page.getByRole('dialog', { name: 'Código de país' });
  await sheet.getByRole('searchbox').fill('mexico');
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  await expect(sheet.locator('li img')).toHaveAttribute('src', '/art/flags/mx.svg');
  await sheet.getByRole('searchbox').fill('nada');
  await expect(sheet.getByText('Ningún país coincide.')).toBeVisible();
  await sheet.getByRole('searchbox').fill('+57');
  await sheet.getByRole('button', { name: /Colombia/ }).click();
  await expect(page.getByRole('button', { name: /Código de país: Colombia \+57/ })).toBeFocused();
});

test('S2.75 the mode with SMS needs its flag', async ({ page, door }) => {
  await door('scenarios', { name: 'smsOff' });
  await page.goto('/m/login');
  // The social doors come with the same flags.
  await expect(page.getByRole('button', google)).toBeVisible();
  await expect(login.bySms(page)).toBeHidden();
});

test('S2.76 social doors need their flag and the mode with a name', async ({ page, door }) => {
  await login.open(page);
  await expect(page.getByRole('button', google)).toBeVisible();
  await expect(page.getByRole('button', facebook)).toBeVisible();
  await login.bySms(page).click();
  await expect(page.getByRole('button', google)).toBeHidden();
  await expect(page.getByRole('button', facebook)).toBeHidden();
  await login.setFlags(door, { GOOGLELOGIN3: false });
  await login.open(page);
  await expect(page.getByRole('button', facebook)).toBeVisible();
  await expect(page.getByRole('button', google)).toBeHidden();
  await login.setFlags(door, { GOOGLELOGIN3: true, FACEBOOKLOGIN3: false });
  await login.open(page);
  await expect(page.getByRole('button', google)).toBeVisible();
  await expect(page.getByRole('button', facebook)).toBeHidden();
});

for (const [what, thirdParty] of Object.entries({
  'is not ready': { ready: false },
  'is another release': { version: '11.0.0' },
})) {
  test(`S2.76 S9.29 no social door while the sign-in service ${what}`, async ({ page, door }) => {
    await login.setSetting(door, 'site', { thirdParty });
    await login.open(page);
    await expect(page.getByRole('button', google)).toBeHidden();
    await expect(page.getByRole('button', facebook)).toBeHidden();
  });
}

test('S9.29 the configuration names the release of the sign-in service', async ({ api }) => {
  const { body } = await api('/wps/system/settings/consolidated');
  expect(body.value.thirdParty.version).toBe('10.14.1');
});

test('S3.24 S3.01 S4.01 a login carries its payload, keeps the session and outlives a reload', async ({
  page,
  door,
}) => {
  await login.open(page);
  await login.enter(page);
  await expect(page).toHaveURL(/\/m\/home$/);
  const info = { merchantCode: 'feria', userName: 'lucia', type: 0, firstTimeLogin: false };
  expect(await login.session(page)).toMatchObject({ ...info, token: expect.any(String) });
  const [sent] = await login.noted(door, login.LOGIN);
  expect(sent?.body).toMatchObject({ username: 'lucia', password: '***', type: 'username' });
  expect(sent?.body).toHaveProperty('captcha', '');
  expect(sent?.headers).toMatchObject({ encryption: 'JWE', merchant: 'feria' });
  await page.reload();
  await expect(page.locator('.header').getByRole('link', { name: 'Ingresar' })).toBeHidden();
  expect(await login.session(page)).toMatchObject(info);
});

test('S3.24 a social login hands on the word of the service', async ({ page, door }) => {
  await login.open(page);
  await page.getByRole('button', google).click();
  const dialog = page.getByRole('dialog', { name: 'Continuar con Google' });
  await dialog.getByLabel('Correo de tu cuenta').fill('nadie@example.com');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByText('Todavía no hay una cuenta con esos datos')).toBeVisible();
  await dialog.getByLabel('Correo de tu cuenta').fill('lucia@example.com');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  const sent = (await login.noted(door, login.LOGIN)).at(-1);
  expect(sent?.body).toMatchObject({
    type: 'firebase',
    firebaseChannel: 'google',
    firebaseIdToken: '***',
    firebaseMobileNo: '',
    countryDialingCode: '',
  });
});

test('S5.03 login keeps the rules that registration has', async ({ page, door }) => {
  await login.setSetting(door, 'register', {
    rules: {
      loginUsername: { pattern: '^Z', texts: { ES: 'Empieza con Z', EN: 'Starts with Z' } },
    },
  });
  await login.open(page);
  await login.enter(page);
  await expect(page.getByText('Empieza con Z')).toBeVisible();
  await expect(login.user(page)).toBeFocused();
  expect(await login.noted(door, login.LOGIN)).toEqual([]);
});

test('S6.09 agents and members are told which door is theirs', async ({ page }) => {
  await login.open(page);
  await login.enter(page, 'agustin');
  await expect(page.getByText('Non-member account unable to login')).toBeVisible();
  await page.getByRole('link', { name: 'Ingreso de agentes' }).click();
  await expect(page.getByRole('heading', { name: 'Ingreso de agentes' })).toBeVisible();
  await login.enter(page, 'lucia');
  await expect(page.getByText('Non-agents cannot log in')).toBeVisible();
  await login.enter(page, 'agustin');
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('two taps send one login, which shows that it is under way', async ({ page, door }) => {
  await door('faults', { path: login.LOGIN, kind: 'delay', ms: 600 });
  await login.open(page);
  await login.user(page).fill('lucia');
  await login.password(page).fill(login.PASSWORD);
  await login.submit(page).dblclick();
  await expect(login.submit(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await login.noted(door, login.LOGIN)).toHaveLength(1);
});

test.describe('without a network', () => {
  test.use({ allowConsole: [/Failed to load resource|Failed to fetch|ERR_INTERNET/] });

  test('what was typed stays, and works once the network is back', async ({ page, context }) => {
    await login.open(page);
    await login.user(page).fill('lucia');
    await login.password(page).fill(login.PASSWORD);
    await context.setOffline(true);
    await login.submit(page).click();
    await expect(page.getByText('Sin conexión a internet').first()).toBeVisible();
    await expect(login.user(page)).toHaveValue('lucia');
    await expect(login.password(page)).toHaveValue(login.PASSWORD);
    await context.setOffline(false);
    await login.submit(page).click();
    await expect(page).toHaveURL(/\/m\/home$/);
  });
});

test('a first login offers a new password, which may wait', async ({ page }) => {
  await login.open(page);
  await login.enter(page, 'nora');
  const offer = page.getByRole('alertdialog', { name: 'Cambia tu contraseña' });
  await offer.getByRole('button', { name: 'Después' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('S5.13 a first login leads to a new password that asks for no old one', async ({ page }) => {
  await login.open(page);
  await login.enter(page, 'nora');
  await page.getByRole('button', { name: 'Cambiar ahora' }).click();
  await expect(page).toHaveURL(/\/m\/changePsw$/);
  await expect(page.locator('input[autocomplete=new-password]').first()).toBeVisible();
  await expect(page.getByLabel('Contraseña actual')).toBeHidden();
});

for (const isRemembered of [true, false]) {
  test(`a login that is ${isRemembered ? '' : 'not '}to be remembered is ${
    isRemembered ? '' : 'not '
  }offered to the browser's own keeper`, async ({ page }) => {
    await page.addInitScript(() => {
      const kept: object[] = [];
      // The browser's own would ask with a window that no test can answer.
      class PasswordCredential {
        constructor(data: object) {
          Object.assign(this, data);
        }
      }
      Object.assign(window, { kept, PasswordCredential });
      navigator.credentials.store = async (credential) => void kept.push({ ...credential });
    });
    await login.open(page);
    if (isRemembered) await login.remember(page).check();
    await login.enter(page);
    await expect(page).toHaveURL(/\/m\/home$/);
    const kept = await page.evaluate(() => (window as unknown as { kept: object[] }).kept);
    expect(kept).toEqual(isRemembered ? [{ id: 'lucia', password: login.PASSWORD }] : []);
  });
}
