import { offerSafePlay } from '../../helpers/settings';
import { lotteryFrame } from '../games/launchPage';
import { expect, test } from '../helpers/fixtures';
import { startSession } from '../helpers/session';

test.beforeEach(({ admin }) => offerSafePlay(admin));

test('S10.11 a break ends the session of every tab', async ({ page, context, admin }) => {
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
  await sheet.getByText('Entiendo que no puedo').click();
  await sheet.getByRole('button', { name: 'Empezar la pausa' }).click();
  await expect(page.getByRole('heading', { name: 'Tu pausa empezó' })).toBeVisible();
  await expect(other).toHaveURL(/\/m\/home/);
});

test('S10.09 S10.12 a reality check pauses a lottery in its frames until it is answered', async ({
  page,
  api,
  admin,
}) => {
  const headers = { Token: await startSession(page, admin) };
  await api('/wps/member/realityCheck', { method: 'POST', headers, data: { everyMinutes: 15 } });
  await admin('clock', { advance: 14 * 60_000 });
  await api('/wps/member/info', { headers });
  await admin('clock', { advance: 2 * 60_000 });
  await page.goto('/m/launchGame?playType=ent&gameId=GORDA&prize_mode=Lott&code=GORDA');
  const lottery = lotteryFrame(page).locator('body');
  await expect(lottery).toHaveAttribute('inert', '');
  const keepPlaying = page
    .getByRole('alertdialog', { name: 'Detente un momento' })
    .getByRole('button', { name: 'Seguir jugando' });
  await expect(keepPlaying).toBeEnabled();
  await keepPlaying.click();
  await expect(lottery).not.toHaveAttribute('inert', '');
  await expect(page.getByRole('link', { name: '¿Juego demasiado?' })).toBeVisible();
});
