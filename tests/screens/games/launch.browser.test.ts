import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { vendorTypes } from '../../../src/contract/games/game';
import { address, prepareApp } from '../../helpers/openApp';
import { queriesOf, textOf } from './gameListPage';
import {
  gameHeader,
  LAUNCH,
  logInByForm,
  openGameSheet,
  tapInDialog,
  waitForGame,
} from './launchPage';

test('S4.22 opens the login and then the game, when a visitor plays', async () => {
  const app = prepareApp();
  const launches = queriesOf(app, LAUNCH);
  await openGameSheet(app);
  await tapInDialog('Jugar');
  await expect.poll(address).toMatch(/\/m\/login\?back=/);
  await logInByForm();
  await expect.poll(() => launches.length).toBeGreaterThan(0);
  await expect.poll(address).toMatch(/\/m\/play\?/);
  await waitForGame('#go');
});

test('S2.34 S4.26 S9.30 launching a game that is no lottery sends its codes, platform and gateway id', async () => {
  const app = prepareApp();
  await app.logIn();
  const launches = queriesOf(app, LAUNCH);
  const recentGames = queriesOf(app, '/wps/relay/MCS2_addRecentGame');
  let game: Record<string, unknown> = {};
  app.answer('/wps/relay/GCSGAME_hotGamesV2', async (_, send) => {
    const reply = await send();
    [game] = (await reply.clone().json()).value;
    return reply;
  });
  await openGameSheet(app);
  await tapInDialog('Jugar');
  await expect
    .poll(() => launches[0])
    .toMatchObject({
      category: game.gameType,
      vendor: game.vassalage ?? game.vendorCode,
      gameId: String(game.gameId ?? game.roomId),
      nodeId: String(game.nodeId),
      supportPlay: 'false',
      gameCode: game.gameCode,
      platform: 'html5',
      gatewayId: '3',
    });
  await expect.poll(() => recentGames.length).toBeGreaterThan(0);
  const name = String(game.gameName ?? game.nodeName);
  await expect.poll(() => textOf(gameHeader().getByRole('heading'))).toBe(name);
  await expect.poll(() => document.title).toBe(`${name} · Feria`);
});

test('S2.62 launches the first sports vendor, when the sports banner is tapped', async () => {
  const app = prepareApp();
  await app.logIn();
  const launches = queriesOf(app, LAUNCH);
  await app.open('/m/home');
  await page.getByRole('link', { name: /^Abrir las apuestas deportivas/ }).click();
  const categories = await app.mock.call(vendorTypes, { typeId: 1 });
  const sports = categories.find(({ gameType }) => gameType === 'SPORTS')?.vassalages ?? [];
  const first = sports.find(({ isEsport }) => !isEsport);
  await expect.poll(() => launches.length).toBeGreaterThan(0);
  const { category, vendor, gameCode, nodeId } = launches[0] ?? {};
  expect({ category, gameCode, nodeId }).toEqual({ category: 'SPORTS', gameCode: 'lobby' });
  expect(vendor).toBe(first?.vassalage);
  await waitForGame('#go');
});
