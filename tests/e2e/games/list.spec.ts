import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/fixtures';
import { header } from '../helpers/locators';
import { holdBack } from '../helpers/network';
import { LIST, queriesOf, scrollToEnd, visibleNames, waitForPage } from './gameListPage';

/** Loads some pages of the list of slots and scrolls to a position between two rows. */
async function scrollDownSlots(page: Page) {
  await page.clock.install();
  const requests = queriesOf(page, LIST);
  await page.goto('/m/slot-games');
  for (let pages = 2; pages <= 5; pages++) {
    await expect.poll(() => requests.length).toBe(pages);
    await waitForPage(page);
    await page.clock.runFor(1100);
    await scrollToEnd(page);
  }
  await expect.poll(() => requests.length).toBe(6);
  await page.evaluate(() => scrollTo(0, 1777));
  await page.clock.runFor(100);
  // Rows are placed one frame after a scroll.
  await expect.poll(async () => (await visibleNames(page)).length).toBeGreaterThanOrEqual(12);
  const names = await visibleNames(page);
  expect(names).not.toContain('');
  return { requests, names };
}

test('S4.20 the list has its scroll position and pages after a return to it and after a reload', async ({
  page,
}) => {
  const { requests, names } = await scrollDownSlots(page);
  const release = await holdBack(page, '**/assets/Search-*.js');
  await header(page).getByRole('link', { name: 'Buscar juegos' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  release();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1777);
  await expect.poll(() => visibleNames(page)).toEqual(names);

  // Only the visible pages are requested again.
  requests.length = 0;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.reload();
  // The list scrolls to its position in a frame, which the clock of the test does not make.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1777);
  await page.clock.runFor(1000);
  await expect.poll(() => visibleNames(page)).toEqual(names);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  const pages = requests.map(({ pageNo }) => Number(pageNo)).sort();
  expect(pages).toEqual([2, 3, 4]);
  for (const { pageSize } of requests) expect(pageSize).toBe('12');
});
