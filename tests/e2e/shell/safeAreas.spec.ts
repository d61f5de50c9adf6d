import type { Page } from 'playwright/test';
import { test as base, expect } from '../helpers/fixtures';
import { bottomBar, gameCards, header } from '../helpers/locators';
import { moveTo, moveToScreen } from '../helpers/navigation';
import { holdBack } from '../helpers/network';
import { startSession } from '../helpers/session';

const NOTCH = 47;
const HOME_INDICATOR = 21;

/** Tests on a phone in landscape with a notch. */
const test = base.extend({
  viewport: { width: 844, height: 390 },
  page: async ({ page, context }, use) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setSafeAreaInsetsOverride', {
      insets: { left: NOTCH, right: NOTCH, bottom: HOME_INDICATOR },
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

test('nothing to tap lies below the notch or the home indicator of a phone in landscape', async ({
  page,
}) => {
  await page.goto('/m/home');
  await expect(gameCards(page).first()).toBeVisible();
  // Its cards are drawn when it comes near the screen.
  const hosts = page.getByRole('region', { name: 'Crupieres en vivo' });
  await hosts.scrollIntoViewIfNeeded();
  await expect(hosts.getByRole('link').nth(3)).toBeVisible();
  await expect(header(page)).toBeVisible();
  const bar = await bottomBar(page).getByRole('link').last().boundingBox();
  expect(390 - (bar?.y ?? 0) - (bar?.height ?? 0)).toBeGreaterThanOrEqual(HOME_INDICATOR);
  await expectFreeSides(page);
  for (const path of ['/m/gameList', '/m/login']) {
    await moveToScreen(page, path);
    await expect(page.locator('main a, main button').first()).toBeVisible();
    await expectFreeSides(page);
  }
});

test('games beside a search stand in as many columns as fit in landscape', async ({ page }) => {
  await page.goto('/m/search');
  await expect(gameCards(page).nth(4)).toBeVisible();
  const [first, fourth] = await Promise.all(
    [0, 3].map((index) => gameCards(page).nth(index).boundingBox()),
  );
  expect(fourth?.y).toBe(first?.y);
});

const closeButton = (page: Page) => page.getByRole('button', { name: 'Cerrar el juego' });

test('nothing to tap lies below the notch of a phone in landscape, in a game', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/play?game=100002');
  await expect(closeButton(page)).toBeVisible();
  await expect(bottomBar(page)).toBeVisible();
  await expectFreeSides(page);
});

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

test('the actions for chosen messages stand beside the navigation in landscape', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/webEmail');
  await page.getByRole('button', { name: 'Elegir' }).click();
  const action = await page.getByRole('button', { name: 'Marcar como leídos' }).boundingBox();
  const bar = await bottomBar(page).boundingBox();
  expect(action?.x).toBeGreaterThanOrEqual((bar?.x ?? 0) + (bar?.width ?? 0));
  await expectFreeSides(page);
});
