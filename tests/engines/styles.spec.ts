import { expect } from 'vitest';
import { test } from './test';

/** Runs in the page: the height of a new element after the layout, or 0 when it is not drawn. Reading it would draw it. */
function heightOfNewElement(done: (height: number) => void) {
  const box = document.createElement('div');
  box.style.height = '50px';
  new ResizeObserver(([entry]) => done(entry?.contentRect.height ?? 0)).observe(box);
  document.body.append(box);
  setTimeout(done, 3000, 0);
}

// WebKit drew nothing new until the styles of the next screen had arrived: parts of home were gone for a moment.
test('what is new on a page is drawn while the styles of another screen are loading', async ({
  page,
  session,
  site,
}) => {
  site.hold(/\/assets\/login.*\.css$/);
  await page.open('/m/home');
  await page.press('link', /^Ingresar$/);
  await page.untilDone(async () =>
    expect(
      await session.run(() =>
        [...document.querySelectorAll<HTMLLinkElement>('head link[rel=stylesheet]')].some(
          ({ sheet }) => !sheet,
        ),
      ),
    ).toBe(true),
  );
  expect(await session.runAsync(heightOfNewElement)).toBe(50);
});
