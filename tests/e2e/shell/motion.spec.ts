import type { Locator, Page } from 'playwright/test';
import { expect, test, withMotion } from '../helpers/fixtures';
import { bottomBar, categoryMenu, toast, waitForIdleCode } from '../helpers/locators';

test.use(withMotion);

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
  // The animations and the swipe back are loaded when the app is idle.
  await page.goto('/m/service');
  await waitForIdleCode(page);
  await page.getByRole('link', { name: /Centro de ayuda/ }).click();
  await expect(page.locator('summary').first()).toBeVisible();
}

test('S9.14 a new screen is animated for 300 ms, but not when reduced motion is preferred', async ({
  page,
}) => {
  await watchAnimations(page);
  await openHelp(page);
  await expect.poll(() => pageAnimations(page)).toEqual(['page 300']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHelp(page);
  expect(await pageAnimations(page)).toEqual([]);
});

/** Swipes over an element; afterwards a frame has passed, in which a navigation would have started. */
async function swipe(area: Locator, from: number, to: number) {
  await area.evaluate(
    async (target, [start, end]) => {
      const touch = (clientX = 0) => new Touch({ identifier: 1, target, clientX, clientY: 300 });
      const send = (type: string, touches: Touch[], changedTouches: Touch[]) =>
        target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches }));
      send('touchstart', [touch(start)], [touch(start)]);
      send('touchend', [], [touch(end)]);
      await new Promise((done) => requestAnimationFrame(done));
    },
    [from, to],
  );
}

/** Tells how often the page has asked to go back: the address changes later. */
async function watchBack(page: Page) {
  const calls = await page.evaluateHandle(() => {
    const back = history.back.bind(history);
    const counted = { count: 0 };
    history.back = () => {
      counted.count += 1;
      back();
    };
    return counted;
  });
  return () => calls.evaluate(({ count }) => count);
}

test('S9.15 the app goes back after a swipe of 101 px from the left edge, but not after another swipe', async ({
  page,
}) => {
  await openHelp(page);
  const countBack = await watchBack(page);
  const main = page.getByRole('main');
  for (const [swipeKind, from, to] of [
    ['of 99 px', 10, 109],
    ['that starts away from the edge', 40, 240],
    ['to the left', 25, -140],
  ] as const) {
    await swipe(main, from, to);
    expect(await countBack(), `after a swipe ${swipeKind}`).toBe(0);
  }
  await swipe(main, 10, 111);
  await expect(page).toHaveURL(/\/m\/service$/);

  await bottomBar(page).getByRole('link', { name: 'Inicio' }).click();
  await expect(categoryMenu(page)).toBeVisible();
  await swipe(categoryMenu(page), 10, 200);
  expect(await countBack(), 'after a swipe in an area that scrolls sideways').toBe(1);
});

test('S9.23 S9.26 a toast is 65 px below the top, and a tapped link is highlighted at once and opens', async ({
  page,
}) => {
  await page.goto('/m/message');
  await waitForIdleCode(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
    dispatchEvent(new Event('offline'));
    Object.defineProperty(navigator, 'onLine', { get: () => true, configurable: true });
    dispatchEvent(new Event('online'));
  });
  await expect(toast(page)).toHaveText('Volvió la conexión.');
  expect((await page.locator('[popover]').boundingBox())?.y).toBe(65);

  const row = bottomBar(page).getByRole('link', { name: 'Inicio' });
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
