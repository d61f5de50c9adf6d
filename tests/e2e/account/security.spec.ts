import type { Page } from 'playwright/test';
import { countRequests } from '../../helpers/requestLog';
import { passFrame, pauseClock } from '../helpers/clock';
import { expect, longTimeout, test } from '../helpers/fixtures';
import { gameCards, toast } from '../helpers/locators';
import { moveTo } from '../helpers/navigation';
import { tapTwice } from '../helpers/network';
import { startSession } from '../helpers/session';

const CENTER = '/m/securityCenter';
const PASSWORD = 'Feria2025';

const level = (page: Page) => page.getByRole('region', { name: 'Nivel de seguridad' });
const row = (page: Page, name: RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first();
const missing = (page: Page) => page.getByRole('main').getByText('Falta', { exact: true });
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const textbox = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('textbox', { name, exact: true });
const saveButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true });
async function expectSaved(page: Page) {
  await expect(toast(page)).toHaveText('Guardamos el cambio.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('S1.06 S2.10 S2.18 inbox and security center open from both menus, and the center ends the session', {
  tag: ['@S7.15', '@S7.43'],
}, async ({ page, admin }) => {
  await startSession(page, admin);
  await page.goto('/m/home');
  await moveTo(page, '/m/member/home');
  await page.getByRole('link', { name: 'Seguridad' }).click();
  await expect(level(page)).toBeVisible();
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(page.getByRole('heading', { name: 'Mi cuenta' })).toBeVisible();
  await moveTo(page, '/m/home');
  // The member center has a menu button of its own.
  await expect(gameCards(page).first()).toBeVisible();

  for (const [title, path] of [
    ['Bandeja de entrada', '/m/webEmail'],
    ['Centro de seguridad', CENTER],
  ] as const) {
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    const menu = page.getByRole('dialog', { name: 'Menú' });
    await menu.locator('summary').getByText('Mi cuenta').click();
    await menu.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    // In a menu that is still closing, the next tap would close the section that is open now.
    await expect(page.locator('dialog summary')).toHaveCount(0);
    if (path !== CENTER) await page.goBack();
  }
  await expect(level(page)).toContainText('Alto');
  await expect(level(page)).toContainText('4 de 5 protecciones listas');
  await expect(row(page, /Correo electrónico/)).toContainText('l***@example.com');
  await expect(page.getByText('***321')).toBeVisible();
  await expect(page.getByText('Lucía Quispe')).toBeVisible();
  await expect(missing(page)).toHaveCount(1);
  await expect(row(page, /Llaves de acceso/)).toContainText('Falta');

  await page.getByRole('link', { name: /Contraseña de ingreso/ }).click();
  await expect(page).toHaveURL(/\/m\/changePsw$/);
  await page.getByRole('button', { name: 'Volver' }).click();
  await page.getByRole('link', { name: /Cuentas bancarias/ }).click();
  await expect(page).toHaveURL(/\/m\/bankCards$/);
  await page.getByRole('button', { name: 'Volver' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
});

test('S7.26 S7.43 a new member sets all items, the payee name only once and secrets with the password', async ({
  page,
  admin,
}) => {
  await startSession(page, admin, 'newMember');
  await page.goto(CENTER);
  await expect(level(page)).toContainText('Bajo');
  await expect(level(page)).toContainText('0 de 5 protecciones listas');
  await expect(missing(page)).toHaveCount(5);
  await row(page, /Correo electrónico/).click();
  await textbox(page, 'Correo electrónico').fill('nora@example.com');
  await saveButton(page).click();
  await expectSaved(page);
  await expect(level(page)).toContainText('1 de 5 protecciones listas');
  await expect(row(page, /Correo electrónico/)).toContainText('n***@example.com');
  await expect(missing(page)).toHaveCount(4);

  await row(page, /Nombre del titular/).click();
  await textbox(page, 'Nombre del titular').fill('Nora Salas');
  await saveButton(page).click();
  await expectSaved(page);
  await expect(page.getByRole('main').getByText('Nora Salas')).toBeVisible();
  await expect(row(page, /Nombre del titular/)).toHaveCount(0);

  await row(page, /Contraseña de retiro/).click();
  await saveButton(page).click();
  await expect(textbox(page, 'Contraseña de ingreso')).toBeFocused();
  await textbox(page, 'Contraseña de ingreso').fill('Equivocada1');
  await textbox(page, 'Contraseña de retiro nueva').fill('13579');
  await textbox(page, 'Repite la nueva').fill('135790');
  await saveButton(page).click();
  await expect(page.getByText('La contraseña de retiro debe tener 6 números')).toBeVisible();
  await expect(textbox(page, 'Contraseña de retiro nueva')).toBeFocused();
  expect(await countRequests(admin, '/wps/member/paymentPassword')).toBe(0);
  await textbox(page, 'Contraseña de retiro nueva').fill('135790');
  await saveButton(page).click();
  await expect(page.getByText('La contraseña actual no coincide')).toBeVisible();
  await expect(textbox(page, 'Contraseña de ingreso')).toBeFocused();
  await expect(textbox(page, 'Contraseña de retiro nueva')).toHaveValue('135790');
  await textbox(page, 'Contraseña de ingreso').fill(PASSWORD);
  await tapTwice(page, saveButton(page), '**/wps/member/paymentPassword');
  await expectSaved(page);
  await expect(row(page, /Contraseña de retiro/)).toContainText('Listo');
  expect(await countRequests(admin, '/wps/member/paymentPassword')).toBe(2);

  await row(page, /Preguntas de seguridad/).click();
  await saveButton(page).click();
  await expect(page.getByText('Completa este campo.')).toHaveCount(7);
  const questions = [
    '¿En qué calle creciste?',
    '¿Cuál fue tu primer trabajo?',
    '¿A qué escuela fuiste',
  ];
  for (const [i, question] of questions.entries()) {
    await page.getByRole('button', { name: `Pregunta ${i + 1}` }).click();
    const picker = sheet(page, `Pregunta ${i + 1}`);
    for (const chosen of questions.slice(0, i))
      await expect(picker.getByRole('button', { name: chosen })).toBeDisabled();
    await picker.getByRole('button', { name: question }).click();
    await expect(picker).toHaveCount(0);
    await textbox(page, `Respuesta ${i + 1}`).fill('algo');
  }
  await textbox(page, 'Contraseña de ingreso').fill('Equivocada1');
  await saveButton(page).click();
  await expect(textbox(page, 'Contraseña de ingreso')).toBeFocused();
  await expect(textbox(page, 'Respuesta 3')).toHaveValue('algo');
  await textbox(page, 'Contraseña de ingreso').fill(PASSWORD);
  await saveButton(page).click();
  await expectSaved(page);
  await expect(row(page, /Preguntas de seguridad/)).toContainText('Listo');
});

test('S7.26 a valid nickname is saved once, and an invalid one or a taken e-mail shows an error', {
  tag: ['@S2.18'],
}, async ({ page, admin }) => {
  await startSession(page, admin);
  await page.goto(CENTER);
  await row(page, /Apodo/).click();
  const field = textbox(page, /^Apodo/);
  await expect(field).toHaveValue('Lucía Q.');
  await field.fill('L');
  await saveButton(page).click();
  await expect(page.getByText('El apodo debe tener de 2 a 20 caracteres')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(await countRequests(admin, '/wps/member/info/nickname')).toBe(0);
  await field.fill('Lucero');
  await tapTwice(page, saveButton(page), '**/wps/member/info/nickname');
  await expectSaved(page);
  await expect(row(page, /Apodo/)).toContainText('Lucero');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await countRequests(admin, '/wps/member/info/nickname')).toBe(1);
  await page.reload();
  await expect(row(page, /Apodo/)).toContainText('Lucero');

  await row(page, /Correo electrónico/).click();
  const email = textbox(page, 'Correo electrónico');
  await email.fill('victor@example.com');
  await saveButton(page).click();
  await expect(page.getByText('Ese correo ya está en uso')).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('victor@example.com');
  await email.fill('lu@example.com');
  await saveButton(page).click();
  await expectSaved(page);

  await row(page, /foto de perfil/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Imagen 5', exact: true }).click();
  await expect(row(page, /foto de perfil/).locator('img')).toHaveAttribute('src', /05\.webp/);

  // Customer service changes the mobile number, also when it is set.
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Celular/ })
    .click();
  await expect(page.getByRole('textbox', { name: 'Cuéntanos qué pasó' })).toHaveValue(
    /^Quiero que mi número de celular sea este:/,
  );
});

test('S7.43 the payment password is changed with the current one, or reset with the security questions', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto(CENTER);
  await row(page, /Contraseña de retiro/).click();
  await textbox(page, 'Contraseña de retiro actual').fill('111111');
  await textbox(page, 'Contraseña de retiro nueva').fill('111111');
  await textbox(page, 'Repite la nueva').fill('135791');
  await saveButton(page).click();
  await expect(page.getByText('La contraseña nueva debe ser distinta de la actual.')).toBeVisible();
  await expect(page.getByText('Escribe otra vez la contraseña nueva')).toBeVisible();
  await textbox(page, 'Contraseña de retiro nueva').fill('135790');
  await textbox(page, 'Repite la nueva').fill('135790');
  await saveButton(page).click();
  await expect(page.getByText('La contraseña de retiro es incorrecta')).toBeVisible();
  await expect(textbox(page, 'Contraseña de retiro actual')).toBeFocused();
  await textbox(page, 'Contraseña de retiro actual').fill('246810');
  await saveButton(page).click();
  await expectSaved(page);

  await row(page, /Contraseña de retiro/).click();
  await page.getByRole('button', { name: '¿La olvidaste?' }).click();
  await expect(page.getByRole('group', { name: '¿A qué escuela fuiste primero?' })).toBeVisible();
  await textbox(page, 'Respuesta 1').fill('Firulais');
  await textbox(page, 'Respuesta 2').fill('San Martín');
  await textbox(page, 'Respuesta 3').fill('Arequipa');
  await textbox(page, 'Contraseña de ingreso').fill(PASSWORD);
  await textbox(page, 'Contraseña de retiro nueva').fill('975310');
  await textbox(page, 'Repite la nueva').fill('975310');
  await saveButton(page).click();
  await expect(page.getByText('Alguna respuesta no coincide')).toBeVisible();
  await expect(textbox(page, 'Respuesta 1')).toBeFocused();
  await textbox(page, 'Respuesta 1').fill(' CANELA ');
  await tapTwice(page, saveButton(page), '**/wps/member/paymentPassword/reset');
  await expectSaved(page);
  expect(await countRequests(admin, '/wps/member/paymentPassword/reset')).toBe(2);
});

test('the sheet of the payment password takes no focus from the field that somebody is in already', async ({
  page,
  admin,
}) => {
  await page.clock.install();
  await startSession(page, admin);
  await page.goto(CENTER);
  await row(page, /Contraseña de retiro/).waitFor();
  await pauseClock(page);
  await row(page, /Contraseña de retiro/).click();
  await passFrame(page, textbox(page, 'Contraseña de retiro nueva'));
  await textbox(page, 'Contraseña de retiro nueva').focus();
  await page.clock.runFor(2000);
  await expect(textbox(page, 'Contraseña de retiro nueva')).toBeFocused();
});

test('S7.43 customer service is offered for a forgotten payment password without security questions', async ({
  page,
  admin,
}) => {
  await admin('scenarios', { name: 'noContracts' });
  await startSession(page, admin, 'vip');
  await page.goto(CENTER);
  await row(page, /Contraseña de retiro/).click();
  await page.getByRole('button', { name: '¿La olvidaste?' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Atención al cliente' }).click();
  await expect(page).toHaveURL(/\/m\/support\?kind=customerService/);
  await expect(page.getByRole('textbox', { name: 'Cuéntanos qué pasó' })).toHaveValue(
    /^Olvidé mi contraseña de retiro/,
  );
});

test('S7.43 a forgotten payment password is replaced from the withdrawal, which keeps the amount', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/withdraw');
  await page.getByRole('textbox', { name: 'Monto' }).fill('80');
  await page.getByRole('button', { name: 'Retirar', exact: true }).click();
  await page.getByRole('button', { name: '¿La olvidaste?' }).click();
  const answers = ['Canela', 'San Martín', 'Arequipa'];
  for (const [index, answer] of answers.entries())
    await textbox(page, `Respuesta ${index + 1}`).fill(answer);
  await page.getByRole('dialog').getByLabel('Contraseña de ingreso').fill('Feria2025');
  await textbox(page, 'Contraseña de retiro nueva').fill('135791');
  await textbox(page, 'Repite la nueva').fill('135791');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  const confirmation = page.getByRole('dialog', { name: /^¿Retirar S\/\s80\.00/ });
  await confirmation.getByRole('textbox').fill('135791');
  await confirmation.getByRole('button', { name: 'Confirmar retiro' }).click();
  await expect(page).toHaveURL(/\/m\/withdrawReport$/);
});

test('S7.43 the form for the payment password opens over the withdrawal, when the member has none', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await admin('state', { table: 'securities', id: 'm-lucia', set: { paymentPassword: null } });
  await page.goto('/m/withdraw');
  await page.getByRole('button', { name: 'Crear contraseña' }).click();
  await expect(textbox(page, 'Contraseña de retiro nueva')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/withdraw$/);
});

test('S2.18 S6.14 login opens for a visitor, and home for a trial account', async ({
  page,
  admin,
}) => {
  await page.goto(CENTER);
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2FsecurityCenter$/);
  await startSession(page, admin, 'trial');
  await page.goto(CENTER);
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await countRequests(admin, '/wps/member/securityConfig')).toBe(0);
});

test.describe('when the server fails,', () => {
  test.use({ allowConsole: [/Failed to load resource/] });

  test('S7.26 S8.17 the overview loads on retry, and a nickname that was not saved stays in its field', async ({
    page,
    admin,
  }) => {
    await admin('faults', { path: '/wps/member/securityConfig', kind: 'status', status: 500 });
    await startSession(page, admin);
    await page.goto(CENTER);
    const retry = page.getByRole('button', { name: 'Reintentar' });
    await expect(retry).toBeVisible({ timeout: longTimeout() });
    await admin('faults', undefined, 'DELETE');
    await retry.click();
    await expect(level(page)).toContainText('Alto');
    await row(page, /Apodo/).click();
    await textbox(page, /^Apodo/).fill('Lucero');
    await admin('faults', { path: '/wps/member/info/nickname', kind: 'status', status: 500 });
    await saveButton(page).click();
    await expect(toast(page)).toHaveText(/No sabemos si se realizó/);
    await expect(textbox(page, /^Apodo/)).toHaveValue('Lucero');
    await admin('faults', undefined, 'DELETE');
    await saveButton(page).click();
    await expectSaved(page);
  });
});
