import { afterEach, describe, expect, test, vi } from 'vitest';
import { settle } from '../../../tests/helpers/fakeHost';
import { createCollection } from './collection';

interface Reply {
  content: string[];
  totalPages?: number;
}

/** A list whose server answers when the test says so, the oldest request first. */
function prepare(counts: Partial<Reply> = { totalPages: 3 }) {
  const asked: string[] = [];
  const signals: AbortSignal[] = [];
  const waiting: { answer(content: string[]): void; fail(): void }[] = [];
  const list = createCollection({
    read: (filter: string, { pageNo }, { signal }) =>
      new Promise<Reply>((resolve, reject) => {
        asked.push(`${filter}${pageNo}`);
        signals.push(signal);
        waiting.push({
          answer: (content) => resolve({ content, ...counts }),
          fail: () => reject(new Error('offline')),
        });
      }),
    pageSize: 2,
  });
  const steps: Record<string, () => unknown> = {
    open: () => list.open(''),
    'open-new': () => list.open('new '),
    more: () => list.loadMore(),
    reload: () => list.reload(),
    retry: () => list.retry(),
    stop: () => list.stop(),
    reset: () => list.reset(),
    fail: () => waiting.shift()?.fail(),
    none: () => waiting.shift()?.answer([]),
  };
  async function play(script: string) {
    for (const step of script.split(' ')) {
      if (steps[step]) void steps[step]();
      else waiting.shift()?.answer([...step]);
      await settle();
    }
  }
  const shown = () => list.rows.value.join('');
  return { list, play, shown, asked, signals, waiting };
}

// Letters are the rows of a reply.
test.each([
  ['reload', 'idle', '', ''],
  ['open', 'loading', '', '1'],
  ['open more', 'loading', '', '1'],
  ['open stop', 'idle', '', '1'],
  ['open none', 'ready', '', '1'],
  ['open ab', 'ready', 'ab', '1'],
  ['open fail', 'failed', '', '1'],
  ['open fail retry', 'loading', '', '1 1'],
  ['open fail retry ab', 'ready', 'ab', '1 1'],
  ['open fail more ab', 'ready', 'ab', '1 1'],
  ['open ab more', 'refreshing', 'ab', '1 2'],
  ['open ab more more', 'refreshing', 'ab', '1 2'],
  ['open ab more cd', 'ready', 'abcd', '1 2'],
  ['open ab more stop cd', 'ready', 'ab', '1 2'],
  ['open ab more fail', 'failed', 'ab', '1 2'],
  ['open ab more fail more', 'refreshing', 'ab', '1 2 2'],
  ['open ab more fail retry cd', 'ready', 'abcd', '1 2 2'],
  ['open ab more cd more ef more', 'ready', 'abcdef', '1 2 3'],
  ['open ab reload', 'refreshing', 'ab', '1 1'],
  ['open ab reload AB', 'ready', 'AB', '1 1'],
  ['open ab reload fail', 'failed', 'ab', '1 1'],
  ['open ab reload fail more cd', 'ready', 'abcd', '1 1 2'],
  ['open ab more cd reload AB', 'refreshing', 'abcd', '1 2 1 2'],
  ['open ab more cd reload AB CD', 'ready', 'ABCD', '1 2 1 2'],
  ['open ab more cd reload AB CD more', 'refreshing', 'ABCD', '1 2 1 2 3'],
  ['open ab open-new', 'loading', '', '1 new 1'],
  ['open ab open-new fail', 'failed', '', '1 new 1'],
  ['open ab open-new fail more', 'loading', '', '1 new 1 new 1'],
  ['open ab reset', 'idle', '', '1'],
  ['open ab more reset cd reload', 'idle', '', '1 2'],
])(
  'after "%s" it is %s with "%s", and has asked for pages %s',
  async (script, state, rows, requested) => {
    const { list, play, shown, asked } = prepare();
    await play(script);
    expect([list.state.value, shown(), asked.join(' ')]).toEqual([state, rows, requested]);
    expect(list.error.value instanceof Error).toBe(state === 'failed');
  },
);

test.each([
  ['open ab', true],
  ['open ab more c', false],
  ['open ab more cd reload a', false],
  ['open ab open-new fail', false],
])('without a count, after "%s" there are more: %s', async (script, hasMore) => {
  const { list, play } = prepare({});
  await play(script);
  expect(list.hasMore.value).toBe(hasMore);
});

test('the latest filter wins, when replies arrive in the other order', async () => {
  const { play, shown, signals, waiting } = prepare();
  await play('open open-new');
  expect(signals[0]?.aborted).toBe(true);
  waiting.pop()?.answer(['new']);
  await play('old');
  expect(shown()).toBe('new');
});

test('the last reply stays while another filter is loading, and is dropped when that fails', async () => {
  const { list, play } = prepare();
  await play('open ab open-new');
  expect(list.lastReply.value?.content).toEqual(['a', 'b']);
  await play('fail');
  expect(list.lastReply.value).toBeUndefined();
});

const bets = (states: string) =>
  states.split(' ').map((text) => ({ id: text.charAt(0), state: text.slice(1) }));

/** Rows as "a1 b2": the id and the state. A server that counts follows with the next page. */
function listOf(server: { pages: string[] }, more: { isWhole?: boolean; onReply?(): void } = {}) {
  const read = vi.fn(async ({ pageNo }: { pageNo: number }) => ({
    content: bets(server.pages[pageNo - 1] ?? ''),
    totalPages: server.pages.length,
  }));
  const list = createCollection({
    read: (_, page) => read(page),
    key: 'id',
    pageSize: 2,
    ...more,
  });
  const shown = () => list.rows.value.map(({ id, state }) => id + state).join(' ');
  return { list, shown, asked: () => read.mock.calls.map(([{ pageNo }]) => pageNo) };
}

test('shows a row once, as it is now, when new rows have moved it to the next page', async () => {
  const { list, shown } = listOf({ pages: ['a1 b1', 'b2 c2'] });
  await list.open();
  await list.loadMore();
  expect(shown()).toBe('a1 b2 c2');
});

test('reads on, when new rows have moved known rows alone to the next page', async () => {
  const server = { pages: ['a b', 'c d', 'e f'] };
  const { list, shown, asked } = listOf(server);
  await list.open();
  server.pages.unshift('y z');
  await list.loadMore();
  expect(shown()).toBe('a b c d');
  expect(asked()).toEqual([1, 2, 3]);
});

test('reads the page again, to which a removed row has moved the next ones', async () => {
  const server = { pages: ['a b', 'c d', 'e'] };
  const { list, shown, asked } = listOf(server);
  await list.open();
  server.pages = ['b c', 'd e'];
  list.change((rows) => rows.filter(({ id }) => id !== 'a'));
  for (let i = 0; i < 2; i++) await list.loadMore();
  expect(shown()).toBe('b c d e');
  expect(asked()).toEqual([1, 1, 2]);
});

test('keeps all rows of a page, when a backend uses an id for more than one', async () => {
  const { list, shown } = listOf({ pages: ['a1 a2', 'b1 b2'] });
  await list.open();
  await list.loadMore();
  expect(shown()).toBe('a1 a2 b1 b2');
});

test('opens with the pages that were reached before', async () => {
  const { list, shown, asked } = listOf({ pages: ['a b', 'c d', 'e f'] });
  await list.open(undefined, 2);
  expect([shown(), asked(), list.hasMore.value]).toEqual(['a b c d', [1, 2], true]);
});

test('a whole list is there when its last page is, also after a reload', async () => {
  const server = { pages: ['a b', 'c'] };
  const { list, shown } = listOf(server, { isWhole: true });
  const sizes: number[] = [];
  const stop = list.rows.subscribe((rows) => void sizes.push(rows.length));
  await list.load();
  server.pages = ['a b', 'c d', 'e'];
  await list.load();
  stop();
  expect([shown(), sizes]).toEqual(['a b c d e', [0, 3, 5]]);
});

test('rows that are equal after a reload are the same objects, and equal lists the same list', async () => {
  const server = { pages: ['a1 b1'] };
  const { list } = listOf(server);
  await list.open();
  const before = list.value.value;
  await list.reload();
  expect(list.value.value).toBe(before);
  server.pages = ['a1 b2'];
  await list.reload();
  expect(list.value.value?.[0]).toBe(before?.[0]);
});

test('replaces a row in its place, and tells each reply when its rows are there', async () => {
  const onReply = vi.fn(() => expect(list.isLoaded.value).toBe(true));
  const { list, shown } = listOf({ pages: ['a1 b1'] }, { onReply });
  await list.open();
  list.replace({ id: 'b', state: '2' });
  list.replace({ id: 'x', state: '2' });
  expect(shown()).toBe('a1 b2');
  expect(onReply).toHaveBeenCalledOnce();
});

describe('a list of thousands', () => {
  const SIZE = 10;
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  function prepareGrid(reached = 1) {
    vi.useFakeTimers();
    const broken = new Set<number>();
    const held = new Set<number>();
    const read = vi.fn(async ({ pageNo }: { pageNo: number }) => {
      if (broken.has(pageNo)) throw new Error('offline');
      if (held.has(pageNo)) await new Promise(() => {});
      const content = Array.from({ length: SIZE }, (_, i) => (pageNo - 1) * SIZE + i);
      return { content, totalCount: 1000 };
    });
    const list = createCollection({
      read: (_, page) => read(page),
      pageSize: SIZE,
      maxPages: 60,
    });
    void list.open(undefined, reached);
    const wait = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
    return { list, broken, held, wait, asked: () => read.mock.calls.map(([{ pageNo }]) => pageNo) };
  }

  test('S2.66 has places for the page that is loading, and asks for it once', async () => {
    const { list, held, asked, wait } = prepareGrid();
    await wait();
    expect([list.count.value, list.at(3)]).toEqual([SIZE, 3]);
    held.add(2);
    void list.loadMore();
    list.expect(0, SIZE);
    await wait(50);
    expect([list.count.value, list.at(SIZE), asked()]).toEqual([2 * SIZE, undefined, [1, 2]]);
  });

  test.each([
    ['the pages on the screen', [[205, 215]], [21, 22]],
    ['the nearest first', [[219, 190]], [22, 21, 20]],
    ['not those that it scrolls past', [[5], [205, 209]], [21]],
    ['none after its end', [[298, 305]], [30]],
  ])('opened in the middle, loads %s', async (_, ranges, expected) => {
    const { list, asked, wait } = prepareGrid(30);
    expect(list.count.value).toBe(30 * SIZE);
    for (const [nearest = 0, farthest = nearest] of ranges) {
      list.expect(nearest, farthest);
      await wait(20);
    }
    await wait(30);
    expect(asked()).toEqual(expected);
  });

  test('asks for a page once, while it is loading and while it is in memory', async () => {
    const { list, asked, wait } = prepareGrid(30);
    for (const first of [200, 210, 200]) {
      list.expect(first, first + 19);
      await wait(50);
    }
    expect(asked()).toEqual([21, 22, 23]);
  });

  test('loads only the missing pages again after a failure', async () => {
    const { list, broken, asked, wait } = prepareGrid();
    await wait();
    broken.add(2);
    await list.loadMore();
    expect([list.state.value, list.at(0), list.count.value]).toEqual(['failed', 0, 2 * SIZE]);
    list.expect(0, 29);
    await wait(50);
    broken.clear();
    await list.retry();
    expect([list.state.value, asked()]).toEqual(['ready', [1, 2, 2]]);
  });

  test('keeps at most 60 pages, and loads those again that are expected', async () => {
    const { list, asked, wait } = prepareGrid();
    await wait();
    for (let page = 2; page <= 70; page++) await list.loadMore();
    expect([list.at(0), list.at(695), list.count.value]).toEqual([undefined, 695, 700]);
    list.expect(0, 0);
    await wait(50);
    expect([list.at(0), asked().length]).toEqual([0, 71]);
  });
});
