import { type } from 'arktype';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoint } from '../contract/endpoint';
import { unansweredCount } from '../kit/data/network';
import { createCall } from './createCall';
import { createSlowRequests } from './slowRequests';

const MINUTE = 60_000;
const out = type({ n: 'number' });
const read = endpoint('GET', '/read', { out });
const claim = endpoint('POST', '/claim', { out, auth: 'member' });
const logIn = endpoint('POST', '/login', { out });

let answer: (n: number) => void;

beforeEach(() => {
  vi.useFakeTimers();
  // The time limits of the browser itself follow the fake clock too.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('late', 'TimeoutError')), ms);
    return limit.signal;
  });
  vi.stubGlobal('fetch', (_: Request, { signal }: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      answer = (n) => resolve(Response.json({ success: true, value: { n } }));
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const { slowRequests, watchRequest } = createSlowRequests();
const call = createCall({
  watchRequest,
  baseURL: 'https://feria.test',
  headers: () => ({}),
  carried: () => undefined,
  codec: async () => ({ name: 'none', seal: (body) => body }),
});
const settle = (reply: Promise<unknown>) =>
  reply.catch(({ kind, isOutcomeUnknown }) => ({ kind, isOutcomeUnknown }));

test.each([
  ['read', read],
  ['command', claim],
] as const)('S9.07 a %s is waited for, when its reply comes after ten minutes', async (_, of) => {
  const reply = call(of);
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  answer(1);
  expect(await reply).toEqual({ n: 1 });
});

test('S9.07 a request is slow after 15 seconds, until its reply arrives', async () => {
  const reply = call(read);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(slowRequests.value).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(slowRequests.value).toHaveLength(1);
  answer(1);
  await reply;
  expect(slowRequests.value).toEqual([]);
});

test('a request that was answered in time is never slow', async () => {
  const reply = call(read);
  await vi.advanceTimersByTimeAsync(0);
  answer(1);
  await reply;
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(slowRequests.value).toEqual([]);
});

test('a slow request makes the app look whether the server can be reached', async () => {
  const before = unansweredCount.value;
  const reply = call(read);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(unansweredCount.value).toBe(before + 1);
  answer(1);
  await reply;
});

test.each([
  ['a read', read, false],
  ['a command of a member', claim, true],
  ['a login, which can be repeated', logIn, false],
] as const)('S9.07 the member can stop waiting for %s', async (_, of, isCommand) => {
  const reply = settle(call(of));
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(slowRequests.value).toMatchObject([{ isCommand }]);
  slowRequests.value[0]?.stop();
  expect(await reply).toEqual({ kind: 'stopped', isOutcomeUnknown: isCommand });
  expect(slowRequests.value).toEqual([]);
});

test('S9.07 the member can stop waiting for a request that was sent before the script of the app', async () => {
  vi.stubGlobal('early', { '/read': new Promise(() => {}) });
  const reply = settle(call(read));
  await vi.advanceTimersByTimeAsync(MINUTE);
  slowRequests.value[0]?.stop();
  expect(await reply).toMatchObject({ kind: 'stopped' });
});
