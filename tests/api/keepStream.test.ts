import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/ApiError';
import { keepStream } from '../../src/api/keepStream';
import type { StreamOptions } from '../../src/api/readStream';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Connection extends StreamOptions {
  end(): void;
  fail(error: unknown): void;
}

/** A stream whose connections wait for the test. */
function start() {
  const connections: Connection[] = [];
  const live: boolean[] = [];
  const events: string[] = [];
  const position: { lastEventId?: string } = {};
  const stop = keepStream(
    (options) =>
      new Promise((end, fail) => {
        options.signal.addEventListener('abort', () => fail(new ApiError('aborted', '')));
        connections.push({ ...options, end, fail });
      }),
    { position, onEvent: ({ data }) => events.push(data), onLive: (is) => live.push(is) },
  );
  const last = () => connections.at(-1) as Connection;
  return { connections, last, live, events, position, stop };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const offline = new ApiError('offline', '');

test('it connects again with pauses that grow up to a minute, and at once after a connection that lasted', async () => {
  const { connections, last } = start();
  const pauses: number[] = [];
  for (let i = 0; i < 8; i++) {
    last().fail(offline);
    const count = connections.length;
    let waited = 0;
    while (connections.length === count) {
      await pass(500);
      waited += 500;
    }
    pauses.push(waited);
  }
  expect(pauses).toEqual([2, 4, 8, 16, 32, 60, 60, 60].map((seconds) => seconds * 1000));
  last().onOpen();
  await pass(20_000);
  last().end();
  const count = connections.length;
  await pass(2_000);
  expect(connections).toHaveLength(count + 1);
});

test('the pause is random, between half and all of it', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { connections, last } = start();
  last().fail(offline);
  await pass(999);
  expect(connections).toHaveLength(1);
  await pass(1);
  expect(connections).toHaveLength(2);
});

test('a server that accepts and closes at once is not asked again and again', async () => {
  const { connections, last } = start();
  for (let i = 0; i < 5; i++) {
    last().onOpen();
    last().end();
    await pass(2_000 * 2 ** i);
  }
  expect(connections).toHaveLength(6);
});

test('waits for the time that the server sets, by `retry` and by Retry-After', async () => {
  const { connections, last } = start();
  last().onRetry(5_000);
  last().fail(new ApiError('server', '', { status: 503 }));
  await pass(4_999);
  expect(connections).toHaveLength(1);
  await pass(1);
  expect(connections).toHaveLength(2);
  const cause = new Response(null, { headers: { 'Retry-After': '30' } });
  last().fail(new ApiError('server', '', { status: 503, cause }));
  await pass(30_000);
  expect(connections).toHaveLength(2);
  await pass(10_000);
  expect(connections).toHaveLength(3);
});

test.each(['rejected', 'malformed', 'notLoggedIn'] as const)(
  'it gives up when the server has no stream: %s',
  async (kind) => {
    const { connections, last, live } = start();
    last().fail(new ApiError(kind, ''));
    await pass(3_600_000);
    expect(connections).toHaveLength(1);
    expect(live.at(-1)).toBe(false);
  },
);

test('the next connection goes on after the last event', async () => {
  const { last, events, position } = start();
  last().onOpen();
  last().onEvent({ name: 'a', data: 'one', id: '41' });
  last().onEvent({ name: 'a', data: 'two', id: '' });
  last().fail(offline);
  await pass(2_000);
  expect(last().lastEventId).toBe('41');
  expect(events).toEqual(['one', 'two']);
  expect(position).toEqual({ lastEventId: '41' });
});

test('after the stop no event is passed on, and there is no further connection', async () => {
  const { connections, last, live, events, stop } = start();
  last().onOpen();
  stop();
  last().onOpen();
  last().onEvent({ name: 'a', data: 'late', id: '1' });
  await pass(3_600_000);
  expect([connections.length, events, live]).toEqual([1, [], [true, false]]);
  expect(last().signal.aborted).toBe(true);
});
