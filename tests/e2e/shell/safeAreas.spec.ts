import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { bottomBar, gameCards, header } from '../locators';

const NOTCH = 47;
const HOME_INDICATOR = 21;

test.use({ viewport: { width: 844, height: 390 } });

/** Where the contents of the page begin and end, from the edges of the window. */
const freeSides = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll('header a, header button, main a, nav a')];
    const boxes = controls
      .filter((control) => !control.closest('.carousel-track, .chiprow, .catmenu, .continue-row'))
      .map((control) => control.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      right: innerWidth - Math.max(...boxes.map(({ right }) => right)),
    };
  });

for (const path of ['/m/home', '/m/gameList', '/m/login', '/m/play?game=100002'])
  test(`nothing to tap lies below the notch or the home indicator of a phone in landscape, at ${path}`, async ({
    page,
    context,
  }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setSafeAreaInsetsOverride', {
      insets: { left: NOTCH, right: NOTCH, bottom: HOME_INDICATOR },
    });
    await page.goto(path);
    await expect(page.locator('main a, main button').first()).toBeVisible();
    if (path === '/m/home') {
      await expect(gameCards(page).first()).toBeVisible();
      await expect(header(page)).toBeVisible();
      const bar = await bottomBar(page).getByRole('link').last().boundingBox();
      expect(390 - (bar?.y ?? 0) - (bar?.height ?? 0)).toBeGreaterThanOrEqual(HOME_INDICATOR);
    }
    const { left, right } = await freeSides(page);
    expect(left).toBeGreaterThanOrEqual(NOTCH);
    expect(right).toBeGreaterThanOrEqual(NOTCH);
  });
