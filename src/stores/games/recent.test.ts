import { afterEach, expect, test } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { addRecentGame, recentGames } from '../../contract/games/recent';
import { createSession } from '../account/session';
import { blankGame, type Game } from './gameOf';
import { createRecent } from './recent';

const game = (id: string): Game => ({ ...blankGame, id, name: id });
let stop = () => {};
afterEach(() => stop());

async function prepare() {
  const server = createFakeHost();
  server.reply(recentGames, { content: ['a', 'b'].map((nodeId) => ({ nodeId })) });
  server.logIn('ana');
  stop = server.host.retain(createRecent);
  await settle();
  return { ...server, store: server.host.use(createRecent) };
}

test('the result of a game is the sum of its rounds, exact to the cent', async () => {
  const { store } = await prepare();
  expect(store.resultOf('a').value).toBeUndefined();
  store.addRound('a', 0.1, 0.3);
  store.addRound('a', 0.3, 0);
  expect(store.resultOf('a').value).toBe(-0.1);
  expect(store.resultOf('b').value).toBeUndefined();
});

test('the result starts again, when the game is opened again', async () => {
  const { store } = await prepare();
  store.addRound('a', 1, 0);
  store.addRound('b', 1, 5);
  void store.remember(game('a'));
  expect(store.resultOf('a').value).toBeUndefined();
  expect(store.resultOf('b').value).toBe(4);
});

test('the results are gone, when the session ends', async () => {
  const { store, host } = await prepare();
  store.addRound('a', 1, 5);
  host.use(createSession).expireSession();
  expect(store.resultOf('a').value).toBeUndefined();
});

test('the results of other games stay, when a game is opened before the list has loaded', async () => {
  const server = createFakeHost();
  server.logIn('ana');
  const store = server.host.use(createRecent);
  store.addRound('b', 1, 5);
  void store.remember(game('a'));
  expect(store.resultOf('b').value).toBe(4);
});

test('a visitor has no recent games, and a game that is opened is not sent', async () => {
  const server = createFakeHost();
  stop = server.host.retain(createRecent);
  const { games, isExpected, remember } = server.host.use(createRecent);
  await remember(game('a'));
  expect(isExpected.value).toBe(false);
  expect(games.value).toEqual([]);
  expect(server.requestsOf(recentGames)).toEqual([]);
  expect(server.requestsOf(addRecentGame)).toEqual([]);
});
