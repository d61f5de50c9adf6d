import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { ApiError } from '../../api/ApiError';
import { addFavourite, favouriteList, removeFavourite } from '../../contract/games/favourite';
import { createSession } from '../account/session';
import { createFavourite } from './favourite';
import { createFavouriteChange } from './favouriteChange';
import { blankGame, type Game } from './gameOf';
import { createPendingFavourite } from './pendingFavourite';

const game = (id: string): Game => ({ ...blankGame, id, name: id });
const page = (...ids: (string | number)[]) => ({
  content: ids.map((nodeId) => ({ nodeId, gameName: String(nodeId) })),
  pageNum: 1,
  totalPages: 1,
});

let stop = () => {};
beforeEach(() => void vi.useFakeTimers({ now: 0, toFake: ['Date'] }));
afterEach(() => {
  stop();
  vi.useRealTimers();
});

async function prepare(...ids: (string | number)[]) {
  const server = createFakeHost();
  server.reply(favouriteList, page(...ids));
  server.logIn('ana');
  stop = server.host.retain(createFavourite);
  await settle();
  const store = server.host.use(createFavourite);
  const change = server.host.use(createFavouriteChange);
  return { ...server, store, change, shown: () => store.games.value.map(({ id }) => id) };
}

test('S3.11 ids are text, when the server sends numbers', async () => {
  const { store } = await prepare(7);
  expect(store.ids.value.has('7')).toBe(true);
});

test('S9.03 loads every page, when there is more than one', async () => {
  const server = createFakeHost();
  server.logIn('ana');
  stop = server.host.retain(createFavourite);
  const requests = () => server.requestsOf(favouriteList);
  requests()[0]?.answer({ ...page('a'), totalPages: 2 });
  await settle();
  expect(requests()[1]?.input).toEqual({ pageNo: 2, pageSize: 100 });
  requests()[1]?.answer({ ...page('b'), pageNum: 2, totalPages: 2 });
  await settle();
  expect(server.host.use(createFavourite).ids.value).toEqual(new Set(['a', 'b']));
});

test('S4.16 a game is a favourite at once, and stays one when the server agrees', async () => {
  const { store, change, shown, requestsOf } = await prepare('a');
  const done = change.toggle(game('b'));
  await settle();
  expect(shown()).toEqual(['b', 'a']);
  requestsOf(addFavourite)[0]?.answer({ success: true });
  await expect(done).resolves.toBe(true);
  expect(store.ids.value).toEqual(new Set(['a', 'b']));
});

test.each([
  ['has it', ['b', 'a'], true],
  ['does not have it', ['a'], false],
])(
  'S8.02 a reply without success is unknown: the list is asked again, and it %s',
  async (_, listed, isSaved) => {
    const { change, reply, shown, requestsOf } = await prepare('a');
    const done = change.toggle(game('b'));
    await settle();
    reply(favouriteList, page(...listed));
    requestsOf(addFavourite)[0]?.answer({});
    await expect(done).resolves.toBe(isSaved);
    expect(requestsOf(favouriteList)).toHaveLength(2);
    expect(shown()).toEqual(listed);
  },
);

const lostReply = () => new ApiError('offline', addFavourite.path, { mayHaveRun: true });

test('S8.02 a change whose reply was lost is kept, when the list has it', async () => {
  const { change, reply, shown, requestsOf } = await prepare('a');
  const done = change.toggle(game('b'));
  await settle();
  reply(favouriteList, page('b', 'a'));
  requestsOf(addFavourite)[0]?.fail(lostReply());
  await expect(done).resolves.toBe(true);
  expect(shown()).toEqual(['b', 'a']);
});

test('S8.02 a change whose reply was lost fails with its cause, when the list does not have it', async () => {
  const { change, shown, requestsOf } = await prepare('a');
  const done = change.toggle(game('b'));
  await settle();
  requestsOf(addFavourite)[0]?.fail(lostReply());
  await expect(done).rejects.toMatchObject({ kind: 'offline', isOutcomeUnknown: false });
  expect(shown()).toEqual(['a']);
});

test.each([
  ['the server says no', 'answer'],
  ['the request fails', 'fail'],
])('S4.16 S8.02 a removed favourite comes back to its place, when %s', async (_, how) => {
  const { change, shown, requestsOf } = await prepare('a', 'b', 'c');
  const done = change.toggle(game('b')).catch(() => false);
  await settle();
  expect(shown()).toEqual(['a', 'c']);
  const [request] = requestsOf(removeFavourite);
  if (how === 'answer') request?.answer({ success: false });
  else request?.fail();
  await expect(done).resolves.toBe(false);
  expect(shown()).toEqual(['a', 'b', 'c']);
});

test('a second tap sends nothing, while the first change is pending', async () => {
  const { change, requestsOf } = await prepare();
  void change.toggle(game('a'));
  await settle();
  await expect(change.toggle(game('a'))).resolves.toBe(false);
  expect(requestsOf(addFavourite)).toHaveLength(1);
});

test('waits for the list before a change, when it is still loading', async () => {
  const server = createFakeHost();
  server.logIn('ana');
  stop = server.host.retain(createFavourite);
  const done = server.host.use(createFavouriteChange).toggle(game('a'));
  await settle();
  expect(server.requestsOf(addFavourite)).toHaveLength(0);
  server.requestsOf(favouriteList)[0]?.answer(page('a'));
  await expect(done).resolves.toBe(true);
  expect(server.requestsOf(addFavourite)).toHaveLength(0);
});

test('a tap that waits for the list sends nothing for the next member', async () => {
  const server = createFakeHost();
  server.logIn('ana');
  stop = server.host.retain(createFavourite);
  const done = server.host.use(createFavouriteChange).toggle(game('a'));
  await settle();
  void server.host.use(createSession).expireSession();
  server.reply(favouriteList, page());
  server.logIn('bruno');
  await expect(done).resolves.toBe(false);
  await settle();
  expect(server.requestsOf(addFavourite)).toHaveLength(0);
});

test('a change stays, when the list was being refreshed', async () => {
  const { store, change, shown, requestsOf, holdReplies } = await prepare('a');
  holdReplies();
  void store.list.reload();
  const done = change.toggle(game('b'));
  await settle();
  requestsOf(favouriteList)[1]?.answer(page('a'));
  requestsOf(addFavourite)[0]?.answer({ success: true });
  await expect(done).resolves.toBe(true);
  expect(shown()).toEqual(['b', 'a']);
  expect(store.ids.value).toEqual(new Set(['a', 'b']));
});

test('a late failure changes nothing, when another member is logged in', async () => {
  const { host, store, change, logIn, requestsOf } = await prepare('a');
  const done = change.toggle(game('b')).catch(() => false);
  await settle();
  void host.use(createSession).expireSession();
  logIn('bruno');
  await settle();
  requestsOf(addFavourite)[0]?.fail();
  await expect(done).resolves.toBe(false);
  expect(store.ids.value).toEqual(new Set(['a']));
});

test('S8.01 a pending favourite is returned once, after the login', async () => {
  const server = createFakeHost();
  server.reply(favouriteList, page('a'));
  const pending = server.host.use(createPendingFavourite);
  stop = server.host.retain(createFavourite);
  pending.remember(game('b'));
  expect(pending.take()).toBeUndefined();
  server.logIn('ana');
  await settle();
  expect(pending.take()?.id).toBe('b');
  expect(pending.take()).toBeUndefined();
});

test.each([
  ['it is a favourite already', 'a', 0],
  ['ten minutes have passed', 'b', 600_001],
])('a pending favourite is dropped, when %s', async (_, id, ms) => {
  const server = createFakeHost();
  server.reply(favouriteList, page('a'));
  const pending = server.host.use(createPendingFavourite);
  stop = server.host.retain(createFavourite);
  pending.remember(game(id));
  vi.setSystemTime(ms);
  server.logIn('ana');
  await settle();
  expect(pending.take()).toBeUndefined();
});
