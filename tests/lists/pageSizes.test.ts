import { expect, test } from 'vitest';
import { gameList } from '../../src/contract/game';
import { pageSizeOf } from '../../src/screens/home/pageSizeOf';
import { blankGame } from '../../src/stores/game';
import { createNewGame } from '../../src/stores/newGame';
import { createSearch } from '../../src/stores/search';
import { createSimilar } from '../../src/stores/similar';
import { firstVendors } from '../../src/widgets/games/GameListBar';
import { createFakeHost, settle } from '../stores/fakeHost';

const tiger = { ...blankGame, id: '1', name: 'Tigre', vendor: 'PG', type: 'RNG' };

function prepare() {
  const { host, reply, requestsOf, logIn } = createFakeHost();
  reply(gameList, { games: [], totalCount: 0 });
  logIn('ana');
  const sizes = () =>
    requestsOf(gameList).map(({ input }) => (input as { pageSize: number }).pageSize);
  return { host, sizes };
}

test('S9.02 the personal shelves of home ask for 54 games', async () => {
  const { host, sizes } = prepare();
  await host.use(createNewGame).list.load('PG');
  await host.use(createSimilar).ofLast.load(tiger);
  expect(new Set(sizes())).toEqual(new Set([54]));
});

test('S9.02 the games like that of a sheet, and the nearest games of a search, are asked for by 12', async () => {
  const { host, sizes } = prepare();
  await host.use(createSimilar).ofSheet.load(tiger);
  await host.use(createSearch).nearest.load({ text: 'dargon', language: 'ES' });
  await settle();
  expect(sizes().length).toBeGreaterThan(3);
  expect(new Set(sizes())).toEqual(new Set([12]));
});

const vendors = 'ABCDEFGHIJKL'
  .split('')
  .map((vassalage) => ({ vassalage, accountTypeName: vassalage, mobileSmallIcon: '' }));
const codesOf = (chosen?: string) =>
  firstVendors(vendors, chosen)
    .map(({ vassalage }) => vassalage)
    .join('');

test('S9.01 the row of vendors has nine, also when a vendor further back is chosen', () => {
  expect(codesOf()).toBe('ABCDEFGHI');
  expect(codesOf('B')).toBe('ABCDEFGHI');
  expect(codesOf('L')).toBe('ABCDEFGHL');
});

test('S9.01 a block on home has 9 games, and 6 for LIVE, FISH, PVP and CRASH', () => {
  const codes = ['LIVE', 'FISH', 'PVP', 'CRASH', 'RNG', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'];
  expect(codes.map(pageSizeOf)).toEqual([6, 6, 6, 6, 9, 9, 9, 9, 9]);
});
