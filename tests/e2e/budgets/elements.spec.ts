import type { Page } from 'playwright/test';
import {
  elementsOf,
  goDownList,
  seeAllOfHome,
  watchComfort,
  watchRequests,
} from '../../bench/visit.mjs';
import { expect, test } from '../fixtures';

interface Seen {
  seen: { shift: number };
}

const HOME = 1500;
const LIST = 400;

test.use({ viewport: { width: 390, height: 844 } });

const waitForGames = (page: Page) =>
  expect(page.locator('.gamecard[data-blank="false"]').first()).toBeVisible();

test(`home with every section seen has ${HOME} elements at most`, async ({ page }) => {
  await page.goto('/m/home');
  await seeAllOfHome(page);
  const count = await elementsOf(page);
  expect(count).toBeGreaterThan(300);
  expect(count).toBeLessThanOrEqual(HOME);
});

test(`the game list has ${LIST} elements at most, however far down`, async ({ page }) => {
  await page.goto('/m/gameList?gameType=RNG');
  await waitForGames(page);
  expect(await elementsOf(page)).toBeGreaterThan(100);
  expect(await goDownList(page)).toBeLessThanOrEqual(LIST);
});

test('nothing moves and nothing is asked twice from the first card to the end of home', async ({
  page,
}) => {
  const { calls, repeated } = watchRequests(page);
  await page.addInitScript(watchComfort);
  await page.goto('/m/home');
  await seeAllOfHome(page);
  expect(calls.length).toBeGreaterThan(5);
  expect(repeated()).toEqual([]);
  expect(await page.evaluate(() => (window as never as Seen).seen.shift)).toBeLessThan(0.005);
});
