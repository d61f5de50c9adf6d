import { afterEach, expect, test, vi } from 'vitest';
import { takeEarlyReply } from '../../src/api/earlyReply';

const put = (replies: Record<string, unknown>) =>
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
  put({ '/a': 'reply' });
  let given: unknown;
  const reply = takeEarlyReply('/a')?.then((response) => {
    given = response;
  });
  expect(takeEarlyReply('/a')).toBeUndefined();
  for (let turn = 0; turn < 20; turn++) await undefined;
  expect(given).toBeUndefined();
  await reply;
  expect(given).toBe('reply');
});

test('asks the browser for the next task, where it offers one', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(100);
  const scheduler = { yield: vi.fn(async () => {}) };
  vi.stubGlobal('scheduler', scheduler);
  put({ '/a': 'reply' });
  await takeEarlyReply('/a');
  expect(scheduler.yield).toHaveBeenCalledOnce();
});

test('gives no reply, when it may be outdated', () => {
  vi.spyOn(performance, 'now').mockReturnValue(10_001);
  put({ '/a': 'reply' });
  expect(takeEarlyReply('/a')).toBeUndefined();
});
