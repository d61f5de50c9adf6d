import { expect, test } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { gameList } from '../../contract/games/game';
import { createGame } from './game';

const SIZE = 3;

async function loadTotal(page: number, games: number, more: object = {}) {
  const { host, reply } = createFakeHost();
  reply(gameList, { games: Array.from({ length: games }, (_, i) => ({ nodeId: i })), ...more });
  return (await host.use(createGame).loadPage({ page, size: SIZE })).total;
}

test.each([
  [1, 0, 0],
  [1, 2, 2],
  [2, 1, 4],
  [1, 3, 4],
  [2, 3, 7],
])(
  'the total of page %i with %i of 3 games is %i when the server sends none: a full page adds one',
  async (page, games, total) => expect(await loadTotal(page, games)).toBe(total),
);

test('the total is that of the server, when it sends one', async () => {
  expect(await loadTotal(1, 3, { totalCount: 90 })).toBe(90);
});
