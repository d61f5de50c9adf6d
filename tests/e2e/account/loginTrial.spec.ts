import { requestsTo } from '../../helpers/requestLog';
import { setSetting } from '../../helpers/settings';
import { expect, test } from '../helpers/fixtures';
import { moveTo } from '../helpers/navigation';
import { holdBack } from '../helpers/network';
import { storedSession } from '../helpers/session';
import * as login from './loginPage';

const FREE_PLAY = '/wps/session/login/freeplay';
const startButton = { name: 'Empezar la prueba' };

test('S2.28 S2.31 S4.05 a trial opens an account of the trial merchant, and a later login the main one', {
  tag: ['@S4.06', '@S3.02'],
}, async ({ page, admin }) => {
  const release = await holdBack(page, `**${FREE_PLAY}`);
  await page.goto('/m/trail');
  await expect(page.getByRole('button', startButton)).toBeVisible();
  await moveTo(page, '/m/language');
  await expect(page.getByRole('button', startButton)).toHaveCount(0);
  await moveTo(page, '/m/trial');
  await expect(page.getByRole('heading', { name: 'Juego de prueba' })).toBeVisible();
  await expect(page).toHaveTitle('Juego de prueba · Feria');

  await page.getByRole('button', startButton).dblclick();
  await expect(page.getByText('Preparando tu cuenta de prueba')).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByText('Preparando tu cuenta de prueba')).toBeHidden();
  expect(await storedSession(page)).toMatchObject({ customerType: 4, merchantCode: 'feriatrial' });
  const [accountRequest] = await requestsTo(admin, '/wps/member/trialuser');
  const sessionRequests = await requestsTo(admin, FREE_PLAY);
  expect(accountRequest?.headers.merchant).toBe('feria');
  expect(sessionRequests.map(({ headers }) => headers.merchant)).toEqual(['feriatrial']);

  await login.open(page);
  await login.logIn(page);
  await expect.poll(async () => (await storedSession(page)).userName).toBe('lucia');
  const [sent] = await requestsTo(admin, login.LOGIN);
  expect(sent?.headers.merchant).toBe('feria');
});

test.describe('when the first try fails', () => {
  test.use({ allowConsole: [/Failed to load resource/] });

  test('S4.05 shows an error, starts on the second tap, and stays on the screen when the trial flag is 0', async ({
    page,
    admin,
  }) => {
    await setSetting(admin, 'whiteLabel', { trialFlag: 0 });
    await admin('faults', { path: FREE_PLAY, kind: 'status', status: 500, times: 1 });
    await page.goto('/m/trail');
    await page.getByRole('button', startButton).click();
    await expect(page.getByText('Algo salió mal.')).toBeVisible();
    await page.getByRole('button', startButton).click();
    await expect(page.getByText('Tu cuenta de prueba está lista.')).toBeVisible();
    await expect(page).toHaveURL(/\/m\/trail$/);
    expect(await storedSession(page)).toMatchObject({ customerType: 4 });
  });
});
