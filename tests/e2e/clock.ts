import type { Page } from 'playwright/test';

/**
 * Stops the clock of a page. It jumps ahead a little, as it cannot go back; a longer jump would end
 * requests that are under way, because they have a time limit.
 */
export const pauseClock = async (page: Page) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
