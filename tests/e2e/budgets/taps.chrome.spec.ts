import { splitForced, tapAll } from '../../bench/phone/taps.mjs';
import { traceLayouts } from '../../bench/phone/trace.mjs';
import { expect, test, withMotion } from '../helpers/fixtures';
import { gameCards, waitForIdleCode, whenTakenOver } from '../helpers/locators';

test.use(withMotion);

/** Runs in the page: waits until nothing moves but what is endless, and for a frame after it. */
async function untilStill() {
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, playState, timeline }) =>
        playState === 'running' &&
        timeline === document.timeline &&
        effect?.getTiming().iterations !== Number.POSITIVE_INFINITY,
    );
  await Promise.allSettled(ending.map((animation) => animation.finished));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

test('no tap forces a layout, except for a dialog that opens or closes and the router that goes back', async ({
  browser,
  page,
  admin,
}) => {
  // With one banner nothing moves by itself. A banner that moved would be one more place that the router keeps.
  const { rows } = await admin('rows?table=notices', undefined, 'GET');
  const banners = rows.filter(({ type }: { type: string }) => type === 'B');
  for (const { id } of banners.slice(1))
    await admin('state', { table: 'notices', id, remove: true });
  const session = await admin('personas', { persona: 'member' });
  await page.addInitScript((info) => {
    if (self.origin !== 'null') sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(info));
  }, session);
  await page.goto('/m/home');
  await expect(gameCards(page).first()).toBeVisible();
  await waitForIdleCode(page);
  await whenTakenOver(page);
  const count = await traceLayouts(browser, page);
  await tapAll(page, 2, {
    tap: (target) => target.tap(),
    async settle(result) {
      await result.waitFor();
      await page.evaluate(untilStill);
    },
  });
  const { app, dialogs, router } = splitForced(await count());
  // The trace sees them: a menu and a sheet open and close in both rounds.
  expect(dialogs).toBeGreaterThanOrEqual(8);
  expect(app).toEqual({});
  // Once in each round.
  expect(router).toBeLessThanOrEqual(2);
});
