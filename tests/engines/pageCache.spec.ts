import { expect } from 'vitest';
import { engine, test } from './test';

// In Firefox the first games still move the page after the test has scrolled it.
test.runIf(engine === 'webkit')(
  'a page that comes back from the page cache stands where it was left',
  async ({ page, session }) => {
    const scrollTop = () => session.run(() => scrollY);
    await page.open('/m/slotsCenter');
    // A page that is left while it loads reports its interrupted imports as errors.
    await page.isStarted();
    await page.untilDone(async () => {
      await session.run(() => scrollTo(0, 200));
      expect(await scrollTop()).toBe(200);
    });
    // A page that is loaded again does not have this listener.
    await session.run(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      }),
    );
    // A page of the same site is loaded, so that the browser may keep this one.
    await session.run(() => location.assign('/m/help'));
    await page.isAt(/help$/);
    await page.isStarted();
    await session.run(() => history.back());
    await page.isAt(/slotsCenter$/);
    await page.untilDone(async () => expect(await scrollTop()).toBe(200));
    expect(await session.run(() => document.documentElement.dataset.persisted)).toBe('true');
  },
);
