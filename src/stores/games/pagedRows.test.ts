import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GamesPage } from './game';
import { blankGame } from './gameOf';
import { createPagedRows } from './pagedRows';

const SIZE = 10;
const TOTAL = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pageOf = (page: number): GamesPage => ({
  games: Array.from({ length: SIZE }, (_, i) => ({
    ...blankGame,
    id: String((page - 1) * SIZE + i),
  })),
  page,
  pages: TOTAL / SIZE,
  total: TOTAL,
});

function prepare(reached = 1) {
  const requested: number[] = [];
  const signals: AbortSignal[] = [];
  const broken = new Set<number>();
  const onReach = vi.fn();
  const rows = createPagedRows({
    size: SIZE,
    reached,
    onReach,
    read: async (page, signal) => {
      requested.push(page);
      signals.push(signal);
      if (broken.has(page)) throw new Error('offline');
      return pageOf(page);
    },
  });
  const wait = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
  return { rows, requested, signals, broken, onReach, wait };
}

test('S2.66 loads the first page on start, and one more page at a time', async () => {
  const { rows, requested, onReach, wait } = prepare();
  rows.start();
  expect(rows.state.value).toBe('loading');
  await wait();
  expect(rows.count.value).toBe(SIZE);
  expect(rows.total.value).toBe(TOTAL);
  expect(rows.at(3)?.id).toBe('3');
  rows.loadMore();
  expect(rows.count.value).toBe(2 * SIZE);
  expect(rows.at(SIZE)).toBeUndefined();
  await wait();
  expect(rows.at(SIZE)?.id).toBe('10');
  expect(requested).toEqual([1, 2]);
  expect(onReach).toHaveBeenLastCalledWith(2);
});

test('loads only the pages on the screen, when it opens at a restored position', async () => {
  const { rows, requested, wait } = prepare(30);
  rows.start();
  expect(rows.count.value).toBe(30 * SIZE);
  rows.expect(205, 215);
  await wait(50);
  expect(requested).toEqual([21, 22]);
  expect(rows.at(205)?.id).toBe('205');
});

test('does not load pages that the list scrolls past', async () => {
  const { rows, requested, wait } = prepare(30);
  rows.start();
  rows.expect(0, 5);
  await wait(20);
  rows.expect(205, 209);
  await wait(50);
  expect(requested).toEqual([21]);
});

test('asks for the nearest page first, also while scrolling up', async () => {
  const { rows, requested, wait } = prepare(30);
  rows.start();
  rows.expect(219, 190);
  await wait(50);
  expect(requested).toEqual([22, 21, 20]);
});

test('asks for the expected pages after 50 ms, also when timers wait for busy frames', () => {
  const { rows, requested } = prepare(30);
  rows.start();
  rows.expect(0, 9);
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 49);
  rows.expect(200, 209);
  expect(requested).toEqual([]);
  vi.spyOn(performance, 'now').mockReturnValue(now + 50);
  rows.expect(210, 219);
  expect(requested).toEqual([22]);
});

test('asks for a page in memory only once', async () => {
  const { rows, requested, wait } = prepare(30);
  rows.start();
  rows.expect(200, 219);
  await wait(50);
  rows.expect(210, 229);
  await wait(50);
  rows.expect(200, 219);
  await wait(50);
  expect(requested).toEqual([21, 22, 23]);
});

test('keeps a request whose page is no longer expected, because its reply may be here already', async () => {
  const { rows, requested, signals, wait } = prepare(30);
  rows.start();
  rows.expect(200, 209);
  await wait(50);
  rows.expect(220, 229);
  await wait(50);
  rows.expect(200, 209);
  await wait(50);
  expect(requested).toEqual([21, 23]);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
});

test('does not load another page, while one is loading', async () => {
  const { rows, requested, wait } = prepare();
  rows.start();
  await wait();
  rows.loadMore();
  rows.loadMore();
  await wait();
  expect(requested).toEqual([1, 2]);
});

test('says why games are missing, and loads only these with a retry', async () => {
  const { rows, requested, broken, wait } = prepare();
  rows.start();
  await wait();
  broken.add(2);
  rows.loadMore();
  await wait();
  expect(rows.state.value).toBe('ready');
  expect(rows.error.value).toBeInstanceOf(Error);
  broken.clear();
  rows.retry();
  await wait();
  expect(rows.error.value).toBeUndefined();
  expect(requested).toEqual([1, 2, 2]);
});

test('has failed, when not even the first page comes', async () => {
  const { rows, broken, wait } = prepare();
  broken.add(1);
  rows.start();
  await wait();
  expect(rows.state.value).toBe('failed');
});

test('aborts its requests when it leaves the screen, and loads them again on return', async () => {
  const { rows, requested, signals, wait } = prepare();
  const stop = rows.start();
  stop();
  expect(signals[0]?.aborted).toBe(true);
  await wait();
  expect(rows.at(0)).toBeUndefined();
  rows.start();
  await wait();
  expect(requested).toEqual([1, 1]);
  expect(rows.at(0)?.id).toBe('0');
});

test('forgets why games were missing on return, and loads these', async () => {
  const { rows, broken, requested, wait } = prepare();
  broken.add(1);
  const stop = rows.start();
  await wait();
  stop();
  broken.clear();
  rows.start();
  await wait();
  expect(rows.error.value).toBeUndefined();
  expect(requested).toEqual([1, 1]);
  rows.loadMore();
  await wait();
  expect(rows.at(SIZE)?.id).toBe('10');
});

test('keeps at most 60 pages, and drops those far from the visible rows', async () => {
  const { rows, requested, wait } = prepare();
  rows.start();
  await wait();
  for (let page = 2; page <= 70; page++) {
    rows.loadMore();
    await wait();
  }
  expect(rows.at(0)).toBeUndefined();
  expect(rows.at(695)?.id).toBe('695');
  rows.expect(0, 0);
  await wait(50);
  expect(rows.at(0)?.id).toBe('0');
  expect(requested).toHaveLength(71);
});
