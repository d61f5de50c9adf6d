import { requestsTo } from '../../helpers/requestLog';
import { changeLanguage } from '../helpers/changeLanguage';
import { pauseClock } from '../helpers/clock';
import { expect, test } from '../helpers/fixtures';
import { holdBack, tapTwice } from '../helpers/network';
import { storedSession } from '../helpers/session';
import * as form from './registerPage';

test('S2.04 S4.36 opens registration at its old address too, and shows errors in the new language', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/m/register.html');
  await expect(form.submitButton(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(/\/m\/login$/);
  await page.getByRole('tab', { name: 'Crear cuenta' }).click();
  await expect(page).toHaveURL(/\/m\/register$/);
  await expect(page.getByRole('tab', { name: 'Crear cuenta' })).toBeFocused();

  await form.submitButton(page).click();
  await expect(page.getByText('El usuario debe tener de 4 a 16')).toBeVisible();
  const rules = page.waitForResponse(/setting\/register/);
  await pauseClock(page);
  await changeLanguage(page, 'EN');
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  await rules;
  await page.clock.runFor(250);
  await expect(page.getByText('The username must have 4 to 16')).toBeVisible();
  await expect(page.getByText('Check this box to continue.')).toHaveCount(3);
});

test('S2.04 shows the screen of the last tab, when the other screen is still loading', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/Register-*.js');
  await page.clock.install();
  await page.goto('/m/login');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await tab('Crear cuenta').waitFor();
  // After some time a loading page would replace the tabs, so the clock is stopped.
  await pauseClock(page);
  await tab('Crear cuenta').click();
  await expect(page).toHaveURL(/\/m\/register$/);
  await tab('Ingresar').click();
  await expect(page).toHaveURL(/\/m\/login$/);
  const loaded = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/assets/Register-'),
  );
  release();
  await loaded;
  // The app would draw the screen that has arrived now.
  await page.clock.runFor(1000);
  await expect(page.locator('input[name=password]')).toHaveCount(1);
  await expect(page.locator('input[name=confirmPassword]')).toHaveCount(0);
  await expect(tab('Ingresar')).toHaveAttribute('aria-selected', 'true');
});

test.describe('with a pause of the network', () => {
  test.use({ allowConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test('S8.12 S3.20 S3.21 keeps all input but passwords during the terms, and registers once for two taps', {
    tag: ['@S3.22', '@S3.23', '@S9.19'],
  }, async ({ page, context, admin }) => {
    await form.open(page);
    await form.fill(page);
    await page.locator('input[name=email]').fill('mari@example.com');
    await page.getByRole('link', { name: 'términos de uso' }).click();
    await expect(page.getByRole('heading', { name: 'Centro de ayuda' })).toBeVisible();
    // The form is removed only when the terms are on the screen.
    await expect(form.username(page)).toHaveCount(0);
    await page.goBack();
    await expect(form.username(page)).toHaveValue('marisol');
    await expect(form.password(page)).toHaveValue('');
    await expect(page.getByRole('checkbox', { name: /21 años/ })).toBeChecked();

    await form.fillPasswords(page);
    await context.setOffline(true);
    await expect(page.getByText('Sin conexión a internet.')).toHaveCount(1);
    await expect(form.submitButton(page)).toBeDisabled();
    await expect(form.username(page)).toHaveValue('marisol');
    await expect(form.password(page)).toHaveValue('Secreto99');

    await context.setOffline(false);
    await tapTwice(page, form.submitButton(page), `**${form.REGISTER}`);
    await expect(page.getByText('Tu cuenta está lista.')).toBeVisible();
    await expect(page).toHaveURL(/\/m\/home$/);
    expect(await storedSession(page)).toMatchObject({ userName: 'marisol', type: 0 });
    const [sent, ...others] = await requestsTo(admin, form.REGISTER);
    expect(others).toEqual([]);
    const keys =
      'countryDialingCode registerUrl registerMethod username password confirmPassword affiliateCode paymentPassword recommenderId nickname payeeName email mobileNum idNumber qqNum facebook wechat line whatsapp zalo captcha type domain verificationCode';
    expect(Object.keys(sent?.body)).toEqual(expect.arrayContaining(keys.split(' ')));
    expect(sent?.body).toMatchObject({
      moduleId: 'REG3',
      registerMethod: 'username',
      registerUrl: '127.0.0.1',
      domain: '127.0.0.1',
      countryDialingCode: '51',
      username: 'marisol',
      email: 'mari@example.com',
      type: 0,
      source: 'H5',
    });
    expect(sent?.body).not.toHaveProperty('firebaseChannel');
    expect(sent?.body).not.toHaveProperty('firebaseIdToken');
    expect(sent?.headers).toHaveProperty('encryption');
  });
});

test('S5.01 S5.03 S4.12 shows, requires and validates fields as the settings of the server say', async ({
  page,
  admin,
}) => {
  const texts = { ES: 'Empieza por Z', EN: 'Begin with Z' };
  await form.setRule(admin, 'loginUsername', { pattern: '^Z', texts });
  await form.setRule(admin, 'email', { enabled: false });
  await form.setRule(admin, 'affiliateCode', { enabled: false });
  await form.setRule(admin, 'nickname', {
    enabled: true,
    required: true,
    pattern: '^zz',
    texts: { ES: 'Un apodo con zz, <b>por favor</b>', EN: 'x' },
  });
  await form.open(page);
  await expect(page.locator('input[name=email]')).toHaveCount(0);
  await expect(page.getByLabel('Apodo *')).toBeVisible();
  await expect(form.affiliateCode(page)).toHaveCount(0);
  await form.username(page).fill('marisol');
  await form.username(page).blur();
  await expect(page.getByText('Empieza por Z')).toBeVisible();
  await page.getByLabel('Apodo *').fill('marisol');
  await form.submitButton(page).click();
  await expect(page.getByText('Un apodo con zz, <b>por favor</b>')).toBeVisible();
});

test('S5.02 S5.05 S5.06 focuses the first invalid field, and keeps the input when the username is taken', {
  tag: ['@S5.21', '@S5.22', '@S5.23'],
}, async ({ page }) => {
  await form.open(page);
  await form.username(page).fill('marisol');
  await form.submitButton(page).click();
  await expect(form.password(page)).toBeFocused();
  expect(await form.readError(form.password(page))).toContain('8 caracteres');
  expect(await form.readError(form.confirmPassword(page))).toContain('Repite la misma contraseña');
  await expect(form.username(page)).not.toHaveAttribute('aria-invalid', 'true');

  await form.fillPasswords(page, 'Secreto99', 'Secreto98');
  await form.confirmPassword(page).blur();
  await expect(page.getByText('Las contraseñas no coinciden.')).toBeVisible();
  await form.confirmPassword(page).fill('Secreto99');
  await expect(page.getByText('Las contraseñas no coinciden.')).toBeHidden();
  await form.password(page).fill('Secreto997');
  await expect(page.getByText('La confirmación ya no coincide con la contraseña.')).toBeVisible();
  await form.password(page).fill('Secreto99');
  await expect(page.getByText('La confirmación ya no coincide')).toBeHidden();

  const email = page.locator('input[name=email]');
  await email.fill('mari');
  await email.blur();
  await expect(page.getByText('El correo no es válido')).toBeVisible();
  await email.fill('');
  await expect(page.getByText('El correo no es válido')).toBeHidden();

  await form.fill(page, 'lucia');
  await form.submitButton(page).click();
  await expect(form.username(page)).toBeFocused();
  expect(await form.readError(form.username(page))).toMatch(/ya existe/);
  await expect(form.password(page)).toHaveValue('Secreto99');
  await form.username(page).fill('marisol');
  await form.submitButton(page).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('S5.15 S2.78 S9.17 shows an error for a player under 21 and for a confirmation that is missing', async ({
  page,
  admin,
}) => {
  await form.setRule(admin, 'birthDate', { enabled: true, required: true });
  await form.open(page);
  const birthDate = page.locator('input[name=birthDate]');
  const year = new Date().getFullYear();
  await birthDate.fill(`${year - 20}-01-01`);
  await birthDate.blur();
  await expect(page.getByText('Debes tener 21 años o más.')).toBeVisible();
  await birthDate.fill(`${year - 22}-01-01`);
  await expect(page.getByText('Debes tener 21 años o más.')).toBeHidden();
  await form.username(page).fill('marisol');
  await form.fillPasswords(page);
  const names = [/21 años/, /acepto los términos/, /No tengo prohibido/];
  for (const name of names) {
    await form.checkAllBoxes(page);
    const box = page.getByRole('checkbox', { name });
    await box.uncheck();
    await form.submitButton(page).click();
    await expect(box).toBeFocused();
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Marca esta casilla para continuar.')).toBeVisible();
  }
  expect(await requestsTo(admin, form.REGISTER)).toEqual([]);
  await expect(page.getByRole('link', { name: 'términos de uso' })).toHaveAttribute(
    'href',
    '/m/help',
  );
});
