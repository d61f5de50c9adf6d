import type { Page } from 'playwright/test';
import { offerSafePlay } from '../../helpers/settings';
import { logIn, smsTab } from '../account/loginPage';
import * as register from '../account/registerPage';
import { gameFrame, lotteryFrame } from '../games/launchPage';
import { expect, test } from '../helpers/fixtures';
import { footer, toast } from '../helpers/locators';
import { moveTo, moveToScreen } from '../helpers/navigation';
import { startSession } from '../helpers/session';
import { testAxe } from '../helpers/testAxe';

const selfTestLink = (page: Page) => page.getByRole('link', { name: '¿Juego demasiado?' });

test.beforeEach(({ admin }) => offerSafePlay(admin));

test('S10.10 S10.12 a limit is set, loosened and cancelled, and the deposit shows what is left of it', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/securityCenter');
  await page.getByRole('main').getByRole('link', { name: 'Juego seguro' }).click();
  await page.getByRole('link', { name: 'Mis límites' }).click();
  const section = page.getByRole('main').locator('section').filter({ hasText: 'Depósitos' });
  const day = section.getByRole('button', { name: /Por día/ });
  await expect(day).toContainText('Sin límite');
  const save = async (amount: string) => {
    await day.click();
    const sheet = page.getByRole('dialog', { name: /Depósitos/ });
    await sheet.getByRole('textbox', { name: 'Monto' }).fill(amount);
    await sheet.getByRole('button', { name: 'Guardar límite' }).click();
    await expect(sheet).toBeHidden();
  };
  await save('500');
  await expect(day).toContainText('S/ 500.00');
  await save('800');
  await expect(day).toContainText('S/ 500.00');
  await expect(section).toContainText('Cambiará a S/ 800.00');
  await section.getByRole('button', { name: 'Cancelar el cambio' }).click();
  await expect(section.getByText('Cambiará')).toHaveCount(0);

  await moveTo(page, '/m/voucherCenter');
  const bar = page.getByRole('progressbar', { name: 'Depósitos · Por día' });
  await expect(bar).toBeVisible();
  await expect(page.getByText(/Te quedan S\/\s\d+\.\d\d/)).toBeVisible();
  await expect(selfTestLink(page)).toBeVisible();

  await moveToScreen(page, '/m/home');
  await footer(page).scrollIntoViewIfNeeded();
  await selfTestLink(page).click();
  await expect(page.getByRole('heading', { name: '¿Juego demasiado?', level: 1 })).toBeVisible();
});

test('S10.06 S10.11 a break says what it does, ends the session of every tab, and allows a withdrawal', async ({
  page,
  context,
  admin,
}) => {
  // Two tabs, and the withdrawal after a second login.
  test.slow();
  await startSession(page, admin);
  const other = await context.newPage();
  const session = await admin('personas', { persona: 'member' });
  await other.addInitScript((info) => {
    if (!sessionStorage.getItem('test.entered')) {
      sessionStorage.setItem('test.entered', '1');
      sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(info));
    }
  }, session);
  await other.goto('/m/transaction/record');
  await expect(other.getByRole('article').first()).toBeVisible();

  await page.goto('/m/safePlay/break');
  await page.getByRole('button', { name: '7 días' }).click();
  await page.getByRole('button', { name: 'Ver qué pasará' }).click();
  const sheet = page.getByRole('dialog', { name: 'Antes de empezar' });
  await expect(sheet).toContainText('S/ 1,284.50');
  const start = sheet.getByRole('button', { name: 'Empezar la pausa' });
  await expect(start).toBeDisabled();
  await sheet.getByText('Entiendo que no puedo').click();
  await start.click();
  await expect(page.getByRole('heading', { name: 'Tu pausa empezó' })).toBeVisible();
  await expect(other).toHaveURL(/\/m\/home/);

  await moveTo(page, '/m/login');
  await smsTab(page).waitFor();
  await logIn(page);
  const closed = page.getByRole('alertdialog', { name: 'Ahora no puedes jugar' });
  await closed.getByRole('button', { name: 'Retirar mi dinero' }).click();
  await expect(page).toHaveURL(/\/m\/withdraw/);
  await expect(page.getByRole('heading', { name: 'Disponible para retirar' })).toBeVisible();

  await moveTo(page, '/m/voucherCenter');
  await expect(page.getByRole('heading', { name: 'Ahora no puedes depositar' })).toBeVisible();
  await expect(page.getByText('Elegiste una pausa hasta el')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Retirar mi dinero' }).click();
  await expect(page).toHaveURL(/\/m\/withdraw/);
});

test('S10.09 S10.12 a reality check pauses a game, and survives Escape and a reload until it is answered', async ({
  page,
  api,
  admin,
}) => {
  const token = await startSession(page, admin);
  await page.goto('/m/safePlay');
  await page.getByRole('button', { name: '15 min' }).click();
  await expect(toast(page)).toHaveText('Guardado');
  await moveTo(page, '/m/play?game=100001');
  const go = gameFrame(page).locator('#go');
  await expect(go).toBeEnabled();
  await expect(page.getByRole('link', { name: /Esta sesión/ })).toBeVisible();
  await expect(selfTestLink(page)).toBeVisible();
  await admin('clock', { advance: 14 * 60_000 });
  await api('/wps/member/info', { headers: { Token: token } });
  await admin('clock', { advance: 2 * 60_000 });
  await page.reload();
  const check = page.getByRole('alertdialog', { name: 'Detente un momento' });
  await expect(check).toContainText('16 min');
  await expect(gameFrame(page).locator('body')).toHaveAttribute('inert', '');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(check).toBeVisible();
  const keepPlaying = check.getByRole('button', { name: 'Seguir jugando' });
  await expect(keepPlaying).toBeEnabled();
  await keepPlaying.click();
  await expect(check).toBeHidden();
  await expect(gameFrame(page).locator('body')).not.toHaveAttribute('inert', '');

  await admin('clock', { advance: 14 * 60_000 });
  await api('/wps/member/info', { headers: { Token: token } });
  await admin('clock', { advance: 2 * 60_000 });
  await moveTo(page, '/m/launchGame?playType=ent&gameId=GORDA&prize_mode=Lott&code=GORDA');
  const lottery = lotteryFrame(page).locator('body');
  await expect(lottery).toHaveAttribute('inert', '');
  await expect(keepPlaying).toBeEnabled();
  await keepPlaying.click();
  await expect(lottery).not.toHaveAttribute('inert', '');
  await expect(selfTestLink(page)).toBeVisible();
});

testAxe(
  'S10.12 S10.13 the pages of safe play have no accessibility violations',
  'ES',
  async ({ page, admin, expectNoViolations }) => {
    await startSession(page, admin);
    const main = page.getByRole('main');
    await page.goto('/m/safePlay');
    await expect(main.getByRole('group')).toBeVisible();
    await expectNoViolations('home');
    await moveToScreen(page, '/m/safePlay/limits');
    await main.getByRole('button').first().click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    await expectNoViolations('a limit');
    await page.keyboard.press('Escape');
    await moveToScreen(page, '/m/safePlay/break');
    await expect(main.getByRole('group')).toBeVisible();
    await expectNoViolations('break');
    await moveToScreen(page, '/m/safePlay/history');
    await expect(main.getByRole('table')).toBeVisible();
    await expectNoViolations('history');
    await moveToScreen(page, '/m/safePlay/selfTest');
    await expect(main.getByRole('radio').first()).toBeAttached();
    await expectNoViolations('self-assessment');
    for (const question of await main.getByRole('group').all())
      await question.locator('label').nth(1).click();
    await main.getByRole('button').last().click();
    await expect(main.getByRole('heading').first()).toBeFocused();
    await expectNoViolations('result');
  },
);

test('S10.15 the strict licence asks for a limit before the first deposit, and no licence shows nothing', async ({
  page,
  admin,
}) => {
  await admin('scenarios', { name: 'licenceStrict' });
  await register.open(page);
  await register.fill(page);
  await register.submitButton(page).click();
  // The strict licence leads a new member to the limits, from where a button goes on.
  await expect(page).toHaveURL(/safePlay\/limits\?registered=1$/);
  await expect(page.getByText('Antes de tu primer depósito')).toBeVisible();
  await moveTo(page, '/m/voucherCenter');
  await expect(page.getByText('Antes de tu primer depósito')).toBeVisible();
  await page.getByRole('link', { name: 'Elegir mi límite' }).click();
  await expect(page).toHaveURL(/safePlay\/limits$/);

  await admin('scenarios', { name: 'licenceNone' });
  await page.goto('/m/securityCenter');
  await expect(page.getByText('Nivel de seguridad')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Juego seguro' })).toHaveCount(0);
});
