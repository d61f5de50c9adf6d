import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { address, prepareApp } from '../../helpers/openApp';
import { countRequests } from '../../helpers/requestLog';
import { CENTER, dialog, expectSaved, PASSWORD, row, saveButton, textbox } from './securityPage';

const PAYMENT_PASSWORD = '/wps/member/paymentPassword';
const RESET = '/wps/member/paymentPassword/reset';

const openSheet = () => row(/Contraseña de retiro/).click();
const forgottenButton = () => page.getByRole('button', { name: '¿La olvidaste?' });
const supportText = () => page.getByRole('textbox', { name: 'Cuéntanos qué pasó' });

async function fillNew(password: string, confirmation = password) {
  await textbox('Contraseña de retiro nueva').fill(password);
  await textbox('Repite la nueva').fill(confirmation);
}

async function fillAnswers(...answers: string[]) {
  for (const [index, answer] of answers.entries())
    await textbox(`Respuesta ${index + 1}`).fill(answer);
}

test('S7.43 a first payment password is set with the login password, and sent once for two taps', async () => {
  const { admin, tapTwice, logIn, open } = prepareApp();
  await logIn('newMember');
  await open(CENTER);
  await openSheet();
  await saveButton().click();
  await expect.element(textbox('Contraseña de ingreso')).toHaveFocus();
  await textbox('Contraseña de ingreso').fill('Equivocada1');
  await fillNew('13579', '135790');
  await saveButton().click();
  await expect
    .element(page.getByText('La contraseña de retiro debe tener 6 números'))
    .toBeVisible();
  await expect.element(textbox('Contraseña de retiro nueva')).toHaveFocus();
  expect(await countRequests(admin, PAYMENT_PASSWORD)).toBe(0);
  await textbox('Contraseña de retiro nueva').fill('135790');
  await saveButton().click();
  await expect.element(page.getByText('La contraseña actual no coincide')).toBeVisible();
  await expect.element(textbox('Contraseña de ingreso')).toHaveFocus();
  await expect.element(textbox('Contraseña de retiro nueva')).toHaveValue('135790');
  await textbox('Contraseña de ingreso').fill(PASSWORD);
  await tapTwice(saveButton(), PAYMENT_PASSWORD);
  await expectSaved();
  await expect.element(row(/Contraseña de retiro/)).toHaveTextContent('Listo');
  expect(await countRequests(admin, PAYMENT_PASSWORD)).toBe(2);
});

test('S7.43 the payment password is changed with the current one', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open(CENTER);
  await openSheet();
  await textbox('Contraseña de retiro actual').fill('111111');
  await fillNew('111111', '135791');
  await saveButton().click();
  await expect
    .element(page.getByText('La contraseña nueva debe ser distinta de la actual.'))
    .toBeVisible();
  await expect.element(page.getByText('Escribe otra vez la contraseña nueva')).toBeVisible();
  await fillNew('135790');
  await saveButton().click();
  await expect.element(page.getByText('La contraseña de retiro es incorrecta')).toBeVisible();
  await expect.element(textbox('Contraseña de retiro actual')).toHaveFocus();
  await textbox('Contraseña de retiro actual').fill('246810');
  await saveButton().click();
  await expectSaved();
});

test('S7.43 a forgotten payment password is reset with the security questions', async () => {
  const { admin, tapTwice, logIn, open } = prepareApp();
  await logIn();
  await open(CENTER);
  await openSheet();
  await forgottenButton().click();
  await expect
    .element(page.getByRole('group', { name: '¿A qué escuela fuiste primero?' }))
    .toBeVisible();
  await fillAnswers('Firulais', 'San Martín', 'Arequipa');
  await textbox('Contraseña de ingreso').fill(PASSWORD);
  await fillNew('975310');
  await saveButton().click();
  await expect.element(page.getByText('Alguna respuesta no coincide')).toBeVisible();
  await expect.element(textbox('Respuesta 1')).toHaveFocus();
  await textbox('Respuesta 1').fill(' CANELA ');
  await tapTwice(saveButton(), RESET);
  await expectSaved();
  expect(await countRequests(admin, RESET)).toBe(2);
});

test('the sheet of the payment password takes no focus from the field that somebody is in already', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open(CENTER);
  await expect.element(row(/Contraseña de retiro/)).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await openSheet();
  const newPassword = textbox('Contraseña de retiro nueva');
  // The dialog opens by a timer of 0 ms after the next frame.
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(1);
      return newPassword.query();
    })
    .not.toBeNull();
  newPassword.element().focus();
  await vi.advanceTimersByTimeAsync(2000);
  await expect.element(newPassword).toHaveFocus();
});

test('S7.43 customer service is offered for a forgotten payment password without security questions', async () => {
  const { admin, logIn, open } = prepareApp();
  await admin('scenarios', { name: 'noContracts' });
  await logIn('vip');
  await open(CENTER);
  await openSheet();
  await forgottenButton().click();
  await dialog().getByRole('link', { name: 'Atención al cliente' }).click();
  await expect.poll(address).toMatch(/^\/m\/support\?kind=customerService/);
  await expect.element(supportText()).toHaveDisplayValue(/^Olvidé mi contraseña de retiro/);
});

test('S7.43 a forgotten payment password is replaced from the withdrawal, which keeps the amount', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open('/m/withdraw');
  await page.getByRole('textbox', { name: 'Monto' }).fill('80');
  await page.getByRole('button', { name: 'Retirar', exact: true }).click();
  await forgottenButton().click();
  await fillAnswers('Canela', 'San Martín', 'Arequipa');
  await textbox('Contraseña de ingreso').fill(PASSWORD);
  await fillNew('135791');
  await saveButton().click();
  const confirmation = page.getByRole('dialog', { name: /^¿Retirar S\/\s80\.00/ });
  await confirmation.getByRole('textbox').fill('135791');
  await confirmation.getByRole('button', { name: 'Confirmar retiro' }).click();
  await expect.poll(address).toBe('/m/withdrawReport');
});

test('S7.43 the form for the payment password opens over the withdrawal, when the member has none', async () => {
  const { admin, logIn, open } = prepareApp();
  await logIn();
  await admin('state', { table: 'securities', id: 'm-lucia', set: { paymentPassword: null } });
  await open('/m/withdraw');
  await page.getByRole('button', { name: 'Crear contraseña' }).click();
  await expect.element(textbox('Contraseña de retiro nueva')).toBeVisible();
  await dialog().getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(address()).toBe('/m/withdraw');
});
