import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { address, prepareApp } from '../../helpers/openApp';
import { requestsTo } from '../../helpers/requestLog';
import { setSetting } from '../../helpers/settings';
import * as login from './loginPage';

const FREE_PLAY = '/wps/session/login/freeplay';

const startButton = () => page.getByRole('button', { name: 'Empezar la prueba' });

test('S2.28 S2.31 the free-play screen opens at both of its addresses', async () => {
  const { goTo, open } = prepareApp();
  await open('/m/trail');
  await expect.element(startButton()).toBeVisible();
  goTo('/m/language');
  await expect.element(startButton()).not.toBeInTheDocument();
  goTo('/m/trial');
  await expect.element(startButton()).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Juego de prueba' })).toBeVisible();
  expect(document.title).toBe('Juego de prueba · Feria');
});

test('S4.05 S4.06 S3.02 a trial opens an account of the trial merchant, and a later login the main one', async () => {
  const app = prepareApp();
  const { admin, holdBack, open, session } = app;
  const release = holdBack(FREE_PLAY);
  const loading = page.getByText('Preparando tu cuenta de prueba');
  await open('/m/trial');
  await startButton().dblClick();
  await expect.element(loading).toBeVisible();
  release();
  await expect.poll(address).toBe('/m/home');
  await expect.element(loading).not.toBeInTheDocument();
  expect(session()).toMatchObject({ customerType: 4, merchantCode: 'feriatrial' });
  const [accountRequest] = await requestsTo(admin, '/wps/member/trialuser');
  const sessionRequests = await requestsTo(admin, FREE_PLAY);
  expect(accountRequest?.headers.merchant).toBe('feria');
  expect(sessionRequests.map(({ headers }) => headers.merchant)).toEqual(['feriatrial']);

  await login.open(app);
  await login.logIn();
  await expect.poll(() => session().userName).toBe('lucia');
  const [sent] = await requestsTo(admin, login.LOGIN);
  expect(sent?.headers.merchant).toBe('feria');
});

test('S4.05 shows an error, starts on the second tap, and stays on the screen when the trial flag is 0', async () => {
  const { admin, allowConsole, open, session } = prepareApp();
  allowConsole(/The server failed/);
  await setSetting(admin, 'whiteLabel', { trialFlag: 0 });
  await admin('faults', { path: FREE_PLAY, kind: 'status', status: 500, times: 1 });
  await open('/m/trail');
  await startButton().click();
  await expect.element(page.getByText('Algo salió mal.')).toBeVisible();
  await startButton().click();
  await expect.element(page.getByText('Tu cuenta de prueba está lista.')).toBeVisible();
  expect(address()).toBe('/m/trail');
  expect(session()).toMatchObject({ customerType: 4 });
});
