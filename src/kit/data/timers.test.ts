import { after, debounce, every, throttle } from '@kit/data/timers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('K20 after and every call in time, and stop', () => {
  const log: string[] = [];
  after(10, () => log.push('after'));
  after(10, () => log.push('never'))();
  const stop = every(4, () => log.push('every'));
  vi.advanceTimersByTime(9);
  stop();
  vi.advanceTimersByTime(9);
  expect(log).toEqual(['every', 'every', 'after']);
});

test('K20 debounce calls with the last arguments, when the calls have paused', () => {
  const act = vi.fn();
  const call = debounce(10, act);
  call(1);
  vi.advanceTimersByTime(9);
  call(2);
  vi.advanceTimersByTime(9);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act.mock.calls).toEqual([[2]]);
  call(3);
  call.stop();
  vi.advanceTimersByTime(20);
  expect(act).toHaveBeenCalledTimes(1);
});

test.for([
  [{}, [1, 3]],
  [{ trailing: false }, [1]],
  [{ leading: false }, [3]],
] as const)('K20 throttle calls at the chosen edges: %o', ([edges, expected]) => {
  const act = vi.fn();
  const call = throttle(10, act, edges);
  call(1);
  call(2);
  call(3);
  vi.advanceTimersByTime(100);
  expect(act.mock.calls.flat()).toEqual(expected);
});

test('K20 throttle calls at most once within its time', () => {
  const at: number[] = [];
  const call = throttle(10, () => at.push(Date.now()));
  for (let ms = 0; ms < 100; ms += 3) {
    call();
    vi.advanceTimersByTime(3);
  }
  const gaps = at.slice(1).map((time, n) => time - (at[n] as number));
  expect(at.length).toBeGreaterThan(8);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10);
});
