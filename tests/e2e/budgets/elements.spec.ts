import type { Page } from 'playwright/test';
import {
  elementsOf,
  goDownList,
  observeComfort,
  scrollThroughHome,
  watchRequests,
} from '../../bench/visit.mjs';
import { expect, test } from '../fixtures';
import { gameCards } from '../locators';

interface Observed {
  observed: { shift: number };
}

const MAX_HOME = 1500;
const MAX_LIST = 400;

test.use({ viewport: { width: 390, height: 844 } });

const waitForGames = (page: Page) => expect(gameCards(page).first()).toBeVisible();

test(`the game list has at most ${MAX_LIST} elements, at any scroll position`, async ({ page }) => {
  await page.goto('/m/gameList?gameType=RNG');
  await waitForGames(page);
  expect(await elementsOf(page)).toBeGreaterThan(100);
  expect(await goDownList(page)).toBeLessThanOrEqual(MAX_LIST);
});

test(`home has at most ${MAX_HOME} elements, no layout shift and no request that is sent twice, while scrolling from the first card to the end`, async ({
  page,
}) => {
  const { calls, repeated } = watchRequests(page);
  await page.addInitScript(observeComfort);
  await page.goto('/m/home');
  await scrollThroughHome(page);
  const count = await elementsOf(page);
  expect(count).toBeGreaterThan(300);
  expect(count).toBeLessThanOrEqual(MAX_HOME);
  expect(calls.length).toBeGreaterThan(5);
  expect(repeated()).toEqual([]);
  expect(await page.evaluate(() => (window as never as Observed).observed.shift)).toBeLessThan(
    0.005,
  );
});
