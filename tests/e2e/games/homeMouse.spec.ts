import { holdTimers } from '../helpers/clock';
import { expect, test, withMotion } from '../helpers/fixtures';

test.use({
  ...withMotion,
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
});

test('a mouse drags the banners round, and opens none of them', async ({ page }) => {
  // The banners do not move by themselves.
  await holdTimers(page, 5000);
  await page.goto('/m/home');
  await expect(page.locator('#first')).toHaveCount(0);
  const banners = page.getByRole('region', { name: 'Destacados' });
  const measureLeft = async (name: string) =>
    Math.round((await banners.getByRole('link', { name }).boundingBox())?.x ?? Number.NaN);
  const [first, last] = ['Torneo Crash', 'Ruleta con crupier'];
  // The banner of the live hosts is the last one, and comes with them.
  await expect(banners.getByRole('link', { name: last })).toBeAttached();
  const start = await measureLeft(first);
  await page.mouse.move(10, 10);
  await page.mouse.move(30, 30);
  await expect(banners.and(page.locator('[data-loops]'))).toBeVisible();
  expect(await measureLeft(first), 'nothing moves when Swiper takes over').toBe(start);

  const { x = 0, y = 0 } = (await banners.boundingBox()) ?? {};
  await page.mouse.move(x + 500, y + 40);
  await page.mouse.down();
  await page.mouse.move(x + 800, y + 40, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => measureLeft(last)).toBe(start);
  expect(await measureLeft(first)).toBeGreaterThan(start);
  await expect(page).toHaveURL(/\/m\/home$/);
  await banners.getByRole('link', { name: last }).click();
  await expect(page).not.toHaveURL(/\/m\/home$/);
});
