import { isOnline, unansweredCount } from '@kit/data/network';
import { isPageShown } from '@kit/web/pageShown';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startReachability } from './reachability';

const page = new EventTarget();

beforeEach(() => {
  unansweredCount.value = 0;
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', (event: Event) => {
    // As watchNetwork() does.
    isOnline.value = true;
    return page.dispatchEvent(event);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  isOnline.value = true;
  isPageShown.value = true;
});

/** The server answers when `answers` returns true. Returns the requests that it got. */
function start(answers: () => boolean) {
  const probe = vi.fn(async () => answers());
  onTestFinished(startReachability(probe));
  return probe;
}

const settle = () => vi.advanceTimersByTimeAsync(1);

test('a request without an answer makes the app offline, when the server does not answer either', async () => {
  let isThere = false;
  const probe = start(() => isThere);
  unansweredCount.value++;
  await settle();
  expect(isOnline.value).toBe(false);
  isThere = true;
  await vi.advanceTimersByTimeAsync(1998);
  expect([isOnline.value, probe.mock.calls.length]).toEqual([false, 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect([isOnline.value, probe.mock.calls.length]).toEqual([true, 2]);
});

test('requests without an answer count, when they were sent before the app began to look for the server', async () => {
  let isThere = false;
  unansweredCount.value++;
  start(() => isThere);
  await settle();
  expect(isOnline.value).toBe(false);
  isThere = true;
  await vi.advanceTimersByTimeAsync(2000);
  expect(isOnline.value).toBe(true);
});

test('the app stays online, when the server answers and one address fails only', async () => {
  const probe = start(() => true);
  unansweredCount.value++;
  await settle();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([isOnline.value, probe.mock.calls.length]).toEqual([true, 1]);
});

test('the pauses grow to 30 s, and many failed requests cause one check only', async () => {
  let isThere = false;
  const probe = start(() => isThere);
  for (let i = 0; i < 5; i++) unansweredCount.value++;
  await vi.advanceTimersByTimeAsync(2000 + 4000 + 8000 + 16_000);
  expect(probe).toHaveBeenCalledTimes(5);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(probe).toHaveBeenCalledTimes(6);
  isThere = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(isOnline.value).toBe(true);
});

test('a request is sent at once, when the browser finds a network', async () => {
  let isThere = false;
  const probe = start(() => isThere);
  unansweredCount.value++;
  await settle();
  isThere = true;
  page.dispatchEvent(new Event('online'));
  await settle();
  expect([isOnline.value, probe.mock.calls.length]).toEqual([true, 2]);
});

test('a tab in the background sends one request, and the next one when it is shown', async () => {
  let isThere = false;
  const probe = start(() => isThere);
  isPageShown.value = false;
  unansweredCount.value++;
  await vi.advanceTimersByTimeAsync(600_000);
  expect([isOnline.value, probe.mock.calls.length]).toEqual([false, 1]);
  isThere = true;
  isPageShown.value = true;
  await settle();
  expect([isOnline.value, probe.mock.calls.length]).toEqual([true, 2]);
});

test('it looks no more for the server, when it was stopped', async () => {
  const probe = vi.fn(async () => false);
  const stop = startReachability(probe);
  unansweredCount.value++;
  await settle();
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(probe).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
