import { expect, test } from '../fixtures';
import { moveTo } from '../navigation';
import { holdBack } from '../network';
import * as login from './loginPage';

const FREE_PLAY = '/wps/session/login/freeplay';
const startButton = { name: 'Empezar la prueba' };

test('S2.28 S2.31 shows the trial screen, at both addresses', async ({ page }) => {
  await page.goto('/m/trail');
  await expect(page.getByRole('button', startButton)).toBeVisible();
  await moveTo(page, '/m/language');
  await expect(page.getByRole('button', startButton)).toHaveCount(0);
  await moveTo(page, '/m/trial');
  await expect(page.getByRole('heading', { name: 'Juego de prueba' })).toBeVisible();
  await expect(page).toHaveTitle('Juego de prueba · Feria');
  await expect(page.getByRole('button', startButton)).toBeVisible();
});

test('S4.05 S4.06 S3.02 shows a toast, opens an account of the trial merchant and goes home, when a trial starts', async ({
  page,
  admin,
}) => {
  const release = await holdBack(page, `**${FREE_PLAY}`);
  await page.goto('/m/trail');
  await page.getByRole('button', startButton).dblclick();
  await expect(page.getByText('Preparando tu cuenta de prueba')).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByText('Preparando tu cuenta de prueba')).toBeHidden();
  expect(await login.session(page)).toMatchObject({ customerType: 4, merchantCode: 'feriatrial' });
  const [accountRequest] = await login.requestsTo(admin, '/wps/member/trialuser');
  const sessionRequests = await login.requestsTo(admin, FREE_PLAY);
  expect(accountRequest?.headers.merchant).toBe('feria');
  expect(sessionRequests.map(({ headers }) => headers.merchant)).toEqual(['feriatrial']);
});

test('S4.05 starts the session and stays on the screen, when the trial flag is 0', async ({
  page,
  admin,
}) => {
  await login.setSetting(admin, 'whiteLabel', { trialFlag: 0 });
  await page.goto('/m/trail');
  await page.getByRole('button', startButton).click();
  await expect(page.getByText('Tu cuenta de prueba está lista.')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/trail$/);
  expect(await login.session(page)).toMatchObject({ customerType: 4 });
});

test('S4.06 logs in at the main merchant, after a trial', async ({ page, admin }) => {
  await page.goto('/m/trail');
  await page.getByRole('button', startButton).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await login.open(page);
  await login.logIn(page);
  await expect.poll(async () => (await login.session(page)).userName).toBe('lucia');
  const [sent] = await login.requestsTo(admin, login.LOGIN);
  expect(sent?.headers.merchant).toBe('feria');
});

test.describe('when the trial fails to start', () => {
  test.use({ allowConsole: [/Failed to load resource/] });

  test('shows an error, and starts the trial on the second tap', async ({ page, admin }) => {
    await admin('faults', { path: FREE_PLAY, kind: 'status', status: 500, times: 1 });
    await page.goto('/m/trail');
    await page.getByRole('button', startButton).click();
    await expect(page.getByText('Algo salió mal.')).toBeVisible();
    await page.getByRole('button', startButton).click();
    await expect(page).toHaveURL(/\/m\/home$/);
  });
});
