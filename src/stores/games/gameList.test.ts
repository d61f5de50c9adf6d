import { effect } from '@kit/render/signals';
import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost, type FakeRequest, settle } from '../../../tests/helpers/fakeHost';
import { MemoryStorage } from '../../../tests/helpers/memoryStorage';
import { favouriteList, favourites, removeFavourite } from '../../contract/games/favourite';
import { gameList } from '../../contract/games/game';
import { createFavourite } from './favourite';
import { createFavouriteChange } from './favouriteChange';
import { createGameList, type GameRows, type ListQuery } from './gameList';
import { blankGame } from './gameOf';

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});

const gamesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({ nodeId: `g${first + i}` }));

function prepare(query: ListQuery, { isVisitor = query.category !== 'FAV' } = {}) {
  const server = createFakeHost();
  if (!isVisitor) server.logIn('ana');
  const open = () =>
    server.host.use(createGameList).rowsOf(query, { historyKey: '1', language: 'ES' });
  const rows = open();
  const pages = (endpoint: { path: string }) =>
    server.requestsOf(endpoint).map(({ input }) => (input as { pageNo: number }).pageNo);
  return { ...server, open, rows, pages };
}

const shown = (rows: GameRows) =>
  Array.from({ length: rows.count.value }, (_, i) => rows.at(i)?.id);

const lastOf = (requests: FakeRequest[]) => requests.at(-1) as FakeRequest;

test('S2.66 a list aborts its request when it is left, and goes on when it is shown again', async () => {
  const { rows, requestsOf, pages } = prepare({ category: 'RNG' });
  rows.start()();
  expect(requestsOf(gameList)[0]?.options.signal?.aborted).toBe(true);
  const stop = rows.start();
  lastOf(requestsOf(gameList)).fail();
  await settle();
  expect(rows.state.value).toBe('failed');
  stop();
  // An effect of the screen starts it, and must not run again with each change.
  const stopEffect = effect(() => rows.start());
  lastOf(requestsOf(gameList)).answer({ games: gamesFrom(0, 12), totalCount: 30 });
  await settle();
  expect([rows.at(3)?.id, rows.total.value, pages(gameList)]).toEqual(['g3', 30, [1, 1, 1]]);
  stopEffect();
  rows.start();
  expect(pages(gameList)).toHaveLength(3);
});

test('a list has as many places as it had when it was left, also after a reload of the page', async () => {
  const { open, rows, reply } = prepare({ category: 'RNG' });
  reply(gameList, { games: gamesFrom(0, 12), totalCount: 100 });
  rows.start();
  await settle();
  await rows.loadMore();
  expect(open()).toBe(rows);
  expect(rows.count.value).toBe(24);
  const reloaded = prepare({ category: 'RNG' });
  reloaded.rows.start();
  expect(reloaded.rows.count.value).toBe(24);
  expect(reloaded.pages(gameList)).toEqual([]);
});

test('the favourites of a visitor are not asked for', () => {
  const { rows, requests } = prepare({ category: 'FAV' }, { isVisitor: true });
  rows.start();
  expect([rows.state.value, requests]).toEqual(['idle', []]);
});

const PAGE = 15;

/** The favourites of a server that puts new ones first. */
async function openFavourites(count: number) {
  const { rows, requestsOf, ...server } = prepare({ category: 'FAV' });
  const onServer = gamesFrom(0, count);
  let answered = 0;
  async function answerAll() {
    for (; answered < requestsOf(favourites).length; answered++) {
      const request = requestsOf(favourites)[answered] as FakeRequest;
      const { pageNo } = request.input as { pageNo: number };
      request.answer({
        content: onServer.slice((pageNo - 1) * PAGE, pageNo * PAGE),
        totalPages: Math.ceil(onServer.length / PAGE),
      });
      await settle();
    }
  }
  rows.start();
  await answerAll();
  return { ...server, rows, requestsOf, onServer, answerAll };
}

test('S9.03 a page of favourites has 15', () => {
  const { rows, requestsOf } = prepare({ category: 'FAV' });
  const stop = rows.start();
  expect(requestsOf(favourites)[0]?.input).toMatchObject({ pageNo: 1, pageSize: 15 });
  stop();
});

test('every page of favourites is reached, when a new one has moved the pages of the server', async () => {
  const { rows, onServer, answerAll } = await openFavourites(40);
  onServer.unshift({ nodeId: 'new' });
  for (let i = 0; i < 3; i++) {
    void rows.loadMore();
    await answerAll();
  }
  expect(shown(rows)).toEqual(gamesFrom(0, 40).map(({ nodeId }) => nodeId));
  expect([rows.hasMore.value, rows.total.value]).toEqual([false, 40]);
});

test.each([
  [true, ['g0', 'g2']],
  [false, ['g0', 'g1', 'g2']],
])(
  'S4.18 a removed favourite leaves the list without a request, if saved: %s',
  async (success, left) => {
    const { rows, host, reply, requestsOf } = await openFavourites(3);
    reply(favouriteList, { content: gamesFrom(0, 3), totalPages: 1 });
    const stop = host.retain(createFavourite);
    await settle();
    const removed = host.use(createFavouriteChange).toggle({ ...blankGame, id: 'g1' });
    await settle();
    expect(shown(rows)).toEqual(['g0', 'g2']);
    requestsOf(removeFavourite)[0]?.answer({ success });
    await removed;
    expect(shown(rows)).toEqual(left);
    expect(requestsOf(favourites)).toHaveLength(1);
    stop();
  },
);
