import { expect, type Locator, type Page } from 'playwright/test';

/** Allowed difference from the expected duration, in milliseconds. */
const TOLERANCE = 150;

/**
 * Checks that something is visible for `ms`: still visible shortly before, hidden shortly after.
 * The clock must be paused before it appears.
 */
export async function expectToLast(page: Page, element: Locator, ms: number) {
  await expect(element).toBeVisible();
  await page.clock.runFor(ms - TOLERANCE);
  await expect(element, `after ${ms - TOLERANCE} ms`).toBeVisible();
  await page.clock.runFor(2 * TOLERANCE);
  await expect(element, `after ${ms + TOLERANCE} ms`).toBeHidden();
}
