import {
  countElements,
  observeShiftsAndLongTasks,
  scrollThroughHome,
  watchRequests,
} from '../../bench/visit.mjs';
import { expect, test, withMotion, withPixels } from '../helpers/fixtures';

interface Observed {
  observed: { shift: number };
}

const MAX_HOME = 1500;

test.use({ ...withMotion, ...withPixels, viewport: { width: 390, height: 844 } });

test(`home has at most ${MAX_HOME} elements, no layout shift and no repeated request while scrolling`, async ({
  page,
}) => {
  const { calls, repeated } = watchRequests(page);
  await page.addInitScript(observeShiftsAndLongTasks);
  await page.goto('/m/home');
  await scrollThroughHome(page);
  const count = await countElements(page);
  expect(count).toBeGreaterThan(300);
  expect(count).toBeLessThanOrEqual(MAX_HOME);
  expect(calls.length).toBeGreaterThan(5);
  expect(repeated()).toEqual([]);
  expect(await page.evaluate(() => (window as never as Observed).observed.shift)).toBeLessThan(
    0.005,
  );
});
