import type { Page } from 'playwright/test';
import { setSetting } from '../../helpers/settings';
import * as register from '../account/registerPage';
import { changeFirstGame, openGameSheet } from '../games/launchPage';
import { type BackendFixtures, expect, test } from '../helpers/fixtures';
import { waitForLateStart } from '../helpers/locators';
import { moveTo } from '../helpers/navigation';
import { startSession } from '../helpers/session';

const panel = (page: Page) => page.getByRole('region', { name: 'Mock backend' });

const trialButton = { name: 'Empezar la prueba' };
const tryFree = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Probar gratis' });
/** Rules alone leave the page in Spanish. */
const setRules = (admin: BackendFixtures['admin'], rules: object) =>
  setSetting(admin, 'market', { rules });
const openFreeGame = async (page: Page) => {
  await changeFirstGame(page, (game) => Object.assign(game, { supportPlay: true }));
  await openGameSheet(page);
};

test('market freePlay for verified members is closed to a visitor, and the trial and the game say why', {
  tag: '@S10.18',
}, async ({ page, admin }) => {
  await setRules(admin, { freePlay: 'verified' });
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

test('market freePlay for verified members is open to a member after the verification only', {
  tag: '@S10.18',
}, async ({ page, admin }) => {
  await setRules(admin, { freePlay: 'verified' });
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

test('market withdrawal that is final cannot be cancelled, and a locked one neither', {
  tag: '@S10.18',
}, async ({ page, admin }) => {
  await setRules(admin, { withdrawal: 'final' });
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

  await setRules(admin, { withdrawal: 'lock' });
  await page.reload();
  await expect(newest.getByRole('button', { name: 'Cancelar retiro' })).toBeVisible();
  await newest.getByRole('button', { name: 'Bloquear retiro' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bloquear retiro' }).click();
  await expect(newest).toContainText('Bloqueado: ya no se puede cancelar.');
  // The card itself, which opens the withdrawal.
  await expect(newest.getByRole('button')).toHaveCount(1);
});

test('market limitsAtRegistration leads a new member to the limits, and on to where the way began', {
  tag: '@S10.18',
}, async ({ page, admin }) => {
  await setRules(admin, { limitsAtRegistration: true });
  await register.open(page, '?back=%2Fm%2FvoucherCenter');
  await register.fill(page);
  await register.submitButton(page).click();
  await expect(page).toHaveURL(/safePlay\/limits\?/);
  await page.getByRole('main').getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/voucherCenter$/);
});

test('the panel changes the market, and with it currency, numbers and payment methods, at once', {
  tag: '@S10.18',
}, async ({ page, admin }) => {
  await page.goto('/m/voucherCenter?mock=as:lucia,noNotices,noContracts');
  await page.waitForURL('/m/voucherCenter');
  const main = page.getByRole('main');
  await expect(main.getByText('Billetera Sol')).toBeVisible();
  await page.getByRole('button', { name: 'Open the panel of the mock backend' }).tap();
  await panel(page).getByRole('button', { name: 'Market', exact: true }).tap();
  const reloaded = page.waitForEvent('load');
  await panel(page).getByRole('button', { name: 'Spain', exact: true }).tap();
  await reloaded;
  await expect(panel(page).getByText('The market is Spain.')).toBeVisible();
  await expect(main.getByText('Bizum')).toBeVisible();
  await expect(main.getByText('Billetera Sol')).toHaveCount(0);
  await expect(main.getByText(/1\.284,50\s€/).first()).toBeVisible();
  const { link } = await admin('link', undefined, 'GET');
  expect(link).toBe('as:lucia,noNotices,noContracts,market:es');
});

test('market documents name the field of the registration in Spain, and a mistyped number is rejected', {
  tag: '@S10.18',
}, async ({ page, admin }) => {
  await admin('market', { name: 'es' });
  await register.open(page);
  await register.fill(page);
  const number = page.getByRole('textbox', { name: 'NIF / NIE' });
  await number.fill('1234');
  await register.submitButton(page).click();
  const hint = page.getByText('Así se escribe: NIF (12345678Z), NIE (X1234567L)');
  await expect(hint).toBeVisible();
  // The format is right, but not the letter: only the server knows it.
  await number.fill('12345678A');
  await expect(hint).toHaveCount(0);
  const replied = page.waitForResponse((response) => response.url().includes(register.REGISTER));
  await register.submitButton(page).click();
  await replied;
  await expect(hint).toBeVisible();
  await number.fill('12345678Z');
  await register.submitButton(page).click();
  await expect(page).not.toHaveURL(/register/);
});

test('market sessionClock has the time and the session on each page of a member, and above a game', {
  tag: '@S10.18',
}, async ({ page, admin }) => {
  const line = page.getByRole('link', { name: /Hora: \d\d:\d\d.*Sesión: \d+ min/ });
  await setRules(admin, { sessionClock: 'always' });
  await page.goto('/m/home');
  await waitForLateStart(page);
  await expect(line).toHaveCount(0);
  await startSession(page, admin);
  await page.goto('/m/home');
  await expect(line).toBeVisible();
  await moveTo(page, '/m/withdraw');
  await expect(line).toBeVisible();
  await moveTo(page, '/m/play?game=100001');
  await expect(page.getByRole('link', { name: /Hora: \d\d:\d\d.*Esta sesión/ })).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('market reviewMonths reminds on home of the limits, which a member keeps as they are', {
  tag: '@S10.18',
}, async ({ page, admin }) => {
  await admin('scenarios', { name: 'limitReviewDue' });
  await startSession(page, admin);
  await page.goto('/m/home');
  const reminder = page.getByRole('link', { name: 'Time to review your limits' });
  await reminder.click();
  const question = page.getByRole('main').getByText('Are they still right?');
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Deposits · Per week' });
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Keep as they are' }).click();
  await expect(question).toHaveCount(0);
  await page.goto('/m/home');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(reminder).toHaveCount(0);
});
