import { expect, test } from 'vitest';
import { createFakeHost, settle } from '../../../../tests/helpers/fakeHost';
import { favourites } from '../../../contract/games/favourite';
import { gameList, hotGames } from '../../../contract/games/game';
import { createGameList } from '../../../stores/games/gameList';
import { blankGame } from '../../../stores/games/gameOf';
import { createNewGame } from '../../../stores/games/newGame';
import { createSearch } from '../../../stores/games/search';
import { createShelf } from '../../../stores/games/shelf';
import { createSimilar } from '../../../stores/games/similar';
import { firstVendors } from '../../../widgets/games/list/GameListBar';
import { pageSizeOf } from './pageSizeOf';

const tiger = { ...blankGame, id: '1', name: 'Tigre', vendor: 'PG', type: 'RNG' };

function prepare() {
  const { host, reply, requestsOf, logIn } = createFakeHost();
  reply(gameList, { games: [], totalCount: 0 });
  logIn('ana');
  const sizes = () =>
    requestsOf(gameList).map(({ input }) => (input as { pageSize: number }).pageSize);
  return { host, sizes, requestsOf };
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

test('S9.02 S4.20 a category of home asks for 54 games, a list for 12, and the hot games for no list', async () => {
  const { host, sizes, requestsOf } = prepare();
  await host.use(createShelf).shelfOf('RNG').load();
  expect(sizes()).toEqual([54]);
  const { rowsOf } = host.use(createGameList);
  const context = { historyKey: '1', language: 'ES' };
  const stop = rowsOf({ category: 'RNG' }, context).start();
  expect(sizes()).toEqual([54, 12]);
  const stopHot = rowsOf({ category: 'HOT' }, context).start();
  expect(sizes()).toHaveLength(2);
  expect(requestsOf(hotGames)).toHaveLength(1);
  for (const end of [stop, stopHot]) end();
});

test('S4.19 S9.03 favourites are asked for by 15, and there are more until the last page', async () => {
  const { host, requestsOf } = prepare();
  const { rowsOf } = host.use(createGameList);
  const rows = rowsOf({ category: 'FAV' }, { historyKey: '1', language: 'ES' });
  const stop = rows.start();
  const pages = requestsOf(favourites);
  expect(pages[0]?.input).toEqual({ pageNo: 1, pageSize: 15 });
  const content = Array.from({ length: 15 }, (_, i) => ({ nodeId: i }));
  pages[0]?.answer({ content, pageNum: 1, totalPages: 2 });
  await settle();
  expect(rows.hasMore.value).toBe(true);
  void rows.loadMore();
  requestsOf(favourites)[1]?.answer({ content: [{ nodeId: 15 }], pageNum: 2, totalPages: 2 });
  await settle();
  expect(requestsOf(favourites)[1]?.input).toEqual({ pageNo: 2, pageSize: 15 });
  expect(rows.hasMore.value).toBe(false);
  stop();
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
