import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { field, toast } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import { requestsTo } from '../../helpers/requestLog';
import { readError } from './registerPage';

const CHANGE = '/wps/v2/member/password';
const oldPassword = () => field('oldPassword');
const newPassword = () => field('newPassword');
const confirmPassword = () => field('confirmNewPassword');
const submitButton = () => page.getByRole('button', { name: 'Cambiar contraseña' });
const rememberedLogin = () => localStorage.getItem('remPass');

async function openForm() {
  const app = prepareApp();
  await app.logIn();
  await app.open('/m/changePsw');
  return app;
}

async function fill(oldValue: string, newValue: string, confirmValue = newValue) {
  await oldPassword().fill(oldValue);
  await newPassword().fill(newValue);
  await confirmPassword().fill(confirmValue);
}

test('S4.30 S8.11 S9.13 a change is sent once for two taps, says so for a second, and then opens home', async () => {
  const { admin, tapTwice } = await openForm();
  await expect.element(page.getByRole('heading', { name: 'Cambiar contraseña' })).toBeVisible();
  await fill('Feria2025', 'Nueva2026');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await tapTwice(submitButton(), CHANGE);
  const saved = page.getByText('Cambios guardados');
  await expect.element(saved).toBeVisible();
  await vi.advanceTimersByTimeAsync(850);
  await expect.element(saved).toBeVisible();
  expect(address()).toBe('/m/changePsw');
  await vi.advanceTimersByTimeAsync(300);
  await expect.element(saved).not.toBeInTheDocument();
  await expect.poll(address).toBe('/m/home');
  expect(await requestsTo(admin, CHANGE)).toHaveLength(1);
});

test('S3.25 S4.29 the request has all three passwords, and none is stored, when none was remembered', async () => {
  const { admin } = await openForm();
  await fill('Feria2025', 'Nueva2026');
  await submitButton().click();
  await expect.poll(address).toBe('/m/home');
  const [sent] = await requestsTo(admin, CHANGE);
  expect(Object.keys(sent?.body)).toEqual(
    expect.arrayContaining(['oldPassword', 'newPassword', 'confirmNewPassword']),
  );
  expect(rememberedLogin()).toBeNull();
});

test('S5.05 S5.06 passwords that differ show an error, also when the first one is changed later', async () => {
  const { admin } = await openForm();
  await fill('Feria2025', 'Nueva2026', 'Nueva2027');
  await submitButton().click();
  await expect.element(confirmPassword()).toHaveFocus();
  expect(readError(confirmPassword())).toContain('Escribe otra vez la contraseña nueva');
  await confirmPassword().fill('Nueva2026');
  await newPassword().fill('Nueva20267');
  await expect.element(page.getByText('La confirmación ya no coincide')).toBeVisible();
  expect(await requestsTo(admin, CHANGE)).toEqual([]);
});

test('S5.13 the old password has the rule of login passwords', async () => {
  const { admin } = await openForm();
  await fill('corta', 'Nueva2026');
  await submitButton().click();
  await expect.element(oldPassword()).toHaveFocus();
  expect(readError(oldPassword())).toContain('8 caracteres o más');
  expect(await requestsTo(admin, CHANGE)).toEqual([]);
});

test('S5.14 S8.06 a new password that equals the old one shows an alert and is not sent', async () => {
  const { admin } = await openForm();
  await fill('Feria2025', 'Feria2025');
  await submitButton().click();
  const alert = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect.element(alert.getByRole('heading', { name: 'Aviso' })).toBeVisible();
  await expect
    .element(alert)
    .toHaveTextContent('La contraseña nueva debe ser distinta de la actual.');
  await alert.getByRole('button', { name: 'Entendido' }).click();
  await expect.element(newPassword()).toHaveValue('Feria2025');
  expect(await requestsTo(admin, CHANGE)).toEqual([]);
});

test('S8.07 a change that fails hides the loading toast and shows no text of the server', async () => {
  const { holdBack } = await openForm();
  const release = holdBack(CHANGE);
  await fill('Equivocada1', 'Nueva2026');
  await submitButton().click();
  await expect.element(toast()).toHaveTextContent('Cambiando la contraseña');
  await expect.element(toast()).toBeVisible();
  release();
  await expect.element(oldPassword()).toHaveFocus();
  await expect.element(page.getByText('Cambiando la contraseña')).not.toBeInTheDocument();
  expect(readError(oldPassword())).toContain('Revisa tu contraseña actual.');
  expect(page.getByText('La contraseña actual no coincide').query()).toBeNull();
});

test('S4.29 a change updates the remembered password of the same user name', async () => {
  const app = prepareApp();
  const kept = { type: 'username', username: 'lucia', countryDialingCode: '' };
  const before = JSON.stringify({ ...kept, password: btoa(btoa('Feria2025')) });
  localStorage.setItem('remPass', before);
  await app.logIn();
  await app.open('/m/changePsw');
  await fill('Feria2025', 'Nueva2026');
  await submitButton().click();
  await expect.poll(address).toBe('/m/home');
  const after = rememberedLogin() ?? '{}';
  expect(after).not.toBe(before);
  expect(after).not.toContain('Nueva2026');
  expect(JSON.parse(after)).toMatchObject({ type: 'username', username: 'lucia' });
  const inner = atob(JSON.parse(after).password);
  expect(atob(inner.split('.')[0] ?? '')).toBe('Nueva2026');
});

test('S2.06 the login opens without a session, and leads back to the password change', async () => {
  const { open } = prepareApp();
  await open('/m/changePsw');
  await expect.poll(address).toMatch(/^\/m\/login\?back=/);
  await field('username').fill('lucia');
  await field('password').fill('Feria2025');
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await expect.poll(address).toBe('/m/changePsw');
  await expect.element(oldPassword()).toBeVisible();
});

test('S5.13 the form asks for no old password after a first login', async () => {
  const { admin, open } = prepareApp();
  await open('/m/changePsw');
  await expect.poll(address).toMatch(/^\/m\/login\?back=/);
  await field('username').fill('nora');
  await field('password').fill('Feria2025');
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await page.getByRole('button', { name: 'Cambiar ahora' }).click();
  await expect.poll(address).toBe('/m/changePsw');
  await expect.element(newPassword()).toBeVisible();
  await expect.element(oldPassword()).not.toBeInTheDocument();
  await newPassword().fill('Nueva2026');
  await confirmPassword().fill('Nueva2026');
  await submitButton().click();
  await expect.poll(address).toBe('/m/home');
  expect(await requestsTo(admin, CHANGE)).toHaveLength(1);
});
