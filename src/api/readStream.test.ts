import { unansweredCount } from '@kit/data/network';
import { afterEach, expect, test, vi } from 'vitest';
import type { CallContext } from './context';
import { readStream } from './readStream';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const reply = (body: BodyInit | null, type = 'text/event-stream', status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': type } });

function start(answer: (url: string, init: RequestInit) => Response | Promise<Response>) {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => fetched(url, init));
  const onUnknownToken = vi.fn();
  const context = {
    baseURL: 'https://api.example.com',
    headers: () => ({ Token: 'secret', Merchant: 'feria', Language: 'ES', Device: undefined }),
    onUnknownToken,
  } as unknown as CallContext;
  const names: string[] = [];
  const connection = new AbortController();
  const ended = readStream(context, '/wps/events', {
    signal: connection.signal,
    lastEventId: '7',
    onOpen: () => names.push('open'),
    onEvent: ({ name }) => names.push(name),
    onRetry: () => {},
  });
  return { fetched, ended, names, connection, onUnknownToken };
}

test('the token is sent as a header like in every other call, and never in the address', async () => {
  const { ended, fetched, names } = start(() => reply('event: balance\ndata: {}\n\n'));
  await ended;
  const [url, { headers }] = fetched.mock.calls[0] as [string, RequestInit];
  expect(url).toBe('https://api.example.com/wps/events');
  expect(Object.fromEntries(headers as Headers)).toEqual({
    accept: 'text/event-stream',
    language: 'ES',
    'last-event-id': '7',
    merchant: 'feria',
    token: 'secret',
  });
  expect(names).toEqual(['open', 'balance']);
});

test('a text that is cut inside a letter is put together', async () => {
  const bytes = new TextEncoder().encode('data: ñ\n\n');
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.slice(0, 7));
      controller.enqueue(bytes.slice(7));
      controller.close();
    },
  });
  const { ended, names } = start(() => reply(body));
  await ended;
  expect(names).toEqual(['open', 'message']);
});

test.each([
  ['no content', () => reply(null, '', 204).clone(), 'rejected'],
  ['a page', () => reply('<html>', 'text/html'), 'malformed'],
  [
    'no such path',
    () => Response.json({ success: false, code: 'no_handler' }, { status: 404 }),
    'rejected',
  ],
  ['a gateway', () => reply('bad gateway', 'text/plain', 502), 'server'],
  ['another reply', () => Response.json({ success: true, value: {} }), 'malformed'],
])('%s is no stream', async (_, answer, kind) => {
  const { ended, names, onUnknownToken } = start(answer);
  await expect(ended).rejects.toMatchObject({ kind });
  expect(names).toEqual([]);
  expect(onUnknownToken).not.toHaveBeenCalled();
});

test('the end of the session is reported with its token', async () => {
  const { ended, onUnknownToken } = start(() =>
    Response.json({ success: false, code: 'not_logged_in' }, { status: 401 }),
  );
  await expect(ended).rejects.toMatchObject({ kind: 'notLoggedIn' });
  expect(onUnknownToken).toHaveBeenCalledExactlyOnceWith('secret');
});

test('the connection ends after 45 seconds of silence, and a comment keeps it open', async () => {
  vi.useFakeTimers();
  let write = (_: string) => {};
  const { ended, names } = start((_, { signal }) => {
    const body = new ReadableStream({
      start(controller) {
        write = (text) => controller.enqueue(new TextEncoder().encode(text));
        signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
      },
    });
    return reply(body);
  });
  const outcome = expect(ended).rejects.toMatchObject({ kind: 'offline' });
  await vi.advanceTimersByTimeAsync(40_000);
  write(': still here\n\n');
  await vi.advanceTimersByTimeAsync(40_000);
  write('data: x\n\n');
  await vi.advanceTimersByTimeAsync(44_000);
  expect(names).toEqual(['open', 'message']);
  await vi.advanceTimersByTimeAsync(1_000);
  await outcome;
});

test('a request without an answer counts as such, one that the app has ended does not', async () => {
  const before = unansweredCount.peek();
  const lost = start(() => Promise.reject(new TypeError('failed to fetch')));
  await expect(lost.ended).rejects.toMatchObject({ kind: 'offline' });
  expect(unansweredCount.peek()).toBe(before + 1);
  const left = start(
    (_, { signal }) =>
      new Promise((_, fail) => signal?.addEventListener('abort', () => fail(new Error('aborted')))),
  );
  left.connection.abort();
  await expect(left.ended).rejects.toMatchObject({ kind: 'aborted' });
  expect(unansweredCount.peek()).toBe(before + 1);
});

test('the request is aborted, when what it sends cannot be read', async () => {
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(100_000))),
  });
  const { ended, fetched } = start(() => reply(endless));
  await expect(ended).rejects.toThrow();
  const [, { signal }] = fetched.mock.calls[0] as [string, RequestInit];
  expect(signal?.aborted).toBe(true);
});
