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

const isShown = (element: Locator) => element.elements().some((one) => one.checkVisibility());

/**
 * Checks that something is visible for `ms`: still visible shortly before, hidden shortly after. The clock must be paused
 * before it appears.
 */
export async function expectToLast(element: Locator, ms: number) {
  await expect.element(element).toBeVisible();
  await vi.advanceTimersByTimeAsync(ms - TOLERANCE);
  expect(isShown(element), `after ${ms - TOLERANCE} ms`).toBe(true);
  await vi.advanceTimersByTimeAsync(2 * TOLERANCE);
  await expect.poll(() => isShown(element), { message: `after ${ms + TOLERANCE} ms` }).toBe(false);
}
