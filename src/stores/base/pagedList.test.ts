import { expect, test } from 'vitest';
import { settle } from '../../../tests/helpers/fakeHost';
import { createPagedList } from './pagedList';

interface Reply {
  content: string[];
  pageNum?: number;
  totalPages?: number;
}

function prepare(counts: 'withCounts' | 'withoutCounts' = 'withCounts') {
  const requests: {
    filter: string;
    pageNo: number;
    signal: AbortSignal;
    answer(...content: string[]): Promise<void>;
    fail(): Promise<void>;
  }[] = [];
  const list = createPagedList({
    pageSize: 2,
    read: (filter: string, pageNo, signal) =>
      new Promise<Reply>((resolve, reject) => {
        requests.push({
          filter,
          pageNo,
          signal,
          answer(...content) {
            resolve({
              content,
              ...(counts === 'withCounts' ? { pageNum: pageNo, totalPages: 3 } : {}),
            });
            return settle();
          },
          fail() {
            reject(new Error('offline'));
            return settle();
          },
        });
      }),
  });
  return { list, requests };
}

test('opens with the first page and grows by the next one', async () => {
  const { list, requests } = prepare();
  void list.open('all');
  expect(list.state.value).toBe('loading');
  await requests[0]?.answer('a', 'b');
  expect(list.state.value).toBe('ready');
  void list.loadMore();
  expect(requests[1]).toMatchObject({ filter: 'all', pageNo: 2 });
  await requests[1]?.answer('c');
  expect(list.rows.value).toEqual(['a', 'b', 'c']);
  expect(list.hasMore.value).toBe(true);
});

test('ends with the page that has fewer rows than requested, when the server does not count', async () => {
  const { list, requests } = prepare('withoutCounts');
  void list.open('all');
  await requests[0]?.answer('a', 'b');
  expect(list.hasMore.value).toBe(true);
  void list.loadMore();
  expect(requests[1]?.pageNo).toBe(2);
  await requests[1]?.answer('c');
  expect(list.rows.value).toEqual(['a', 'b', 'c']);
  expect(list.hasMore.value).toBe(false);
});

test('has no more rows after the last page', async () => {
  const { list, requests } = prepare();
  void list.open('all');
  for (const [index, row] of ['a', 'b', 'c'].entries()) {
    await requests[index]?.answer(row);
    void list.loadMore();
  }
  expect(list.hasMore.value).toBe(false);
});

test('does not request the next page, while the first one is loading', async () => {
  const { list, requests } = prepare();
  void list.open('all');
  void list.loadMore();
  expect(requests).toHaveLength(1);
});

test('the latest filter wins, when replies arrive in the other order', async () => {
  const { list, requests } = prepare();
  void list.open('old');
  void list.open('new');
  expect(requests[0]?.signal.aborted).toBe(true);
  await requests[1]?.answer('new row');
  await requests[0]?.answer('old row');
  expect(list.rows.value).toEqual(['new row']);
});

test('is empty only after a reply without rows', async () => {
  const { list, requests } = prepare();
  void list.open('all');
  expect(list.isEmpty.value).toBe(false);
  await requests[0]?.answer();
  expect(list.isEmpty.value).toBe(true);
});

test('fails as a whole, when the first page does not come, and recovers with a retry', async () => {
  const { list, requests } = prepare();
  void list.open('all');
  await requests[0]?.fail();
  expect(list.state.value).toBe('failed');
  void list.retry();
  await requests[1]?.answer('a');
  expect(list.state.value).toBe('ready');
  expect(list.error.value).toBeUndefined();
});

test('keeps its rows and says why, when the next page does not come', async () => {
  const { list, requests } = prepare();
  void list.open('all');
  await requests[0]?.answer('a');
  void list.loadMore();
  await requests[1]?.fail();
  expect(list.rows.value).toEqual(['a']);
  expect(list.state.value).toBe('ready');
  expect(list.error.value).toBeInstanceOf(Error);
  void list.loadMore();
  expect(requests[2]?.pageNo).toBe(2);
});

test('keeps its rows during a refresh, and when the refresh fails', async () => {
  const { list, requests } = prepare();
  void list.open('all');
  await requests[0]?.answer('a');
  void list.refresh();
  expect(list.state.value).toBe('ready');
  await requests[1]?.fail();
  expect(list.rows.value).toEqual(['a']);
  expect(list.error.value).toBeInstanceOf(Error);
});

test('has all its pages after a refresh, so that the member is still at the same row', async () => {
  const { list, requests } = prepare();
  void list.open('all');
  await requests[0]?.answer('a', 'b');
  void list.loadMore();
  await requests[1]?.answer('c', 'd');
  void list.refresh();
  await requests[2]?.answer('A', 'B');
  expect(list.rows.value).toEqual(['a', 'b', 'c', 'd']);
  expect(requests[3]).toMatchObject({ filter: 'all', pageNo: 2 });
  await requests[3]?.answer('C', 'D');
  expect(list.rows.value).toEqual(['A', 'B', 'C', 'D']);
  void list.loadMore();
  expect(requests[4]?.pageNo).toBe(3);
});

test('ends a refresh with the last page, when there are fewer rows than before', async () => {
  const { list, requests } = prepare('withoutCounts');
  void list.open('all');
  await requests[0]?.answer('a', 'b');
  void list.loadMore();
  await requests[1]?.answer('c');
  void list.refresh();
  await requests[2]?.answer('a');
  expect(list.rows.value).toEqual(['a']);
  expect(requests).toHaveLength(3);
});

test('replaces one row in its place', async () => {
  const { list, requests } = prepare();
  void list.open('all');
  await requests[0]?.answer('a', 'b');
  list.replaceRow('B', (row) => row === 'b');
  expect(list.rows.value).toEqual(['a', 'B']);
});

test('drops everything on reset, a pending reply too', async () => {
  const { list, requests } = prepare();
  void list.open('all');
  await requests[0]?.answer('a');
  void list.loadMore();
  list.reset();
  await requests[1]?.answer('b');
  expect(list.rows.value).toEqual([]);
  expect(list.state.value).toBe('loading');
  await list.refresh();
  expect(requests).toHaveLength(2);
});

test('shows a row once, as it is now, when new rows have moved it to the next page', async () => {
  interface Bet {
    id: string;
    state: string;
  }
  const pages: Bet[][] = [
    [
      { id: 'a', state: 'won' },
      { id: 'b', state: 'open' },
    ],
    [
      { id: 'b', state: 'won' },
      { id: 'c', state: 'won' },
    ],
  ];
  const list = createPagedList({
    pageSize: 2,
    read: async (_: string, pageNo) => ({ content: pages[pageNo - 1] ?? [] }),
    by: ({ id }) => id,
  });
  await list.open('all');
  await list.loadMore();
  expect(list.rows.value.map(({ id, state }) => `${id} ${state}`)).toEqual([
    'a won',
    'b won',
    'c won',
  ]);
});

test('keeps all rows of a page, when a backend uses an id for more than one', async () => {
  const pages = [
    ['a', 'a'],
    ['b', 'b'],
  ];
  const list = createPagedList({
    pageSize: 2,
    read: async (_: string, pageNo) => ({ content: pages[pageNo - 1] ?? [] }),
    by: (row) => row,
  });
  await list.open('all');
  await list.loadMore();
  expect(list.rows.value).toEqual(['a', 'a', 'b', 'b']);
});

test('begins with the first page, when the rows of another filter could not be loaded', async () => {
  const { list, requests } = prepare();
  void list.open('old');
  await requests[0]?.answer('a', 'b');
  void list.open('new');
  await requests[1]?.fail();
  expect([list.rows.value, list.hasMore.value, list.lastReply.value]).toEqual([
    [],
    false,
    undefined,
  ]);
  void list.loadMore();
  expect(requests[2]).toMatchObject({ filter: 'new', pageNo: 1 });
});

test('after a failed refresh with another filter, the next page still follows the rows that are shown', async () => {
  const { list, requests } = prepare();
  void list.open('small');
  await requests[0]?.answer('a', 'b');
  void list.refresh('large');
  await requests[1]?.fail();
  expect(list.rows.value).toEqual(['a', 'b']);
  void list.loadMore();
  expect(requests[2]).toMatchObject({ filter: 'small', pageNo: 2 });
});

test('the retry of a refresh with another filter reads its first page alone', async () => {
  const { list, requests } = prepare();
  void list.open('small');
  await requests[0]?.answer('a', 'b');
  void list.loadMore();
  await requests[1]?.answer('c', 'd');
  void list.refresh('large');
  await requests[2]?.fail();
  void list.retry();
  expect(requests[3]).toMatchObject({ filter: 'large', pageNo: 1 });
  await requests[3]?.answer('A', 'B', 'C', 'D');
  expect(list.rows.value).toEqual(['A', 'B', 'C', 'D']);
  expect(requests).toHaveLength(4);
});
