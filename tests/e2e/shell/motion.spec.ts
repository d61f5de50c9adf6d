import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';

/** Every animation of the page as a screen comes in, by its id and length. */
const watchAnimations = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
      if (typeof how === 'object') seen.push(`${how.id} ${how.duration}`);
      return animate.call(this, frames, how);
    };
  });
const seen = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { seen: string[] }).seen.filter((one) => one.startsWith('page')),
  );

async function walk(page: Page) {
  await page.goto('/m/service');
  await page.getByRole('link', { name: /Centro de ayuda/ }).click();
  await expect(page.locator('summary').first()).toBeVisible();
}

test('S9.14 a new screen comes in within 300 ms', async ({ page }) => {
  await watchAnimations(page);
  await walk(page);
  await expect.poll(() => seen(page)).toEqual(['page 300']);
});

test('S9.14 with reduced motion it is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchAnimations(page);
  await walk(page);
  expect(await seen(page)).toEqual([]);
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

test('S9.15 a swipe of 101 px from the edge goes back', async ({ page }) => {
  await walk(page);
  await swipe(page, 10, 111);
  await expect(page).toHaveURL(/\/m\/service$/);
});

for (const [what, from, to, where] of [
  ['of 99 px', 10, 109, 'main'],
  ['from beyond the edge', 40, 240, 'main'],
  ['the other way', 25, -140, 'main'],
] as const) {
  test(`S9.15 a swipe ${what} goes nowhere`, async ({ page }) => {
    await walk(page);
    await swipe(page, from, to, where);
    // A swipe that does count, sent after it, would come second.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    await expect(page).toHaveURL(/\/m\/help$/);
  });
}

test('S9.15 a swipe in what scrolls sideways goes nowhere', async ({ page }) => {
  await page.goto('/m/service');
  await page.locator('.bar').getByRole('link', { name: 'Inicio' }).click();
  await expect(page.locator('.catmenu')).toBeVisible();
  await swipe(page, 10, 200, '.catmenu');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('S9.23 a message stands 65 px below the top', async ({ page }) => {
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

test('S9.26 a tap lights up what it hits and acts at once', async ({ page }) => {
  await page.goto('/m/message', { waitUntil: 'networkidle' });
  await page.locator('.toasts').waitFor({ state: 'attached' });
  const row = page.locator('.bar').getByRole('link', { name: 'Inicio' });
  const isLit = await row.evaluate((node) => {
    const at = { bubbles: true, isPrimary: true, button: 0, clientX: 20, clientY: 780 };
    node.dispatchEvent(new PointerEvent('pointerdown', at));
    node.dispatchEvent(new PointerEvent('pointerup', at));
    return node.hasAttribute('data-pressed');
  });
  expect(isLit).toBe(true);
  await expect(row).not.toHaveAttribute('data-pressed', '');
  await row.click();
  await expect(page).toHaveURL(/\/m\/home$/);
});
