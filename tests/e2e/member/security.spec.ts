import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { asked, enter } from '../shell/enter';

const CENTER = '/m/securityCenter';
const LOGIN = 'Feria2025';

const level = (page: Page) => page.getByRole('region', { name: 'Nivel de seguridad' });
const row = (page: Page, name: RegExp) =>
  page.locator('.security').getByRole('button', { name }).first();
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const box = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('textbox', { name, exact: true });
const save = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true });
const saved = (page: Page) =>
  expect(page.locator('.toasts [role=status]')).toHaveText('Guardamos el cambio.');

test('S1.06 S2.18 the menu of a member leads to the security center', async ({ page, door }) => {
  await enter(page, door);
  await page.goto('/m/home');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await menu.locator('summary').getByText('Centro de miembros').click();
  await menu.getByRole('link', { name: 'Centro de seguridad' }).click();
  await expect(page).toHaveURL(/\/m\/securityCenter$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Centro de seguridad');
  await expect(level(page)).toContainText('Alto');
  await expect(level(page)).toContainText('4 de 5 protecciones listas');
});

test('S1.06 the member center leads to the security center and back', async ({ page, door }) => {
  await enter(page, door);
  await page.goto('/m/member/home');
  await page.getByRole('link', { name: 'Seguridad' }).click();
  await expect(level(page)).toBeVisible();
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(page.getByRole('heading', { name: 'Centro de miembros' })).toBeVisible();
});

test('S7.43 the overview says what is set and what is not', async ({ page, door }) => {
  await enter(page, door);
  await page.goto(CENTER);
  await expect(row(page, /Correo electrónico/)).toContainText('l***@example.com');
  await expect(page.getByText('***321')).toBeVisible();
  await expect(page.getByText('Lucía Quispe')).toBeVisible();
  await expect(page.locator('.security .tag')).toHaveText(['Falta']);
  await expect(row(page, /Llaves de acceso/)).toContainText('Falta');
});

test('S7.43 a new account has everything to set, and its level says so', async ({ page, door }) => {
  await enter(page, door, 'newMember');
  await page.goto(CENTER);
  await expect(level(page)).toContainText('Bajo');
  await expect(level(page)).toContainText('0 de 5 protecciones listas');
  await expect(page.locator('.security .tag')).toHaveCount(5);
  await row(page, /Correo electrónico/).click();
  await box(page, 'Correo electrónico').fill('nora@example.com');
  await save(page).click();
  await saved(page);
  await expect(level(page)).toContainText('1 de 5 protecciones listas');
  await expect(row(page, /Correo electrónico/)).toContainText('n***@example.com');
  await expect(page.locator('.security .tag')).toHaveCount(4);
});

test('S7.26 a nickname by the rule is kept once, a bad one is told at its field', async ({
  page,
  door,
}) => {
  await enter(page, door);
  await page.goto(CENTER);
  await row(page, /Apodo/).click();
  const field = box(page, /^Apodo/);
  await expect(field).toHaveValue('Lucía Q.');
  await field.fill('L');
  await save(page).click();
  await expect(page.getByText('El apodo lleva de 2 a 20 caracteres')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(await asked(door, '/wps/member/info/nickname')).toBe(0);
  await field.fill('Lucero');
  await save(page).dblclick();
  await saved(page);
  await expect(row(page, /Apodo/)).toContainText('Lucero');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await asked(door, '/wps/member/info/nickname')).toBe(1);
  await page.reload();
  await expect(row(page, /Apodo/)).toContainText('Lucero');
});

test('S7.26 an e-mail of somebody else is refused at its field, and stays to be mended', async ({
  page,
  door,
}) => {
  await enter(page, door);
  await page.goto(CENTER);
  await row(page, /Correo electrónico/).click();
  const field = box(page, 'Correo electrónico');
  await field.fill('victor@example.com');
  await save(page).click();
  await expect(page.getByText('Ese correo ya está en uso')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('victor@example.com');
  await field.fill('lu@example.com');
  await save(page).click();
  await saved(page);
});

test('S7.26 the payee name is set once', async ({ page, door }) => {
  await enter(page, door, 'newMember');
  await page.goto(CENTER);
  await row(page, /Nombre del titular/).click();
  await box(page, 'Nombre del titular').fill('Nora Salas');
  await save(page).click();
  await saved(page);
  await expect(page.locator('.security').getByText('Nora Salas')).toBeVisible();
  await expect(row(page, /Nombre del titular/)).toHaveCount(0);
});

test('S7.26 a picture is chosen here too', async ({ page, door }) => {
  await enter(page, door);
  await page.goto(CENTER);
  await row(page, /foto de perfil/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Imagen 5', exact: true }).click();
  await expect(row(page, /foto de perfil/).locator('img')).toHaveAttribute('src', /05\.webp/);
});

test('S7.43 the first payment password takes the login password', async ({ page, door }) => {
  await enter(page, door, 'newMember');
  await page.goto(CENTER);
  await row(page, /Contraseña de retiro/).click();
  await save(page).click();
  await expect(box(page, 'Contraseña de ingreso')).toBeFocused();
  await box(page, 'Contraseña de ingreso').fill('Equivocada1');
  await box(page, 'Contraseña de retiro nueva').fill('13579');
  await box(page, 'Repite la nueva').fill('135790');
  await save(page).click();
  await expect(page.getByText('La contraseña de retiro lleva 6 números')).toBeVisible();
  await expect(box(page, 'Contraseña de retiro nueva')).toBeFocused();
  expect(await asked(door, '/wps/member/paymentPassword')).toBe(0);
  await box(page, 'Contraseña de retiro nueva').fill('135790');
  await save(page).click();
  await expect(page.getByText('La contraseña actual no coincide')).toBeVisible();
  await expect(box(page, 'Contraseña de ingreso')).toBeFocused();
  await expect(box(page, 'Contraseña de retiro nueva')).toHaveValue('135790');
  await box(page, 'Contraseña de ingreso').fill(LOGIN);
  await save(page).dblclick();
  await saved(page);
  await expect(row(page, /Contraseña de retiro/)).toContainText('Listo');
  expect(await asked(door, '/wps/member/paymentPassword')).toBe(2);
});

test('S7.43 another payment password takes the one before and differs from it', async ({
  page,
  door,
}) => {
  await enter(page, door);
  await page.goto(CENTER);
  await row(page, /Contraseña de retiro/).click();
  await box(page, 'Contraseña de retiro actual').fill('111111');
  await box(page, 'Contraseña de retiro nueva').fill('111111');
  await box(page, 'Repite la nueva').fill('135791');
  await save(page).click();
  await expect(page.getByText('La contraseña nueva debe ser distinta de la actual.')).toBeVisible();
  await expect(page.getByText('Escribe otra vez la contraseña nueva')).toBeVisible();
  await box(page, 'Contraseña de retiro nueva').fill('135790');
  await box(page, 'Repite la nueva').fill('135790');
  await save(page).click();
  await expect(page.getByText('La contraseña de retiro es incorrecta')).toBeVisible();
  await expect(box(page, 'Contraseña de retiro actual')).toBeFocused();
  await box(page, 'Contraseña de retiro actual').fill('246810');
  await save(page).click();
  await saved(page);
});

test('S7.43 a forgotten payment password is reset by the answers to the questions', async ({
  page,
  door,
}) => {
  await enter(page, door);
  await page.goto(CENTER);
  await row(page, /Contraseña de retiro/).click();
  await page.getByRole('button', { name: '¿La olvidaste?' }).click();
  await expect(page.getByRole('group', { name: '¿A qué escuela fuiste primero?' })).toBeVisible();
  await box(page, 'Respuesta 1').fill('Firulais');
  await box(page, 'Respuesta 2').fill('San Martín');
  await box(page, 'Respuesta 3').fill('Arequipa');
  await box(page, 'Contraseña de ingreso').fill(LOGIN);
  await box(page, 'Contraseña de retiro nueva').fill('975310');
  await box(page, 'Repite la nueva').fill('975310');
  await save(page).click();
  await expect(page.getByText('Alguna respuesta no coincide')).toBeVisible();
  await expect(box(page, 'Respuesta 1')).toBeFocused();
  await box(page, 'Respuesta 1').fill(' CANELA ');
  await save(page).dblclick();
  await saved(page);
  expect(await asked(door, '/wps/member/paymentPassword/reset')).toBe(2);
});

test('S7.43 without questions a lost payment password leads to customer service', async ({
  page,
  door,
}) => {
  await door('scenarios', { name: 'noContracts' });
  await enter(page, door, 'vip');
  await page.goto(CENTER);
  await row(page, /Contraseña de retiro/).click();
  await page.getByRole('button', { name: '¿La olvidaste?' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Atención al cliente' }).click();
  await expect(page).toHaveURL(/\/m\/service$/);
});

test('S7.43 three different questions are answered under the login password', async ({
  page,
  door,
}) => {
  await enter(page, door, 'newMember');
  await page.goto(CENTER);
  await row(page, /Preguntas de seguridad/).click();
  await save(page).click();
  await expect(page.getByText('Completa este campo.')).toHaveCount(7);
  const asks = ['¿En qué calle creciste?', '¿Cuál fue tu primer trabajo?', '¿A qué escuela fuiste'];
  for (const [i, ask] of asks.entries()) {
    await page.getByRole('button', { name: `Pregunta ${i + 1}` }).click();
    const picker = sheet(page, `Pregunta ${i + 1}`);
    for (const taken of asks.slice(0, i))
      await expect(picker.getByRole('button', { name: taken })).toBeDisabled();
    await picker.getByRole('button', { name: ask }).click();
    await expect(picker).toHaveCount(0);
    await box(page, `Respuesta ${i + 1}`).fill('algo');
  }
  await box(page, 'Contraseña de ingreso').fill('Equivocada1');
  await save(page).click();
  await expect(box(page, 'Contraseña de ingreso')).toBeFocused();
  await expect(box(page, 'Respuesta 3')).toHaveValue('algo');
  await box(page, 'Contraseña de ingreso').fill(LOGIN);
  await save(page).click();
  await saved(page);
  await expect(row(page, /Preguntas de seguridad/)).toContainText('Listo');
});

test('S7.43 a withdrawal without a payment password leads to where it is set', async ({
  page,
  door,
}) => {
  await enter(page, door);
  await door('state', { table: 'securities', id: 'm-lucia', set: { paymentPassword: null } });
  await page.goto('/m/withdraw');
  await page.getByRole('link', { name: 'Crear contraseña' }).click();
  await expect(box(page, 'Contraseña de retiro nueva')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('S7.15 S7.43 the login password and the bank accounts are one tap away', async ({
  page,
  door,
}) => {
  await enter(page, door);
  await page.goto(CENTER);
  await page.getByRole('link', { name: /Contraseña de ingreso/ }).click();
  await expect(page).toHaveURL(/\/m\/changePsw$/);
  await page.getByRole('button', { name: 'Volver' }).click();
  await page.getByRole('link', { name: /Cuentas bancarias/ }).click();
  await expect(page).toHaveURL(/\/m\/bankCards$/);
});

test('S2.18 the session is left from here', async ({ page, door }) => {
  await enter(page, door);
  await page.goto(CENTER);
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
});

test('S2.18 S6.14 a visitor logs in first, a trial user stays out', async ({ page, door }) => {
  await page.goto(CENTER);
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2FsecurityCenter$/);
  await enter(page, door, 'trial');
  await page.goto(CENTER);
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await asked(door, '/wps/member/securityConfig')).toBe(0);
});

test.describe('with a server that fails', () => {
  test.use({ allowConsole: [/Failed to load resource/] });

  test('S8.17 the overview can be asked for again', async ({ page, door }) => {
    await door('faults', { path: '/wps/member/securityConfig', kind: 'status', status: 500 });
    await enter(page, door);
    await page.goto(CENTER);
    const retry = page.getByRole('button', { name: 'Reintentar' });
    await expect(retry).toBeVisible({ timeout: 15_000 });
    await door('faults', undefined, 'DELETE');
    await retry.click();
    await expect(level(page)).toContainText('Alto');
  });

  test('S7.26 what could not be sent stays in its field', async ({ page, door }) => {
    await enter(page, door);
    await page.goto(CENTER);
    await row(page, /Apodo/).click();
    await box(page, /^Apodo/).fill('Lucero');
    await door('faults', { path: '/wps/member/info/nickname', kind: 'status', status: 500 });
    await save(page).click();
    await expect(page.locator('.toasts [role=status]')).toHaveText(/Algo salió mal/);
    await expect(box(page, /^Apodo/)).toHaveValue('Lucero');
    await door('faults', undefined, 'DELETE');
    await save(page).click();
    await saved(page);
  });
});
