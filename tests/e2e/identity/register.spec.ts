import { expect, test } from '../fixtures';
import * as form from './registerPage';

const session = (page: import('playwright/test').Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? 'null'));

test('S2.04 both addresses open registration, tabs lead to login and back and the URL follows', async ({
  page,
}) => {
  for (const path of ['/m/register.html', '/m/register']) {
    await page.goto(path);
    await expect(form.submit(page)).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(/\/m\/login$/);
  await page.getByRole('tab', { name: 'Crear cuenta' }).click();
  await expect(page).toHaveURL(/\/m\/register$/);
  await expect(page.getByRole('tab', { name: 'Crear cuenta' })).toBeFocused();
});

test('S8.12 S3.20 S3.21 S3.22 S3.23 S9.19 a registration carries the whole payload, succeeds and is logged in', async ({
  page,
  door,
}) => {
  await form.open(page);
  await form.fill(page);
  await page.locator('input[name=email]').fill('mari@example.com');
  await form.submit(page).click();
  await expect(page.getByText('Tu cuenta está lista.')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await session(page)).toMatchObject({ userName: 'marisol', type: 0 });
  const [sent] = await form.noted(door, form.REGISTER);
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

test('S3.23 the mark of a web clip makes the source', async ({ page, door }) => {
  await page.addInitScript(() => localStorage.setItem('WEBCLIP', '1'));
  await form.open(page);
  await form.fill(page);
  await form.submit(page).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect((await form.noted(door, form.REGISTER))[0]?.body.source).toBe('WEBCLIP');
});

test('S3.23 an app of the home screen makes the source', async ({ page, door }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: true });
  });
  await form.open(page);
  await form.fill(page);
  await form.submit(page).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect((await form.noted(door, form.REGISTER))[0]?.body.source).toBe('PWA');
});

test.describe('inside the store app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile FeriaApp/1.0' });

  test('S3.23 the store app makes the source', async ({ page, door }) => {
    await form.open(page);
    await form.fill(page);
    await form.submit(page).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    expect((await form.noted(door, form.REGISTER))[0]?.body.source).toBe('APP');
  });
});

test('S8.12 a site that logs nobody in leads to the login with the name filled in', async ({
  page,
  door,
}) => {
  await form.setRegister(door, { logsIn: false });
  await form.open(page);
  await form.fill(page);
  await form.submit(page).click();
  await expect(page.getByText('Tu cuenta está lista.')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/login$/);
  await expect(form.user(page)).toHaveValue('marisol');
});

test('S5.01 fields follow the server: off hides, required stars, pattern and message verbatim', async ({
  page,
  door,
}) => {
  await form.setRule(door, 'email', { enabled: false });
  await form.setRule(door, 'nickname', {
    enabled: true,
    required: true,
    pattern: '^zz',
    texts: { ES: 'Un apodo con zz, <b>por favor</b>', EN: 'x' },
  });
  await form.open(page);
  await expect(page.locator('input[name=email]')).toHaveCount(0);
  await expect(page.getByLabel('Apodo *')).toBeVisible();
  await expect(page.getByLabel('Código de invitación', { exact: true })).toBeVisible();
  await page.getByLabel('Apodo *').fill('marisol');
  await form.submit(page).click();
  await expect(page.getByText('Un apodo con zz, <b>por favor</b>')).toBeVisible();
});

test('S5.02 an optional field may stay empty, but what is in it must fit', async ({ page }) => {
  await form.open(page);
  const mail = page.locator('input[name=email]');
  await mail.fill('mari');
  await mail.blur();
  await expect(page.getByText('El correo no es válido')).toBeVisible();
  await mail.fill('');
  await expect(page.getByText('El correo no es válido')).toBeHidden();
  await form.fill(page);
  await form.submit(page).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('S5.03 a rule that login shares holds here too', async ({ page, door }) => {
  const texts = { ES: 'Empieza por Z', EN: 'Begin with Z' };
  await form.setRule(door, 'loginUsername', { pattern: '^Z', texts });
  await form.open(page);
  await form.user(page).fill('marisol');
  await form.user(page).blur();
  await expect(page.getByText('Empieza por Z')).toBeVisible();
});

for (const [what, pattern] of [
  ['that is broken', '(['],
  ['that never comes to an end', '^(([a-z])+.)+[A-Z]([a-z])+$'],
]) {
  test(`S5.04 a pattern ${what} counts as none and the page stays awake`, async ({
    page,
    door,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await form.setRule(door, 'username', { pattern, maxLength: 64 });
    await form.setRule(door, 'loginUsername', { pattern: '', maxLength: 64 });
    await form.open(page);
    await form.user(page).fill('a'.repeat(40));
    await form.submit(page).click();
    await expect(form.password(page)).toBeFocused();
    await expect(form.user(page)).not.toHaveAttribute('aria-invalid', 'true');
    expect(warnings.join()).toContain('pattern');
  });
}

test('S5.05 S5.06 the repetition is compared, and again when the first one changes', async ({
  page,
}) => {
  await form.open(page);
  await form.secrets(page, 'Secreto99', 'Secreto98');
  await form.confirm(page).blur();
  await expect(page.getByText('Las contraseñas no coinciden.')).toBeVisible();
  await form.confirm(page).fill('Secreto99');
  await expect(page.getByText('Las contraseñas no coinciden.')).toBeHidden();
  await form.password(page).fill('Secreto997');
  await expect(page.getByText('La confirmación ya no coincide con la contraseña.')).toBeVisible();
  await form.password(page).fill('Secreto99');
  await expect(page.getByText('La confirmación ya no coincide')).toBeHidden();
});

test('S5.15 S2.78 S9.17 age, terms and not being barred must all be confirmed', async ({
  page,
  door,
}) => {
  await form.open(page);
  await form.user(page).fill('marisol');
  await form.secrets(page);
  const names = [/21 años/, /acepto los términos/, /No tengo prohibido/];
  for (const left of names) {
    await form.consent(page);
    const box = page.getByRole('checkbox', { name: left });
    await box.uncheck();
    await form.submit(page).click();
    await expect(box).toBeFocused();
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Marca esta casilla para continuar.')).toBeVisible();
  }
  expect(await form.noted(door, form.REGISTER)).toEqual([]);
  await expect(page.getByRole('link', { name: 'términos de uso' })).toHaveAttribute(
    'href',
    '/m/help',
  );
});

test('S9.17 a date of birth under 21 years ago is not enough', async ({ page, door }) => {
  await form.setRule(door, 'birthDate', { enabled: true, required: true });
  await form.open(page);
  const born = page.locator('input[name=birthDate]');
  const year = new Date().getFullYear();
  await born.fill(`${year - 20}-01-01`);
  await born.blur();
  await expect(page.getByText('Debes tener 21 años o más.')).toBeVisible();
  await born.fill(`${year - 22}-01-01`);
  await expect(page.getByText('Debes tener 21 años o más.')).toBeHidden();
});

test('S5.21 the first field that fails takes the focus, each tied to what is wrong with it', async ({
  page,
}) => {
  await form.open(page);
  await form.user(page).fill('marisol');
  await form.submit(page).click();
  await expect(form.password(page)).toBeFocused();
  expect(await form.faultOf(form.password(page))).toContain('8 caracteres');
  expect(await form.faultOf(form.confirm(page))).toContain('Repite la misma contraseña');
  await expect(form.user(page)).not.toHaveAttribute('aria-invalid', 'true');
});

test('S4.36 what is wrong is said in the next language 200 ms after it was chosen', async ({
  page,
}) => {
  await page.clock.install();
  await form.open(page);
  await form.submit(page).click();
  await expect(page.getByText('El usuario lleva de 4 a 16')).toBeVisible();
  const rules = page.waitForResponse(/setting\/register/);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.evaluate(() => {
    localStorage.setItem('language', 'EN');
    dispatchEvent(
      new StorageEvent('storage', { key: 'language', newValue: 'EN', storageArea: localStorage }),
    );
  });
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  await rules;
  await page.clock.runFor(250);
  await expect(page.getByText('The user name takes 4 to 16')).toBeVisible();
  await expect(page.getByText('Tick this box to go on.')).toHaveCount(3);
});

test('S5.22 S5.23 a name that is taken is told under its field and what was typed stays', async ({
  page,
}) => {
  await form.open(page);
  await form.fill(page, 'lucia');
  await form.submit(page).click();
  await expect(form.user(page)).toBeFocused();
  expect(await form.faultOf(form.user(page))).toMatch(/ya existe/);
  await expect(form.password(page)).toHaveValue('Secreto99');
});

test('a double tap sends one registration', async ({ page, door }) => {
  await door('faults', { path: form.REGISTER, kind: 'delay', ms: 600, times: 1 });
  await form.open(page);
  await form.fill(page);
  await form.submit(page).dblclick();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await form.noted(door, form.REGISTER)).toHaveLength(1);
});

test.describe('without a connection', () => {
  test.use({ allowConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test('what was typed stays and can be sent again', async ({ page, context }) => {
    await form.open(page);
    await form.fill(page);
    await context.setOffline(true);
    await form.submit(page).click();
    await expect(page.getByText('Sin conexión a internet.').first()).toBeVisible();
    await expect(form.user(page)).toHaveValue('marisol');
    await expect(form.password(page)).toHaveValue('Secreto99');
    await context.setOffline(false);
    await form.submit(page).click();
    await expect(page).toHaveURL(/\/m\/home$/);
  });
});

test('reading the terms costs nothing that was typed but the passwords', async ({ page }) => {
  await form.open(page);
  await form.fill(page);
  await page.getByRole('link', { name: 'términos de uso' }).click();
  await expect(page.getByRole('heading', { name: 'Centro de ayuda' })).toBeVisible();
  // The form is gone only once the terms stand in its place.
  await expect(form.user(page)).toHaveCount(0);
  await page.goBack();
  await expect(form.user(page)).toHaveValue('marisol');
  await expect(form.password(page)).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: /21 años/ })).toBeChecked();
});
