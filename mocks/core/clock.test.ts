import { expect, onTestFinished, test, vi } from 'vitest';
import { Clock } from './clock';

test('the clock is moved by exactly as much as asked for, while time passes', () => {
  let now = 1000;
  const time = vi.spyOn(Date, 'now').mockImplementation(() => now++);
  onTestFinished(() => time.mockRestore());
  const clock = new Clock();
  clock.advance(60_000);
  expect(clock.getState()).toEqual({ offset: 60_000, frozenAt: undefined });
  clock.freeze(5000);
  clock.advance(60_000);
  expect(clock.now()).toBe(65_000);
});
