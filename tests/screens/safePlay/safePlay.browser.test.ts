import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { memberInfo } from '../../../src/contract/account/member';
import { bySelector, footer, main, toast } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import { offerSafePlay } from '../../helpers/settings';
import { submitLogin } from '../account/loginPage';
import * as register from '../account/registerPage';
import { waitForPause, waitForSpin } from './gameFrames';

const selfTestLink = () => page.getByRole('link', { name: '¿Juego demasiado?' });
const heading = (name: string) => page.getByRole('heading', { name });

test('S10.10 S10.12 a limit is set, loosened and cancelled, and the deposit shows what is left of it', async () => {
  const { admin, goTo, logIn, open } = prepareApp();
  await offerSafePlay(admin);
  await logIn();
  await open('/m/securityCenter');
  await main().getByRole('link', { name: 'Juego seguro' }).click();
  await page.getByRole('link', { name: 'Mis límites' }).click();
  const section = bySelector('section', main()).filter({ hasText: 'Depósitos' });
  const day = section.getByRole('button', { name: /Por día/ });
  await expect.element(day).toHaveTextContent('Sin límite');
  const save = async (amount: string) => {
    await day.click();
    const sheet = page.getByRole('dialog', { name: /Depósitos/ });
    await sheet.getByRole('textbox', { name: 'Monto' }).fill(amount);
    await sheet.getByRole('button', { name: 'Guardar límite' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
  };
  await save('500');
  await expect.element(day).toHaveTextContent('S/ 500.00');
  await save('800');
  await expect.element(day).toHaveTextContent('S/ 500.00');
  await expect.element(section).toHaveTextContent('Cambiará a S/ 800.00');
  await section.getByRole('button', { name: 'Cancelar el cambio' }).click();
  await expect.element(section.getByText('Cambiará')).not.toBeInTheDocument();

  goTo('/m/voucherCenter');
  const bar = page.getByRole('progressbar', { name: 'Depósitos · Por día' });
  await expect.element(bar).toBeVisible();
  await expect.element(page.getByText(/Te quedan S\/\s\d+\.\d\d/)).toBeVisible();
  await expect.element(selfTestLink()).toBeVisible();
});

test('S10.12 the footer of home leads to the self-assessment', async () => {
  const { admin, logIn, open } = prepareApp();
  await offerSafePlay(admin);
  await logIn();
  await open('/m/home');
  await footer().getByRole('link', { name: '¿Juego demasiado?' }).click();
  await expect
    .element(page.getByRole('heading', { name: '¿Juego demasiado?', level: 1 }))
    .toBeVisible();
});

test('S10.06 S10.11 a break says what it does, ends the session, and allows a withdrawal', async () => {
  const { admin, goTo, logIn, open, session } = prepareApp();
  await offerSafePlay(admin);
  await logIn();
  await open('/m/safePlay/break');
  await page.getByRole('button', { name: '7 días' }).click();
  await page.getByRole('button', { name: 'Ver qué pasará' }).click();
  const sheet = page.getByRole('dialog', { name: 'Antes de empezar' });
  await expect.element(sheet).toHaveTextContent('S/ 1,284.50');
  const start = sheet.getByRole('button', { name: 'Empezar la pausa' });
  await expect.element(start).toBeDisabled();
  await sheet.getByText('Entiendo que no puedo').click();
  await start.click();
  await expect.element(heading('Tu pausa empezó')).toBeVisible();
  expect(session()).toBeNull();

  goTo('/m/login');
  await submitLogin();
  const closed = page.getByRole('alertdialog', { name: 'Ahora no puedes jugar' });
  await closed.getByRole('button', { name: 'Retirar mi dinero' }).click();
  await expect.poll(address).toMatch(/^\/m\/withdraw/);
  await expect.element(heading('Disponible para retirar')).toBeVisible();

  goTo('/m/voucherCenter');
  await expect.element(heading('Ahora no puedes depositar')).toBeVisible();
  await expect.element(page.getByText('Elegiste una pausa hasta el')).toBeVisible();
  await main().getByRole('link', { name: 'Retirar mi dinero' }).click();
  await expect.poll(address).toMatch(/^\/m\/withdraw/);
});

test('S10.09 S10.12 a reality check pauses a game, and survives Escape and a reload until it is answered', async () => {
  const { admin, goTo, logIn, mock, open, reload } = prepareApp();
  await offerSafePlay(admin);
  const token = await logIn();
  await open('/m/safePlay');
  await page.getByRole('button', { name: '15 min' }).click();
  await expect.element(toast()).toHaveTextContent(/^Guardado$/);
  goTo('/m/play?game=100001');
  await waitForSpin();
  await waitForPause(false);
  await expect.element(page.getByRole('link', { name: /Esta sesión/ })).toBeVisible();
  await expect.element(selfTestLink()).toBeVisible();
  await admin('clock', { advance: 14 * 60_000 });
  await mock.as(token).call(memberInfo);
  await admin('clock', { advance: 2 * 60_000 });
  await reload();
  const check = page.getByRole('alertdialog', { name: 'Detente un momento' });
  await expect.element(check).toHaveTextContent('16 min');
  await waitForPause(true);
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await expect.element(check).toBeVisible();
  const keepPlaying = check.getByRole('button', { name: 'Seguir jugando' });
  await expect.element(keepPlaying).toBeEnabled();
  await keepPlaying.click();
  await expect.element(check).not.toBeInTheDocument();
  await waitForPause(false);
});

test('S10.15 the strict licence asks for a limit before the first deposit', async () => {
  const { admin, goTo, open } = prepareApp();
  await admin('scenarios', { name: 'licenceStrict' });
  await open('/m/register');
  await register.fillForm();
  await register.submitButton().click();
  // The strict licence leads a new member to the limits, from where a button goes on.
  await expect.poll(address).toMatch(/safePlay\/limits\?registered=1$/);
  await expect.element(page.getByText('Antes de tu primer depósito')).toBeVisible();
  goTo('/m/voucherCenter');
  await expect.element(page.getByText('Antes de tu primer depósito')).toBeVisible();
  await page.getByRole('link', { name: 'Elegir mi límite' }).click();
  await expect.poll(address).toMatch(/safePlay\/limits$/);
});

test('S10.15 without a licence the security center has no tools of safe play', async () => {
  const { admin, logIn, open } = prepareApp();
  await logIn();
  await admin('scenarios', { name: 'licenceNone' });
  await open('/m/securityCenter');
  await expect.element(page.getByText('Nivel de seguridad')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Juego seguro' })).not.toBeInTheDocument();
});
