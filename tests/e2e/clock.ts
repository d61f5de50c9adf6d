import type { Page } from 'playwright/test';

/**
 * Stops the clock of a page. It jumps ahead a little, as it cannot go back; a longer jump would end
 * requests that are under way, because they have a time limit.
 */
export const pauseClock = async (page: Page) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);

/**
 * Tells whether the page has begun to wait for so many milliseconds. On a slow machine that is some
 * time after the reply for which the page waited before.
 */
export async function watchTimer(page: Page, ms: number) {
  const count = await page.evaluateHandle((wanted) => {
    const started = { count: 0 };
    const original = window.setTimeout;
    window.setTimeout = ((run: TimerHandler, delay?: number) => {
      if (delay === wanted) started.count++;
      return original(run, delay);
    }) as typeof window.setTimeout;
    return started;
  }, ms);
  return () => count.evaluate((started) => started.count > 0);
}
