import { watchRequests } from '../../bench/visit.mjs';
import { expect, test } from '../fixtures';
import { enter } from '../shell/enter';

/** Holds the app's code back until told. */
async function holdCode(page: import('playwright/test').Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/first-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

for (const who of ['a visitor', 'a member'] as const) {
  test(`the first questions of ${who} leave before the code is here, and none is asked twice`, async ({
    page,
    door,
  }) => {
    if (who === 'a member') await enter(page, door);
    const { calls, repeated } = watchRequests(page);
    const release = await holdCode(page);
    await page.goto('/m/home', { waitUntil: 'commit' });
    await expect.poll(() => calls.length).toBe(8);
    release();
    await expect(page.locator('.gamecard[data-blank=false]').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(repeated()).toEqual([]);
  });
}

test('other pages ask for what they show and nothing before', async ({ page }) => {
  const { calls } = watchRequests(page);
  const release = await holdCode(page);
  await page.goto('/m/login', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive');
  expect(calls).toEqual([]);
  release();
  await expect(page.getByRole('button', { name: 'Ingresar', exact: true }).first()).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ allowConsole: [/Failed to load resource/] });
  test('S8.17 a first question that fails is asked again by hand', async ({ page }) => {
    await page.route('**/GCSGAME_hotGamesV2*', (route) => route.abort());
    await page.goto('/m/home');
    const again = page.getByRole('button', { name: 'Reintentar' });
    await expect(again).toBeVisible();
    await page.unroute('**/GCSGAME_hotGamesV2*');
    await again.click();
    await expect(page.locator('.gamecard[data-blank=false]').first()).toBeVisible();
  });
});
