import { expect, test } from '../fixtures';
import * as login from './loginPage';

const FREE_PLAY = '/wps/session/login/freeplay';
const start = { name: 'Empezar la prueba' };

for (const path of ['/m/trail', '/m/trial'])
  test(`S2.28 S2.31 ${path} is the trial screen`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Juega gratis' })).toBeVisible();
    await expect(page.getByRole('button', start)).toBeVisible();
  });

for (const path of ['/m/login', '/m/trail'])
  test(`S2.36 back on ${path} leads home, whatever was before`, async ({ page }) => {
    await page.goto('/m/help');
    await page.goto('/m/notice');
    await page.goto(path);
    await page.getByRole('button', { name: 'Volver' }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
  });

test('S4.05 S4.06 S3.02 a trial takes a toast, an account of the trial merchant, and home', async ({
  page,
  door,
}) => {
  await door('faults', { path: FREE_PLAY, kind: 'delay', ms: 400 });
  await page.goto('/m/trail');
  await page.getByRole('button', start).dblclick();
  await expect(page.getByText('Preparando tu cuenta de prueba')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByText('Preparando tu cuenta de prueba')).toBeHidden();
  expect(await login.session(page)).toMatchObject({ customerType: 4, merchantCode: 'feriatrial' });
  const [asked] = await login.noted(door, '/wps/member/trialuser');
  const opened = await login.noted(door, FREE_PLAY);
  expect(asked?.headers.merchant).toBe('feria');
  expect(opened.map(({ headers }) => headers.merchant)).toEqual(['feriatrial']);
});

test('S4.05 with the trial flag 0 the session opens and the screen stays', async ({
  page,
  door,
}) => {
  await login.setSetting(door, 'whiteLabel', { trialFlag: 0 });
  await page.goto('/m/trail');
  await page.getByRole('button', start).click();
  await expect(page.getByText('Tu cuenta de prueba está lista.')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/trail$/);
  expect(await login.session(page)).toMatchObject({ customerType: 4 });
});

test('S4.06 who logs in out of a trial does so at the main merchant', async ({ page, door }) => {
  await page.goto('/m/trail');
  await page.getByRole('button', start).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await login.open(page);
  await login.enter(page);
  await expect.poll(async () => (await login.session(page)).userName).toBe('lucia');
  const [sent] = await login.noted(door, login.LOGIN);
  expect(sent?.headers.merchant).toBe('feria');
});

test.describe('when it fails', () => {
  test.use({ allowConsole: [/Failed to load resource/] });

  test('a trial that cannot be opened says so and can be asked for again', async ({
    page,
    door,
  }) => {
    await door('faults', { path: FREE_PLAY, kind: 'status', status: 500, times: 1 });
    await page.goto('/m/trail');
    await page.getByRole('button', start).click();
    await expect(page.getByText('Algo salió mal.')).toBeVisible();
    await page.getByRole('button', start).click();
    await expect(page).toHaveURL(/\/m\/home$/);
  });
});
