import { readdirSync } from 'node:fs';
import { traceStyles } from '../../bench/phone/trace.mjs';
import { expect, test, withMotion } from '../helpers/fixtures';
import { waitForIdleCode, whenTakenOver } from '../helpers/locators';
import { startSession } from '../helpers/session';

test.use(withMotion);

/** Loads the styles of every screen, as a long visit does. */
function loadStyles(names: string[]) {
  const load = (name: string) =>
    new Promise((loaded) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = `/assets/${name}`;
      link.onload = loaded;
      document.head.append(link);
    });
  return Promise.all(names.map(load));
}

/** Adds an element to the screen and removes it. Returns the number of elements of the page. */
async function addElement() {
  const frame = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const added = document.createElement('p');
  document.getElementById('main')?.append(added);
  await frame();
  added.remove();
  await frame();
  return document.querySelectorAll('body *').length;
}

test('the styles of no screen make the browser compute all of them again when an element comes', async ({
  browser,
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/home');
  await whenTakenOver(page);
  await waitForIdleCode(page);
  await page.evaluate(
    loadStyles,
    readdirSync('dist/assets').filter((name) => name.endsWith('.css')),
  );
  const stop = await traceStyles(browser, page);
  const all = await page.evaluate(addElement);
  const counts = await stop();
  expect(counts.length).toBeGreaterThan(0);
  expect(Math.max(...counts)).toBeLessThan(all / 5);
});
