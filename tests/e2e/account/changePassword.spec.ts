import type { Page } from 'playwright/test';
import { requestsTo } from '../../helpers/requestLog';
import { pauseClock } from '../helpers/clock';
import { expect, test } from '../helpers/fixtures';
import { holdBack, tapTwice } from '../helpers/network';
import { startSession } from '../helpers/session';
import { readError } from './registerPage';

const CHANGE = '/wps/v2/member/password';
const oldPassword = (page: Page) => page.locator('input[name=oldPassword]');
const newPassword = (page: Page) => page.locator('input[name=newPassword]');
const confirmPassword = (page: Page) => page.locator('input[name=confirmNewPassword]');
const submitButton = (page: Page) => page.getByRole('button', { name: 'Cambiar contraseña' });
const rememberedLogin = (page: Page) => page.evaluate(() => localStorage.getItem('remPass'));

async function fill(page: Page, oldValue: string, newValue: string, confirmValue = newValue) {
  await oldPassword(page).fill(oldValue);
  await newPassword(page).fill(newValue);
  await confirmPassword(page).fill(confirmValue);
}

test.describe('with a session', () => {
  test.beforeEach(({ page, admin }) => startSession(page, admin));

  test('S3.25 S4.29 S4.30 sends one change for two taps, goes home and stores no password', {
    tag: ['@S8.11', '@S9.13'],
  }, async ({ page, admin }) => {
    await page.clock.install();
    await page.goto('/m/changePsw');
    await expect(page.getByRole('heading', { name: 'Cambiar contraseña' })).toBeVisible();
    await fill(page, 'Feria2025', 'Nueva2026');
    await pauseClock(page);
    await tapTwice(page, submitButton(page), `**${CHANGE}`);
    const saved = page.getByText('Cambios guardados');
    await expect(saved).toBeVisible();
    await page.clock.runFor(850);
    await expect(saved).toBeVisible();
    await expect(page).toHaveURL(/\/m\/changePsw$/);
    await page.clock.runFor(300);
    await expect(saved).toBeHidden();
    await expect(page).toHaveURL(/\/m\/home$/);
    const [sent, ...others] = await requestsTo(admin, CHANGE);
    expect(others).toEqual([]);
    expect(Object.keys(sent?.body)).toEqual(
      expect.arrayContaining(['oldPassword', 'newPassword', 'confirmNewPassword']),
    );
    expect(await rememberedLogin(page)).toBeNull();
  });

  test('S5.05 S5.06 S5.13 rejects an invalid password, and updates the remembered login after a change', {
    tag: ['@S5.14', '@S8.06', '@S8.07', '@S4.29'],
  }, async ({ page, admin }) => {
    await page.addInitScript(() => {
      const password = btoa(btoa('Feria2025'));
      const remembered = { type: 'username', username: 'lucia', password, countryDialingCode: '' };
      localStorage.setItem('remPass', JSON.stringify(remembered));
    });
    await page.goto('/m/changePsw');
    await fill(page, 'Feria2025', 'Nueva2026', 'Nueva2027');
    await submitButton(page).click();
    await expect(confirmPassword(page)).toBeFocused();
    expect(await readError(confirmPassword(page))).toContain(
      'Escribe otra vez la contraseña nueva',
    );
    await confirmPassword(page).fill('Nueva2026');
    await newPassword(page).fill('Nueva20267');
    await expect(page.getByText('La confirmación ya no coincide')).toBeVisible();

    await fill(page, 'corta', 'Nueva2026');
    await submitButton(page).click();
    await expect(oldPassword(page)).toBeFocused();
    expect(await readError(oldPassword(page))).toContain('8 caracteres o más');

    await fill(page, 'Feria2025', 'Feria2025');
    await submitButton(page).click();
    const alert = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(alert.getByRole('heading', { name: 'Aviso' })).toBeVisible();
    await expect(alert).toContainText('La contraseña nueva debe ser distinta de la actual.');
    await alert.getByRole('button', { name: 'Entendido' }).click();
    await expect(newPassword(page)).toHaveValue('Feria2025');
    expect(await requestsTo(admin, CHANGE)).toEqual([]);

    const release = await holdBack(page, `**${CHANGE}`);
    await fill(page, 'Equivocada1', 'Nueva2026');
    await submitButton(page).click();
    await expect(page.getByText('Cambiando la contraseña')).toBeVisible();
    release();
    await expect(oldPassword(page)).toBeFocused();
    await expect(page.getByText('Cambiando la contraseña')).toBeHidden();
    expect(await readError(oldPassword(page))).toContain('Revisa tu contraseña actual.');
    await expect(page.getByText('La contraseña actual no coincide')).toHaveCount(0);

    const before = await rememberedLogin(page);
    await fill(page, 'Feria2025', 'Nueva2026');
    await submitButton(page).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    const after = await rememberedLogin(page);
    expect(after).not.toBe(before);
    expect(after).not.toContain('Nueva2026');
    expect(JSON.parse(after ?? '{}')).toMatchObject({ type: 'username', username: 'lucia' });
    const inner = atob(JSON.parse(after ?? '{}').password);
    expect(atob(inner.split('.')[0] ?? '')).toBe('Nueva2026');
  });
});

test('S2.06 S5.13 opens the login without a session, and asks for no old password after a first login', async ({
  page,
  admin,
}) => {
  await page.goto('/m/changePsw');
  await expect(page).toHaveURL(/\/m\/login\?back=/);
  await page.locator('input[name=username]').fill('nora');
  await page.locator('input[name=password]').fill('Feria2025');
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await page.getByRole('button', { name: 'Cambiar ahora' }).click();
  await expect(page).toHaveURL(/\/m\/changePsw$/);
  await expect(newPassword(page)).toBeVisible();
  await expect(oldPassword(page)).toHaveCount(0);
  await newPassword(page).fill('Nueva2026');
  await confirmPassword(page).fill('Nueva2026');
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await requestsTo(admin, CHANGE)).toHaveLength(1);
});
