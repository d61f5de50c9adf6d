import type { Locator, Page } from 'playwright/test';
import { tapInDialog } from '../games/launchPage';
import { expect, test, withMotion } from '../helpers/fixtures';
import { bottomBar, gameCards, waitForIdleCode } from '../helpers/locators';
import { moveTo } from '../helpers/navigation';
import { startSession } from '../helpers/session';

const heading = (page: Page, name?: string) => page.getByRole('heading', { level: 1, name });

test('the focus moves to the heading of a new screen by link or back, and when a game opens', async ({
  page,
  admin,
}) => {
  await admin('scenarios', { name: 'noPopups' });
  await startSession(page, admin);
  await page.goto('/m/home');
  // The focus is moved by code that is loaded when the app is idle.
  await waitForIdleCode(page);
  await bottomBar(page).getByRole('link', { name: 'Promos' }).click();
  await expect(heading(page, 'Promociones')).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toBeFocused();
  await gameCards(page).first().getByRole('link').click();
  await tapInDialog(page, 'Jugar');
  await expect(page).toHaveURL(/\/m\/play/);
  await expect(heading(page)).toBeFocused();
});

test('the focus moves to the heading of a screen that was opened before the app was first idle', async ({
  page,
}) => {
  // The code that moves the focus is loaded when the browser is idle: here when the test says so.
  await page.addInitScript(() => {
    window.requestIdleCallback = (whenIdle) => {
      Object.assign(window, { endFirstWork: whenIdle });
      return 0;
    };
  });
  await page.goto('/m/home');
  // The first screen gets no focus, and a screen that was left before it was drawn is not the first.
  await expect(gameCards(page).first()).toBeVisible();
  await bottomBar(page).getByRole('link', { name: 'Promos' }).click();
  await expect(heading(page, 'Promociones')).toBeVisible();
  await page.waitForFunction(() => 'endFirstWork' in window);
  await page.evaluate('endFirstWork()');
  await expect(heading(page, 'Promociones')).toBeFocused();
});

test.describe('on a page that moves,', () => {
  test.use(withMotion);

  test('a tap on the pause button stops announcements, banners and winners, also on the next visit', async ({
    page,
  }) => {
    await page.goto('/m/home');
    await page.getByRole('button', { name: 'Pausar el movimiento' }).click();
    const runningAnimations = () =>
      page.evaluate(
        () =>
          document.getAnimations().filter(({ playState, effect }) => {
            const isEndless = effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
            return playState === 'running' && isEndless;
          }).length,
      );
    const resume = page.getByRole('button', { name: 'Reanudar el movimiento' });
    await expect(resume).toBeVisible();
    await expect.poll(runningAnimations).toBe(0);
    await page.reload();
    await expect(resume).toBeVisible();
    await expect.poll(runningAnimations).toBe(0);
    await resume.click();
    await expect.poll(runningAnimations).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Anuncios' }).first().focus();
    await expect.poll(runningAnimations).toBe(0);
  });
});

/** The controls of which the middle is under something else, when they have the focus. */
async function findCovered(controls: Locator) {
  const covered: string[] = [];
  for (const control of await controls.all()) {
    await control.focus();
    const name = await control.evaluate((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      // A row of chips may show a part of a chip only, beside the edge of the window.
      const x = Math.min(Math.max(left + width / 2, 8), innerWidth - 8);
      const hit = document.elementFromPoint(x, top + height / 2);
      const isFree = hit && (node.contains(hit) || hit.contains(node));
      return isFree
        ? ''
        : node.ariaLabel || node.textContent || node.getAttribute('name') || 'control';
    });
    if (name) covered.push(name);
  }
  return covered;
}

test('no deposit field or heart of home is covered on focus, at 740 by 360 px', async ({
  page,
  admin,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await startSession(page, admin);
  await page.goto('/m/voucherCenter');
  const amount = page.getByRole('textbox', { name: 'Monto' });
  await amount.waitFor();
  const main = page.getByRole('main');
  expect(await findCovered(main.locator('button:enabled, input:enabled'))).toEqual([]);

  await moveTo(page, '/m/home');
  const hearts = main.getByRole('button', { name: /favoritos$/ });
  await hearts.nth(8).waitFor();
  expect(await findCovered(hearts)).toEqual([]);
});
