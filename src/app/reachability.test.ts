import { isOnline, unanswered } from '@kit/network';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startReachability } from './reachability';

const page = new EventTarget();
const listen = page.addEventListener.bind(page);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', listen);
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
});

/** The server answers when `answers` says so. Returns how often it was asked. */
function start(answers: () => boolean) {
  const probe = vi.fn(async () => answers());
  onTestFinished(startReachability(probe));
  return probe;
}

const settle = () => vi.advanceTimersByTimeAsync(1);

test('a request without an answer makes the app offline, when the server does not answer either', async () => {
  let isThere = false;
  const probe = start(() => isThere);
  unanswered.value++;
  await settle();
  expect(isOnline.value).toBe(false);
  isThere = true;
  await vi.advanceTimersByTimeAsync(1998);
  expect([isOnline.value, probe.mock.calls.length]).toEqual([false, 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect([isOnline.value, probe.mock.calls.length]).toEqual([true, 2]);
});

test('the app stays online, when the server answers and one address fails only', async () => {
  const probe = start(() => true);
  unanswered.value++;
  await settle();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([isOnline.value, probe.mock.calls.length]).toEqual([true, 1]);
});

test('the pauses grow to 30 s, and many failed requests ask only once', async () => {
  let isThere = false;
  const probe = start(() => isThere);
  for (let i = 0; i < 5; i++) unanswered.value++;
  await vi.advanceTimersByTimeAsync(2000 + 4000 + 8000 + 16_000);
  expect(probe).toHaveBeenCalledTimes(5);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(probe).toHaveBeenCalledTimes(6);
  isThere = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(isOnline.value).toBe(true);
});

test.each(['visibilitychange', 'online'])(
  'the server is asked at once at the event %s',
  async (type) => {
    let isThere = false;
    const probe = start(() => isThere);
    unanswered.value++;
    await settle();
    isThere = true;
    page.dispatchEvent(new Event(type));
    await settle();
    expect([isOnline.value, probe.mock.calls.length]).toEqual([true, 2]);
  },
);

test('a tab in the background does not ask again and again, and asks at once when it is seen', async () => {
  let isThere = false;
  const probe = start(() => isThere);
  Object.assign(page, { hidden: true });
  onTestFinished(() => void Object.assign(page, { hidden: false }));
  unanswered.value++;
  await vi.advanceTimersByTimeAsync(600_000);
  expect([isOnline.value, probe.mock.calls.length]).toEqual([false, 1]);
  isThere = true;
  Object.assign(page, { hidden: false });
  page.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect([isOnline.value, probe.mock.calls.length]).toEqual([true, 2]);
});
