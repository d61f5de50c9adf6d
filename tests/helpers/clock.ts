import { expect, onTestFinished, vi } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Allowed difference from the expected duration, in milliseconds. */
const TOLERANCE = 150;

/** Stops the clock and holds back the timers that start from now on, until the test ends. Frames are still drawn. */
export function pauseClock() {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  onTestFinished(() => void vi.useRealTimers());
}

/**
 * Waits until something holds, while the clock stands still. `expect.poll` and `expect.element` make a clock that is paused go on
 * by 50 ms at each try.
 */
export async function waitWhilePaused(holds: () => boolean) {
  const end = performance.now() + 10_000;
  while (!holds() && performance.now() < end) await new Promise(requestAnimationFrame);
  expect(holds(), String(holds)).toBe(true);
}

export const isShown = (element: Locator) =>
  element.elements().some((one) => one.checkVisibility());

/**
 * Checks that something is visible for `ms`: still visible shortly before, hidden shortly after. The clock must be paused
 * before it appears.
 */
export async function expectToLast(element: Locator, ms: number) {
  await waitWhilePaused(() => isShown(element));
  await vi.advanceTimersByTimeAsync(ms - TOLERANCE);
  expect(isShown(element), `after ${ms - TOLERANCE} ms`).toBe(true);
  await vi.advanceTimersByTimeAsync(2 * TOLERANCE);
  await waitWhilePaused(() => !isShown(element));
}
