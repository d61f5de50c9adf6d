import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';

/** Records the id and the duration of every animation of the page. */
const watchAnimations = (page: Page) =>
  page.addInitScript(() => {
    const animations: string[] = [];
    Object.assign(window, { animations });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      if (typeof options === 'object') animations.push(`${options.id} ${options.duration}`);
      return animate.call(this, frames, options);
    };
  });
const pageAnimations = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { animations: string[] }).animations.filter((name) =>
      name.startsWith('page'),
    ),
  );

async function openHelp(page: Page) {
  await page.goto('/m/service');
  await page.getByRole('link', { name: /Centro de ayuda/ }).click();
  await expect(page.locator('summary').first()).toBeVisible();
}

test('S9.14 a new screen appears with an animation of 300 ms', async ({ page }) => {
  await watchAnimations(page);
  await openHelp(page);
  await expect.poll(() => pageAnimations(page)).toEqual(['page 300']);
});

test('S9.14 a new screen appears without animation, when reduced motion is preferred', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchAnimations(page);
  await openHelp(page);
  expect(await pageAnimations(page)).toEqual([]);
});

async function swipe(page: Page, from: number, to: number, selector = 'main') {
  await page.locator(selector).evaluate(
    (target, [start, end]) => {
      const touch = (clientX = 0) => new Touch({ identifier: 1, target, clientX, clientY: 300 });
      const send = (type: string, touches: Touch[], changedTouches: Touch[]) =>
        target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches }));
      send('touchstart', [touch(start)], [touch(start)]);
      send('touchend', [], [touch(end)]);
    },
    [from, to],
  );
}

test('S9.15 the app goes back, after a swipe of 101 px from the left edge', async ({ page }) => {
  await openHelp(page);
  await swipe(page, 10, 111);
  await expect(page).toHaveURL(/\/m\/service$/);
});

for (const [swipeKind, from, to, selector] of [
  ['of 99 px', 10, 109, 'main'],
  ['that starts away from the edge', 40, 240, 'main'],
  ['to the left', 25, -140, 'main'],
] as const) {
  test(`S9.15 the app does not go back, after a swipe ${swipeKind}`, async ({ page }) => {
    await openHelp(page);
    await swipe(page, from, to, selector);
    // Wait a frame, in which a navigation would start.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    await expect(page).toHaveURL(/\/m\/help$/);
  });
}

test('S9.15 the app does not go back, after a swipe in an area that scrolls sideways', async ({
  page,
}) => {
  await page.goto('/m/service');
  await page.locator('.bottombar').getByRole('link', { name: 'Inicio' }).click();
  await expect(page.locator('.catmenu')).toBeVisible();
  await swipe(page, 10, 200, '.catmenu');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('S9.23 a toast is shown 65 px below the top', async ({ page }) => {
  await page.goto('/m/message', { waitUntil: 'networkidle' });
  await page.locator('.toasts').waitFor({ state: 'attached' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
    dispatchEvent(new Event('offline'));
    Object.defineProperty(navigator, 'onLine', { get: () => true, configurable: true });
    dispatchEvent(new Event('online'));
  });
  const toast = page.locator('.toasts[data-kind]');
  await expect(toast).toBeVisible();
  expect((await toast.boundingBox())?.y).toBe(65);
});

test('S9.26 a link is highlighted at once and opens, when it is tapped', async ({ page }) => {
  await page.goto('/m/message', { waitUntil: 'networkidle' });
  await page.locator('.toasts').waitFor({ state: 'attached' });
  const row = page.locator('.bottombar').getByRole('link', { name: 'Inicio' });
  const isHighlighted = await row.evaluate((node) => {
    const at = { bubbles: true, isPrimary: true, button: 0, clientX: 20, clientY: 780 };
    node.dispatchEvent(new PointerEvent('pointerdown', at));
    node.dispatchEvent(new PointerEvent('pointerup', at));
    return node.hasAttribute('data-pressed');
  });
  expect(isHighlighted).toBe(true);
  await expect(row).not.toHaveAttribute('data-pressed', '');
  await row.click();
  await expect(page).toHaveURL(/\/m\/home$/);
});
