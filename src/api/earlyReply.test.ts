import { afterEach, expect, test, vi } from 'vitest';
import { takeEarlyReply } from './earlyReply';

const setEarlyReplies = (replies: Record<string, unknown>) =>
  vi.stubGlobal(
    'early',
    Object.fromEntries(
      Object.entries(replies).map(([url, reply]) => [url, Promise.resolve(reply)]),
    ),
  );

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('gives the reply once and in another task, when it has arrived already', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(100);
  setEarlyReplies({ '/a': 'reply' });
  let received: unknown;
  const reply = takeEarlyReply('/a')?.then((response) => {
    received = response;
  });
  expect(takeEarlyReply('/a')).toBeUndefined();
  for (let turn = 0; turn < 20; turn++) await undefined;
  expect(received).toBeUndefined();
  await reply;
  expect(received).toBe('reply');
});

test('asks the browser for the next task, where it offers one', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(100);
  const scheduler = { yield: vi.fn(async () => {}) };
  vi.stubGlobal('scheduler', scheduler);
  setEarlyReplies({ '/a': 'reply' });
  await takeEarlyReply('/a');
  expect(scheduler.yield).toHaveBeenCalledOnce();
});

test('gives no reply, when it may be outdated', () => {
  vi.spyOn(performance, 'now').mockReturnValue(10_001);
  setEarlyReplies({ '/a': 'reply' });
  expect(takeEarlyReply('/a')).toBeUndefined();
});
