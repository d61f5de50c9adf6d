import { expect, test } from '../helpers/fixtures';
import { startSession } from '../helpers/session';
import { changeReply, gameFrame } from './launchPage';

const PLAY = '/m/play?game=100001';
const LAUNCH = '**/wps/game/launchGame*';
const FRAME = 'main iframe';

test.beforeEach(async ({ page, admin }) => {
  await startSession(page, admin);
});

test('S4.26 a bundled game has an origin of its own, no access to the app, and the fonts of the app', async ({
  page,
}) => {
  await page.goto(PLAY);
  await expect(gameFrame(page).locator('#go')).toBeVisible();
  await expect(page.locator(FRAME)).toHaveAttribute('sandbox', 'allow-scripts');
  await expect(page.locator(FRAME)).toHaveAttribute('referrerpolicy', 'no-referrer');
  const gameDocument = page.frame({ url: /\/play\// });
  expect(await gameDocument?.evaluate(() => self.origin)).toBe('null');
  expect(
    await gameDocument?.evaluate(() => {
      try {
        return parent.document.title;
      } catch (error) {
        return (error as Error).name;
      }
    }),
  ).toBe('SecurityError');
  const loadedFonts = () =>
    document.fonts.ready.then((fonts) =>
      [...fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  expect((await gameDocument?.evaluate(loadedFonts))?.join()).toContain('Feria Sans');
});

test.describe('a game that cannot run in a frame', () => {
  test.beforeEach(({ page }) =>
    changeReply(page, LAUNCH, (value) => {
      value.opensOutside = true;
    }),
  );

  test('S4.26 a blocked window opens by a button, and has no access to the app', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const open = window.open;
      window.open = () => null;
      Object.assign(window, { allowWindows: () => Object.assign(window, { open }) });
    });
    await page.goto(PLAY);
    await expect(page.getByText('Tu navegador bloqueó la ventana')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.evaluate(() => {
      (window as unknown as { allowWindows(): void }).allowWindows();
    });
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Abrir el juego' }).click();
    expect(await (await popup).evaluate(() => window.opener)).toBeNull();
    await expect(page.getByText('El juego está abierto en otra ventana')).toBeVisible();
  });
});

test('S4.26 shows each sample game without horizontal scrolling, on a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const kind of ['spin', 'crash', 'table', 'lottery']) {
    await page.goto(`/play/${kind}.html?lang=EN`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, kind).toBeLessThanOrEqual(0);
    await expect(page.getByRole('heading')).toHaveText('Here the provider shows its game');
  }
});
