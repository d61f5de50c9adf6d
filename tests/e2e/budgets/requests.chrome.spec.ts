import {
  countRequested,
  markFirstGrid,
  picturesRequestedEarly,
  watchRequests,
} from '../../bench/visit.mjs';
import { expect, test, withMotion } from '../helpers/fixtures';
import { footer, waitForIdleCode } from '../helpers/locators';
import { waitUntilDrawn } from '../helpers/navigation';

test.use({ ...withMotion, viewport: { width: 390, height: 844 } });

const EXPECTED = [
  '/wps/system/settings/consolidated',
  '/wps/system/whitelabel',
  '/wps/system/status',
  '/wps/wallets/merchant',
  '/wps/relay/GCSGAME_getVassGameType',
  '/wps/relay/GCSGAME_hotGamesV2',
  '/wps/relay/MCSFE_getListAnnouncements B',
  '/wps/relay/MCSFE_getListAnnouncements PL',
  '/wps/relay/CBS_modelList',
];
/**
 * Without a scroll home requests at most so many files and calls, in all and, without pictures, before its first grid,
 * which is drawn before the app: the page, the font, the styles, four calls, the templates and their script, the icons.
 */
const BEFORE_FIRST_GRID = 10;
const UNTIL_IDLE = 35;
/** The games of a category. They are requested when it comes near the screen, so not only at the first visit. */
const SHELF = '/wps/relay/GCSGAME_gameList';

/** The endless animations that the browser updates, each name once. */
const runningAnimations = () => {
  const endless = document
    .getAnimations()
    .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY);
  return [...new Set(endless.map((animation) => (animation as CSSAnimation).animationName))];
};

/** How many times the icons came over the network. */
const iconTransfers = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry.name.includes('/icons'))
    .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0).length;

const nameOf = (call: string) => {
  const { pathname, searchParams } = new URL(call.split(' ')[1] ?? '', 'http://x');
  return [pathname, ...searchParams.getAll('types')].join(' ');
};

test('home sends only the requests that it needs and each once, on the first visit', async ({
  page,
}) => {
  const { calls, repeated } = watchRequests(page);
  await page.addInitScript(markFirstGrid);
  await page.goto('/m/home');
  await expect.poll(() => calls.length).toBeGreaterThanOrEqual(EXPECTED.length);
  await waitForIdleCode(page);
  expect(calls.map(nameOf).toSorted()).toEqual(EXPECTED.toSorted());
  expect(repeated()).toEqual([]);
  const { before, all } = await page.evaluate(countRequested);
  expect(before).toBeLessThanOrEqual(BEFORE_FIRST_GRID);
  expect(all).toBeGreaterThan(BEFORE_FIRST_GRID);
  expect(all).toBeLessThanOrEqual(UNTIL_IDLE);
  expect(await page.evaluate(picturesRequestedEarly)).toEqual([]);
  expect(await page.evaluate(iconTransfers)).toBe(1);
  // The announcements are the only endless animation: each one costs work in every frame.
  await expect.poll(() => page.evaluate(runningAnimations)).toEqual(['marquee-run']);
});

test('home repeats no request, when the user goes back to it', async ({ page }) => {
  await page.goto('/m/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  await footer(page).waitFor();
  await waitForIdleCode(page);
  // The page of announcements requests the list again.
  const announcementsLoaded = page.waitForResponse((response) =>
    response.url().includes('types=PL'),
  );
  await page.getByRole('main').getByRole('link', { name: 'Anuncios' }).first().click();
  await (await announcementsLoaded).finished();
  await expect(page.getByRole('article').first()).toBeVisible();
  const { calls } = watchRequests(page);
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  // Home would send its requests by the time the browser has nothing to do.
  await waitUntilDrawn(page);
  expect(calls.map(nameOf).filter((name) => name !== SHELF)).toEqual([]);
});
