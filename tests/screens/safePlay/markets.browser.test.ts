import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Admin } from '../../helpers/admin';
import { bySelector, field, gameCards, main } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import { requestsTo } from '../../helpers/requestLog';
import { setSetting } from '../../helpers/settings';
import * as register from '../account/registerPage';

const HOT = '/wps/relay/GCSGAME_hotGamesV2';
const REGISTER = '/wps/member/register';
const MEMBERS_ONLY = 'Aquí solo juega gratis quien tiene cuenta.';

const dialog = () => page.getByRole('dialog');
const tryFree = () => dialog().getByRole('button', { name: 'Probar gratis' });
/** Rules alone leave the page in Spanish. */
const setRules = (admin: Admin, rules: object) => setSetting(admin, 'market', { rules });

/** The first game of home can be played for free. */
async function openFreeGame({ answer, open }: ReturnType<typeof prepareApp>) {
  answer(HOT, async (_, send) => {
    const reply = await send();
    const body = await reply.json();
    body.value[0].supportPlay = true;
    return Response.json(body, reply);
  });
  await open('/m/home');
  const hotGames = bySelector('section').filter({
    has: page.getByRole('heading', { name: 'Populares' }),
  });
  await gameCards(hotGames).first().getByRole('link').click();
  await expect.element(dialog().getByRole('button', { name: 'Jugar', exact: true })).toBeVisible();
}

test('S10.18 market freePlay for verified members is closed to a visitor, and the trial says why', async () => {
  const { admin, open } = prepareApp();
  await setRules(admin, { freePlay: 'verified' });
  await open('/m/trail');
  await expect.element(page.getByText(MEMBERS_ONLY)).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Empezar la prueba' }))
    .not.toBeInTheDocument();
  await main().getByRole('link', { name: 'Ingresar', exact: true }).last().click();
  await expect.poll(address).toMatch(/^\/m\/login/);
  await expect.element(field('username')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Probar sin cuenta' }))
    .not.toBeInTheDocument();
});

test('S10.18 market freePlay for verified members is closed to a visitor, and a game says why', async () => {
  const app = prepareApp();
  await setRules(app.admin, { freePlay: 'verified' });
  await openFreeGame(app);
  await expect.element(dialog()).toHaveTextContent(MEMBERS_ONLY);
  await expect.element(tryFree()).not.toBeInTheDocument();
});

test('S10.18 market freePlay for verified members is open to a member after the verification only', async () => {
  const app = prepareApp();
  const { admin, logIn } = app;
  await setRules(admin, { freePlay: 'verified' });
  await admin('scenarios', { name: 'kycNone' });
  await logIn();
  await openFreeGame(app);
  const verify = dialog().getByRole('link', { name: 'Verificar mi identidad' });
  await expect.element(verify).toHaveAttribute('href', '/m/kyc');
  await expect.element(tryFree()).not.toBeInTheDocument();
  await admin('scenarios', { name: 'kycVerified' });
  await openFreeGame(app);
  await expect.element(tryFree()).toBeVisible();
  await expect.element(verify).not.toBeInTheDocument();
});

test('S10.18 market withdrawal that is final cannot be cancelled, and a locked one neither', async () => {
  const { admin, logIn, open, reload } = prepareApp();
  await setRules(admin, { withdrawal: 'final' });
  await logIn();
  await open('/m/withdraw');
  await page.getByRole('textbox', { name: 'Monto' }).fill('60');
  await page.getByRole('button', { name: 'Retirar', exact: true }).click();
  await expect.element(dialog()).toHaveTextContent('Un retiro enviado no se puede cancelar.');
  await dialog().getByRole('textbox').fill('246810');
  await page.getByRole('button', { name: 'Confirmar retiro' }).click();
  const newest = main().getByRole('article').first();
  await expect.element(newest).toHaveTextContent('Un retiro enviado no se puede cancelar.');
  await expect
    .element(page.getByRole('button', { name: 'Cancelar retiro' }))
    .not.toBeInTheDocument();

  await setRules(admin, { withdrawal: 'lock' });
  await reload();
  await expect.element(newest.getByRole('button', { name: 'Cancelar retiro' })).toBeVisible();
  await newest.getByRole('button', { name: 'Bloquear retiro' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bloquear retiro' }).click();
  await expect.element(newest).toHaveTextContent('Bloqueado: ya no se puede cancelar.');
  // The card itself, which opens the withdrawal.
  await expect.poll(() => newest.getByRole('button').length).toBe(1);
});

test('S10.18 market limitsAtRegistration leads a new member to the limits, and on to where it began', async () => {
  const { admin, open } = prepareApp();
  await setRules(admin, { limitsAtRegistration: true });
  await open('/m/register?back=%2Fm%2FvoucherCenter');
  await register.fillForm();
  await register.submitButton().click();
  await expect.poll(address).toMatch(/safePlay\/limits\?/);
  await main().getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect.poll(address).toBe('/m/voucherCenter');
});

test('S10.18 market documents name the field of a registration, and a mistyped number is rejected', async () => {
  const { admin, open } = prepareApp();
  await admin('market', { name: 'es' });
  await open('/m/register');
  await register.fillForm();
  const number = page.getByRole('textbox', { name: 'NIF / NIE' });
  await number.fill('1234');
  await register.submitButton().click();
  const hint = page.getByText('Así se escribe: NIF (12345678Z), NIE (X1234567L)');
  await expect.element(hint).toBeVisible();
  expect(await requestsTo(admin, REGISTER)).toHaveLength(0);
  // The format is right, but not the letter: only the server knows it.
  await number.fill('12345678A');
  await expect.element(hint).not.toBeInTheDocument();
  await register.submitButton().click();
  await expect.poll(() => requestsTo(admin, REGISTER)).toHaveLength(1);
  await expect.element(hint).toBeVisible();
  await number.fill('12345678Z');
  await register.submitButton().click();
  await expect.poll(address).not.toMatch(/register/);
});

test('S10.18 market sessionClock has the time and the session on each page of a member, and above a game', async () => {
  const { admin, goTo, logIn, open } = prepareApp();
  const line = page.getByRole('link', { name: /Hora: \d\d:\d\d.*Sesión: \d+ min/ });
  await setRules(admin, { sessionClock: 'always' });
  await open('/m/home');
  await expect.poll(() => document.documentElement.dataset.started).toBe('');
  await expect.element(line).not.toBeInTheDocument();
  await logIn();
  await open('/m/home');
  await expect.element(line).toBeVisible();
  goTo('/m/withdraw');
  await expect.poll(address).toBe('/m/withdraw');
  await expect.element(line).toBeVisible();
  goTo('/m/play?game=100001');
  await expect
    .element(page.getByRole('link', { name: /Hora: \d\d:\d\d.*Esta sesión/ }))
    .toBeVisible();
  await expect.element(line).not.toBeInTheDocument();
});

test('S10.18 market reviewMonths reminds on home of the limits, which a member keeps as they are', async () => {
  const { admin, logIn, open } = prepareApp();
  await admin('scenarios', { name: 'limitReviewDue' });
  await logIn();
  await open('/m/home');
  const reminder = page.getByRole('link', { name: 'Time to review your limits' });
  await reminder.click();
  const question = main().getByText('Are they still right?');
  await expect.element(question).toBeVisible();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Deposits · Per week' });
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Keep as they are' }).click();
  await expect.element(question).not.toBeInTheDocument();
  delete document.documentElement.dataset.started;
  await open('/m/home');
  await expect.poll(() => document.documentElement.dataset.started).toBe('');
  await expect.element(reminder).not.toBeInTheDocument();
});
