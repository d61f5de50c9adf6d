import type { Page } from 'playwright/test';
import words from '../../../src/i18n/es/games/game';
import { CAPTCHA } from '../../literal/accounts.mjs';
import { cardAt, heart } from '../games/gameListPage';
import { balance } from '../helpers/locators';
import { moveTo, moveToScreen } from '../helpers/navigation';
import { logOut } from '../helpers/session';
import { expect, logIn, PASSWORD, test } from './literalBackend';

const CATEGORIES = [
  ['live', words.LIVE],
  ['slot', words.RNG],
  ['sport', words.SPORTS],
  ['fishing', words.FISH],
  ['poker', words.PVP],
  ['hot', words.HOT],
] as const;

const games = (page: Page) => page.locator('main').getByRole('article');
const record = (page: Page) => page.getByRole('article').first();

test('a visitor browses, registers and logs in with a captcha, at a backend with only what is specified', async ({
  page,
}) => {
  await page.goto('/m/home');
  await expect(games(page).first()).toBeVisible();
  for (const [category, name] of CATEGORIES) {
    await moveTo(page, `/m/${category}-games`);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(cardAt(page, 1), category).toBeVisible();
  }
  await moveTo(page, '/m/lott');
  await expect(page.getByText('Gorda').first()).toBeVisible();
  await moveTo(page, '/m/search');
  await page.getByRole('searchbox').fill('RNG 3');
  await page.getByRole('searchbox').press('Enter');
  await expect(games(page).filter({ hasText: 'Juego RNG 3' }).first()).toBeVisible();

  await moveTo(page, '/m/register');
  await page.locator('input[name=username]').fill('marisol');
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('input[name=confirmPassword]').fill(PASSWORD);
  await expect(page.getByText('Tengo 21 años o más.')).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page).toHaveURL(/\/m\/login/);

  await logIn(page, 'marisol', 'wrong123');
  const captcha = page.locator('input[name=captcha]');
  await captcha.fill(CAPTCHA);
  await logIn(page, 'marisol');
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(balance(page)).toContainText('500.00');
});

test('a member plays, deposits, withdraws and logs out, at a backend with only what is specified', async ({
  page,
}) => {
  await page.goto('/m/login');
  await expect(page.getByRole('button', { name: 'Ingresar', exact: true })).toBeVisible();
  // The backend has no call for it.
  await expect(page.getByRole('button', { name: 'Ingresar con llave de acceso' })).toHaveCount(0);
  await logIn(page, 'ana');
  await expect(page).toHaveURL(/\/m\/home$/);

  await moveToScreen(page, '/m/slot-games');
  await heart(cardAt(page, 1)).click();
  await expect(heart(cardAt(page, 1))).toHaveAttribute('aria-pressed', 'true');
  await moveTo(page, '/m/fav-games');
  await expect(games(page)).toHaveCount(1);
  await moveTo(page, '/m/play?game=PG-RNG-1&vassalage=PG');
  await expect(page.locator('main iframe')).toBeVisible();
  await moveTo(page, '/m/lottery');
  await page
    .getByRole('link', { name: /Gorda LOTT 1/ })
    .first()
    .click();
  await expect(page.locator('iframe')).toBeVisible();

  await moveTo(page, '/m/voucherCenter');
  await page.getByRole('textbox', { name: 'Monto' }).fill('100');
  await page.getByRole('button', { name: /^Depositar/ }).click();
  await expect(page).toHaveURL(/\/m\/vouReport/);
  await expect(record(page)).toContainText('100.00');
  await moveTo(page, '/m/withdraw');
  await page.getByRole('textbox', { name: 'Monto' }).fill('50');
  await page.getByRole('button', { name: 'Retirar', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('246810');
  await page.getByRole('button', { name: 'Confirmar retiro' }).click();
  await expect(page).toHaveURL(/\/m\/withdrawReport$/);
  await expect(record(page)).toContainText('50.00');
  await moveTo(page, '/m/gameRecord');
  await expect(record(page)).toContainText('Juego RNG 1');
  // Sums that the backend does not send are not shown as zero.
  await expect(page.getByText('Total apostado')).toHaveCount(0);
  await moveTo(page, '/m/transaction/record');
  await expect(record(page)).toContainText('500.00');

  await moveTo(page, '/m/changePsw');
  await page.locator('input[name=oldPassword]').fill(PASSWORD);
  await page.locator('input[name=newPassword]').fill('Nueva2026');
  await page.locator('input[name=confirmNewPassword]').fill('Nueva2026');
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await logOut(page);
});

test('an agent sees the team, and transfers money to a member, at a backend with only what is specified', async ({
  page,
}) => {
  await page.goto('/m/login');
  await page.getByRole('link', { name: 'Ingreso de agentes' }).click();
  await logIn(page, 'raul');
  await expect(page).toHaveURL(/\/m\/(home|member)/);

  await moveTo(page, '/m/member/agent');
  const main = page.getByRole('main');
  // Figures that the backend does not send are not shown as zero.
  await expect(main.getByRole('term').filter({ hasText: 'Miembros' })).toBeVisible();
  await expect(main.getByText(/^0$|0[.]00/).filter({ visible: true })).toHaveCount(0);
  await expect(
    main.getByRole('link', { name: /Contrato de dividendos.*Por responder/ }),
  ).toBeVisible();

  await main.getByRole('link', { name: 'Mi red', exact: true }).click();
  await expect(main.getByRole('listitem')).toHaveCount(2);
  await main.getByRole('link', { name: /sara/ }).click();
  await expect(main.getByRole('heading', { name: 'sara' })).toBeVisible();
  await main.getByRole('link', { name: 'Transferir' }).click();
  await main.getByRole('textbox', { name: 'sara' }).fill('20');
  await main.getByRole('button', { name: 'Revisar' }).click();
  await main.getByRole('button', { name: 'Transferir ahora' }).click();
  await expect(main.getByRole('heading', { name: 'Transferencia enviada' })).toBeVisible();
  await main.getByRole('link', { name: 'Registro de transferencias' }).click();
  await expect(record(page)).toContainText('20.00');
});
