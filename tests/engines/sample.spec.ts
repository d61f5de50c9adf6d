import { walkMainJourneys } from '../e2e/journeys/walk';
import { playRound } from './playRound';
import { test } from './test';

// The short part that `npm test` runs in each engine.

test('a member logs in, plays, deposits, withdraws and logs out', async ({ page }) => {
  await page.open('/m/home');
  await walkMainJourneys(page);
});

test('a slot opens and plays a round', async ({ page, site, enterAs }) => {
  await enterAs('member');
  await playRound(page, site, 100001);
});
