import type { Page } from 'playwright/test';
import { test as base, expect } from '../helpers/fixtures';
import { bottomBar } from '../helpers/locators';
import { moveTo } from '../helpers/navigation';
import { holdBack } from '../helpers/network';

const NOTCH = 47;

/** Tests on a phone in landscape with a notch. */
const test = base.extend({
  viewport: { width: 844, height: 390 },
  page: async ({ page, context }, use) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setSafeAreaInsetsOverride', {
      insets: { left: NOTCH, right: NOTCH },
    });
    await use(page);
  },
});

/**
 * Expects that the controls of the page begin and end beside the notch. Controls in a row that scrolls sideways do not
 * count: they can be scrolled away from the notch.
 */
async function expectFreeSides(page: Page) {
  const { left, right } = await page.evaluate(() => {
    const scrollsSideways = (element: Element | null): boolean =>
      element !== null &&
      ((element.scrollWidth > element.clientWidth &&
        /auto|scroll/.test(getComputedStyle(element).overflowX)) ||
        scrollsSideways(element.parentElement));
    const controls = [...document.querySelectorAll(':is(header, main, nav) :is(a, button)')];
    const boxes = controls
      .filter((control) => !scrollsSideways(control.parentElement))
      .map((control) => control.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      right: innerWidth - Math.max(...boxes.map(({ right }) => right)),
    };
  });
  expect(left).toBeGreaterThanOrEqual(NOTCH);
  expect(right).toBeGreaterThanOrEqual(NOTCH);
}

const closeButton = (page: Page) => page.getByRole('button', { name: 'Cerrar el juego' });

test('nothing to tap lies below the notch while the page after a game loads', async ({ page }) => {
  await page.goto('/m/play?game=100001&free=1');
  await expect(closeButton(page)).toBeVisible();
  const release = await holdBack(page, /\/assets\/Register-/);
  await moveTo(page, '/m/register');
  // The game stays without the bottom bar, until the next page is there or has taken too long.
  await expect(bottomBar(page)).toBeHidden();
  await expectFreeSides(page);
  release();
  await expect(closeButton(page)).toBeHidden();
});
