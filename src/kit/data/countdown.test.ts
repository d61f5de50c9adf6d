import { countdown } from '@kit/data/countdown';
import { noteServerTime } from '@kit/data/serverTime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('K20 S4.11 a countdown counts whole seconds, and is right half a second after a sleep', () => {
  const code = countdown(60);
  expect(code.left.value).toBe(60);
  code.start(3);
  expect(code.left.value).toBe(3);
  vi.advanceTimersByTime(1000);
  expect(code.left.value).toBe(2);
  // In a sleeping tab the clock runs, but timers do not.
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(500);
  expect(code.left.value).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('K20 a countdown to a time follows the clock of the backend, also when that clock is moved', () => {
  const MINUTE = 60_000;
  const atBackend = (ahead: number) => new Date(Date.now() + ahead).toUTCString();
  vi.setSystemTime(Date.parse('2026-11-22T12:00:00Z'));
  const payment = countdown();
  noteServerTime(atBackend(3 * MINUTE));
  payment.until(Date.now() + 5 * MINUTE);
  expect(payment.left.value).toBe(120);
  noteServerTime(atBackend(4 * MINUTE));
  vi.advanceTimersByTime(500);
  expect(payment.left.value).toBe(60);
  // Headers have whole seconds, so one of them may be a second behind the one before.
  noteServerTime(atBackend(4 * MINUTE - 1000));
  vi.advanceTimersByTime(500);
  expect(payment.left.value).toBe(60);
  // A countdown of seconds is one of the device.
  payment.start(60);
  noteServerTime(atBackend(10 * MINUTE));
  vi.advanceTimersByTime(1000);
  expect(payment.left.value).toBe(59);
  payment.stop();
  noteServerTime(null);
});

test('K20 a countdown starts again, counts to a time, and stops', () => {
  const sale = countdown();
  sale.until(Date.now() + 2500);
  expect(sale.left.value).toBe(3);
  vi.advanceTimersByTime(500);
  expect(sale.left.value).toBe(2);
  sale.start(9);
  sale.stop();
  vi.advanceTimersByTime(5000);
  expect(sale.left.value).toBe(9);
  expect(vi.getTimerCount()).toBe(0);
});
