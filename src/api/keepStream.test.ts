import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './ApiError';
import { keepStream } from './keepStream';
import type { StreamOptions } from './readStream';

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
    { position, onEvent: ({ data }) => events.push(data), onLive: (isLive) => live.push(isLive) },
  );
  const last = () => connections.at(-1) as Connection;
  return { connections, last, live, events, position, stop };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const offline = new ApiError('offline', '');

/** Ends a connection, and returns how long it takes until the next one, in seconds. */
async function pauseAfter(connections: Connection[], end: () => void) {
  const count = connections.length;
  end();
  let waited = 0;
  while (connections.length === count) {
    await pass(500);
    waited += 500;
  }
  return waited / 1000;
}

test('it connects again after pauses that grow to a minute, and start anew after a long connection', async () => {
  const { connections, last } = start();
  const pauses: number[] = [];
  for (let i = 0; i < 8; i++)
    pauses.push(await pauseAfter(connections, () => last().fail(offline)));
  expect(pauses).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
  last().onOpen();
  await pass(20_000);
  expect(await pauseAfter(connections, () => last().end())).toBe(2);
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

test('the pauses grow too, when the server opens each stream and closes it at once', async () => {
  const { connections, last } = start();
  const pauses: number[] = [];
  for (let i = 0; i < 5; i++) {
    last().onOpen();
    pauses.push(await pauseAfter(connections, () => last().end()));
  }
  expect(pauses).toEqual([2, 4, 8, 16, 32]);
});

test('the server sets the first pause by `retry`, and adds to a pause by Retry-After', async () => {
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
