import type { Page } from 'playwright/test';
import * as register from '../account/registerPage';
import { changeFirstGame, openGameSheet } from '../games/launchPage';
import { expect, test } from '../helpers/fixtures';
import { moveTo } from '../helpers/navigation';
import { startSession } from '../helpers/session';
import { setSetting } from '../helpers/settings';

const trialButton = { name: 'Empezar la prueba' };
const tryFree = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Probar gratis' });
const openFreeGame = async (page: Page) => {
  await changeFirstGame(page, (game) => Object.assign(game, { supportPlay: true }));
  await openGameSheet(page);
};

test('market freePlay is closed to a visitor in Great Britain, and the trial and the game say why', {
  tag: '@S10.18',
}, async ({ page, admin }) => {
  await admin('market', { name: 'gb' });
  await page.goto('/m/trail');
  await expect(page.getByText('Aquí solo juega gratis quien tiene cuenta.')).toBeVisible();
  await expect(page.getByRole('button', trialButton)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Ingresar', exact: true }).last().click();
  await expect(page).toHaveURL(/\/m\/login/);
  await expect(page.getByRole('link', { name: 'Probar sin cuenta' })).toHaveCount(0);
  await openFreeGame(page);
  await expect(page.getByRole('dialog')).toContainText(
    'Aquí solo juega gratis quien tiene cuenta.',
  );
  await expect(tryFree(page)).toHaveCount(0);
});

test('market freePlay is open to a member in Great Britain after the verification only', {
  tag: '@S10.18',
}, async ({ page, admin }) => {
  await admin('market', { name: 'gb' });
  await admin('scenarios', { name: 'kycNone' });
  await startSession(page, admin);
  await openFreeGame(page);
  const verify = page.getByRole('dialog').getByRole('link', { name: 'Verificar mi identidad' });
  await expect(verify).toHaveAttribute('href', '/m/kyc');
  await expect(tryFree(page)).toHaveCount(0);
  await admin('scenarios', { name: 'kycVerified' });
  await openFreeGame(page);
  await expect(tryFree(page)).toBeVisible();
  await expect(verify).toHaveCount(0);
});

test('market withdrawal in Great Britain cannot be cancelled, and a locked one neither', {
  tag: '@S10.18',
}, async ({ page, admin }) => {
  await admin('market', { name: 'gb' });
  await startSession(page, admin);
  await page.goto('/m/withdraw');
  await page.getByRole('textbox', { name: 'Monto' }).fill('60');
  await page.getByRole('button', { name: 'Retirar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Un retiro enviado no se puede cancelar.');
  await dialog.getByRole('textbox').fill('246810');
  await page.getByRole('button', { name: 'Confirmar retiro' }).click();
  const newest = page.getByRole('main').getByRole('article').first();
  await expect(newest).toContainText('Un retiro enviado no se puede cancelar.');
  await expect(page.getByRole('button', { name: 'Cancelar retiro' })).toHaveCount(0);

  await admin('market', { name: 'default' });
  await setSetting(admin, 'market', { rules: { withdrawal: 'lock' } });
  await page.reload();
  await expect(newest.getByRole('button', { name: 'Cancelar retiro' })).toBeVisible();
  await newest.getByRole('button', { name: 'Bloquear retiro' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bloquear retiro' }).click();
  await expect(newest).toContainText('Bloqueado: ya no se puede cancelar.');
  await expect(newest.getByRole('button')).toHaveCount(0);
});

test('market limitsAtRegistration leads a new member in Brazil to the limits that are missing', {
  tag: '@S10.18',
}, async ({ page, admin }) => {
  await admin('market', { name: 'br' });
  await register.open(page);
  await register.fill(page);
  await register.submitButton(page).click();
  await expect(page).toHaveURL(/safePlay\/limits$/);
  const missing = page.getByText('elige un límite de: Pérdidas, Tiempo');
  await expect(missing).toBeVisible();
  await moveTo(page, '/m/voucherCenter');
  await expect(missing).toBeVisible();
});
