import { expect } from 'vitest';
import { test } from './test';

/**
 * Runs in the page: notes how opaque the header's backing is during the next transition of a picture, and for a second
 * after it.
 */
function watchBacking() {
  const header = document.querySelector('.stickybar');
  const seen = new Set<string>();
  const notes = setInterval(() => {
    if (header) seen.add(getComputedStyle(header, '::before').opacity);
  });
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.finished.then(() =>
      setTimeout(() => {
        clearInterval(notes);
        document.documentElement.dataset.seen = [...seen].join();
      }, 1000),
    );
    return transition;
  };
}

// At the end of a transition WebKit knows no scroll until the next frame, and the backing was gone in the last one.
test('the header keeps its backing while a picture grows into its sheet, and after it', async ({
  page,
  session,
  site,
}) => {
  await site.admin('scenarios', { name: 'noPopups' });
  await page.open('/m/home');
  await page.see('link', /./, 'article');
  const openSheet = () => page.press('link', /./, 'article');
  // The transition is loaded with the first sheet, which opens without it.
  await openSheet();
  await page.see('dialog', /./);
  await session.pressKeys([
    ['keyDown', '\uE00C'],
    ['keyUp', '\uE00C'],
  ]);
  await page.isGone('dialog', /./);
  await page.untilDone(async () => {
    await session.run(() => scrollTo(0, 200));
    const opacity = await session.run(() => {
      const header = document.querySelector('.stickybar');
      return header && getComputedStyle(header, '::before').opacity;
    });
    expect(opacity).toBe('1');
  });
  await session.run(watchBacking);
  await openSheet();
  await page.untilDone(async () =>
    expect(await session.run(() => document.documentElement.dataset.seen)).toBe('1'),
  );
});
