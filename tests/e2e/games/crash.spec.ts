import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/fixtures';
import { startSession } from '../helpers/session';
import { gameFrame, gameHeader } from './launchPage';

const PLAY = '/m/play?game=100051';
const ROUND = '**/wps/game/round';
const button = (page: Page, name: RegExp) => gameFrame(page).getByRole('button', { name });
const takeOff = (page: Page) => button(page, /^Despegar$/).click();
const leave = (page: Page) => button(page, /^Retirarme/);

let Token = '';
test.beforeEach(async ({ page, admin }) => {
  Token = await startSession(page, admin);
  await page.goto(PLAY);
  await expect(button(page, /^Despegar$/)).toBeVisible();
});

test('S4.26 a crash round flies until the player leaves with the win, which header and record show', async ({
  page,
  admin,
  api,
}) => {
  await admin('chance', { round: 'win' });
  await takeOff(page);
  await expect(gameHeader(page)).toContainText('S/ 1,283.50');
  await expect(leave(page)).toContainText(/S\/\s1\.[1-9]/);
  const reply = page.waitForResponse(`${ROUND}/cashOut`);
  await leave(page).click();
  const { value } = await (await reply).json();
  expect(value.win).toBeGreaterThan(1);
  await expect(gameFrame(page).getByRole('status')).toContainText(
    `Te retiraste en ${value.multiplier.toFixed(2)}x con S/ ${value.win.toFixed(2)}`,
  );
  const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(value.balance);
  await expect(gameHeader(page)).toContainText(`S/ ${money}`);
  await expect(button(page, /^Despegar$/)).toBeEnabled();
  await expect(leave(page)).toBeHidden();
  const { body } = await api('/wps/relay/ODS2_MemberBetRecord?pageSize=1', {
    headers: { Token },
  });
  expect(body.value.content[0]).toMatchObject({ gameType: 'CRASH', state: 'won', win: value.win });
});

test('S4.26 closing a crash game leaves its round with what it has reached', async ({
  page,
  admin,
}) => {
  await admin('chance', { round: 'win' });
  await takeOff(page);
  await expect(leave(page)).toContainText(/S\/\s1\.[1-9]/);
  const reply = page.waitForResponse(`${ROUND}/cashOut`);
  await page.getByRole('button', { name: 'Cerrar el juego' }).click();
  const { value } = await (await reply).json();
  expect(value.win).toBeGreaterThan(1);
  await expect(page).toHaveURL(/\/m\/home$/);
});

test.describe('when the connection is lost in flight', () => {
  test.use({ allowConsole: [/Failed to load resource/] });

  test('S4.26 the game says that the round still flies, and pays once when it is left again', async ({
    page,
    admin,
  }) => {
    await admin('chance', { round: 'win' });
    await takeOff(page);
    await expect(leave(page)).toContainText(/S\/\s1\.[1-9]/);
    await page.route(`${ROUND}*`, (route) => route.abort());
    await page.route(`${ROUND}/cashOut`, (route) => route.abort());
    await leave(page).click();
    await expect(gameFrame(page).getByRole('status')).toContainText('El vuelo sigue');
    await page.unrouteAll();
    await leave(page).click();
    await expect(gameFrame(page).getByRole('status')).toContainText('Te retiraste en');
  });
});
