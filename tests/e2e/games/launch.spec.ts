import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/fixtures';
import { startSession } from '../helpers/session';
import {
  changeFirstGame,
  gameFrame,
  gameHeader,
  openGameSheet,
  tapInDialog,
  waitForLaunch,
} from './launchPage';

const sportsBanner = (page: Page) =>
  page.getByRole('link', { name: /^Abrir las apuestas deportivas/ });

test('S4.22 opens the login and then the game, when a visitor plays', async ({ page }) => {
  await openGameSheet(page);
  await tapInDialog(page, 'Jugar');
  await expect(page).toHaveURL(/\/m\/login\?back=/);
  await page.locator('input[name="username"]').fill('lucia');
  await page.locator('input[name="password"]').fill('Feria2025');
  const launch = waitForLaunch(page);
  await page.locator('input[name="password"]').press('Enter');
  await launch;
  await expect(page).toHaveURL(/\/m\/play\?/);
  await expect(gameFrame(page).locator('#go')).toBeVisible();
});

test('S2.34 S4.26 S9.30 launching a game that is no lottery sends its codes, platform and gateway id', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  let game: Record<string, unknown> = {};
  await changeFirstGame(page, (first) => {
    game = first;
  });
  await openGameSheet(page);
  const launch = waitForLaunch(page);
  const recentGameRequest = page.waitForRequest(/MCS2_addRecentGame/);
  await tapInDialog(page, 'Jugar');
  expect(await launch).toMatchObject({
    category: game.gameType,
    vendor: game.vassalage ?? game.vendorCode,
    gameId: String(game.gameId ?? game.roomId),
    nodeId: String(game.nodeId),
    supportPlay: 'false',
    gameCode: game.gameCode,
    platform: 'html5',
    gatewayId: '3',
  });
  await recentGameRequest;
  const name = String(game.gameName ?? game.nodeName);
  await expect(gameHeader(page).getByRole('heading')).toHaveText(name);
  await expect(page).toHaveTitle(`${name} · Feria`);
});

test('S2.62 launches the first sports vendor, when the sports banner is tapped', async ({
  page,
  api,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/home');
  const launch = waitForLaunch(page);
  await sportsBanner(page).click();
  const { category, vendor, gameCode, nodeId } = await launch;
  expect({ category, gameCode, nodeId }).toEqual({ category: 'SPORTS', gameCode: 'lobby' });
  const { body } = await api('/wps/relay/GCSGAME_getVassGameType?typeId=1');
  const sports = body.value.find(
    (category: { gameType: string }) => category.gameType === 'SPORTS',
  );
  const firstVendor = sports.vassalages.find((vendor: { isEsport?: boolean }) => !vendor.isEsport);
  expect(vendor).toBe(firstVendor.vassalage);
  await expect(gameFrame(page).locator('#go')).toBeVisible();
});
