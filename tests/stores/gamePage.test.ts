import { expect, test } from 'vitest';
import { gameList } from '../../src/contract/game';
import { createGame } from '../../src/stores/game';
import { createFakeHost } from './fakeHost';

const SIZE = 3;

async function totalOf(page: number, games: number, more: object = {}) {
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
  'without a total, page %i with %i games of 3 counts %i, with one more to ask for after a full page',
  async (page, games, total) => expect(await totalOf(page, games)).toBe(total),
);

test('the total of the server counts', async () => {
  expect(await totalOf(1, 3, { totalCount: 90 })).toBe(90);
});
