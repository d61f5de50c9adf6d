import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { faultOf, noted } from './registerPage';

const CHANGE = '/wps/v2/member/password';
const old = (page: Page) => page.locator('input[name=oldPassword]');
const next = (page: Page) => page.locator('input[name=newPassword]');
const again = (page: Page) => page.locator('input[name=confirmNewPassword]');
const go = (page: Page) => page.getByRole('button', { name: 'Cambiar contraseña' });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('remPass'));

async function fill(page: Page, one: string, two: string, three = two) {
  await old(page).fill(one);
  await next(page).fill(two);
  await again(page).fill(three);
}

test('S2.06 without a session it leads to the login', async ({ page }) => {
  await page.goto('/m/changePsw');
  await expect(page).toHaveURL(/\/m\/login\?back=/);
});

test.describe('with a session', () => {
  test.beforeEach(async ({ page, door }) => {
    const session = await door('personas', { persona: 'member' });
    await page.addInitScript((info) => {
      sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(info));
    }, session);
  });

  test('S3.25 S4.29 S4.30 S9.13 a change says so for a second, goes home and keeps nothing', async ({
    page,
    door,
  }) => {
    await page.clock.install();
    await page.goto('/m/changePsw');
    await expect(page.getByRole('heading', { name: 'Cambiar contraseña' })).toBeVisible();
    await fill(page, 'Feria2025', 'Nueva2026');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await go(page).click();
    await expect(page.getByText('Cambios guardados')).toBeVisible();
    await page.clock.runFor(800);
    await expect(page).toHaveURL(/\/m\/changePsw$/);
    await page.clock.runFor(300);
    await expect(page).toHaveURL(/\/m\/home$/);
    const [sent] = await noted(door, CHANGE);
    expect(Object.keys(sent?.body)).toEqual(
      expect.arrayContaining(['oldPassword', 'newPassword', 'confirmNewPassword']),
    );
    expect(await kept(page)).toBeNull();
  });

  test('S4.29 what is remembered is written anew', async ({ page }) => {
    await page.goto('/m/help');
    await page.evaluate(() => {
      const password = btoa(btoa('Feria2025'));
      const remembered = { type: 'username', username: 'lucia', password, countryDialingCode: '' };
      localStorage.setItem('remPass', JSON.stringify(remembered));
    });
    const before = await kept(page);
    await page.goto('/m/changePsw');
    await fill(page, 'Feria2025', 'Nueva2026');
    await go(page).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    const after = await kept(page);
    expect(after).not.toBe(before);
    expect(after).not.toContain('Nueva2026');
    expect(JSON.parse(after ?? '{}')).toMatchObject({ type: 'username', username: 'lucia' });
    const inner = atob(JSON.parse(after ?? '{}').password);
    expect(atob(inner.split('.')[0] ?? '')).toBe('Nueva2026');
  });

  test('S5.05 S5.06 the repetition must be the same', async ({ page, door }) => {
    await page.goto('/m/changePsw');
    await fill(page, 'Feria2025', 'Nueva2026', 'Nueva2027');
    await go(page).click();
    await expect(again(page)).toBeFocused();
    expect(await faultOf(again(page))).toContain('Escribe otra vez la contraseña nueva');
    await again(page).fill('Nueva2026');
    await next(page).fill('Nueva20267');
    await expect(page.getByText('La confirmación ya no coincide')).toBeVisible();
    expect(await noted(door, CHANGE)).toEqual([]);
  });

  test('S5.13 the old password is asked for by the rule of the login', async ({ page, door }) => {
    await page.goto('/m/changePsw');
    await fill(page, 'corta', 'Nueva2026');
    await go(page).click();
    await expect(old(page)).toBeFocused();
    expect(await faultOf(old(page))).toContain('8 caracteres o más');
    expect(await noted(door, CHANGE)).toEqual([]);
  });

  test('S5.14 S8.06 the same password again is an alert and no request', async ({ page, door }) => {
    await page.goto('/m/changePsw');
    await fill(page, 'Feria2025', 'Feria2025');
    await go(page).click();
    const alert = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(alert.getByRole('heading', { name: 'Aviso' })).toBeVisible();
    await expect(alert).toContainText('La contraseña nueva debe ser distinta de la actual.');
    await alert.getByRole('button', { name: 'Entendido' }).click();
    await expect(next(page)).toHaveValue('Feria2025');
    expect(await noted(door, CHANGE)).toEqual([]);
  });

  test('S8.07 a refusal hides the loading toast and speaks in the app’s own words', async ({
    page,
    door,
  }) => {
    await door('faults', { path: CHANGE, kind: 'delay', ms: 500, times: 1 });
    await page.goto('/m/changePsw');
    await fill(page, 'Equivocada1', 'Nueva2026');
    await go(page).click();
    await expect(page.getByText('Cambiando la contraseña')).toBeVisible();
    await expect(old(page)).toBeFocused();
    await expect(page.getByText('Cambiando la contraseña')).toBeHidden();
    expect(await faultOf(old(page))).toContain('Revisa tu contraseña actual.');
    await expect(page.getByText('La contraseña actual no coincide')).toHaveCount(0);
  });

  test('a double tap sends one change', async ({ page, door }) => {
    await door('faults', { path: CHANGE, kind: 'delay', ms: 500, times: 1 });
    await page.goto('/m/changePsw');
    await fill(page, 'Feria2025', 'Nueva2026');
    await go(page).dblclick();
    await expect(page).toHaveURL(/\/m\/home$/);
    expect(await noted(door, CHANGE)).toHaveLength(1);
  });
});

test('S5.13 after a first login the old password is known and not asked for', async ({
  page,
  door,
}) => {
  await page.goto('/m/login');
  await page.locator('input[name=username]').fill('nora');
  await page.locator('input[name=password]').fill('Feria2025');
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await page.getByRole('button', { name: 'Cambiar ahora' }).click();
  await expect(next(page)).toBeVisible();
  await expect(old(page)).toHaveCount(0);
  await next(page).fill('Nueva2026');
  await again(page).fill('Nueva2026');
  await go(page).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await noted(door, CHANGE)).toHaveLength(1);
});
