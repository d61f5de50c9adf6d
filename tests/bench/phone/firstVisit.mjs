import { picturesRequestedEarly } from '../visit.mjs';
import { openPhone, untilQuiet } from './phone.mjs';

/** A cold visit of home, then a second one, with what each of them loads. */
export async function firstVisit(browser, origin) {
  const { page, files, context, close } = await openPhone(browser, { isObserved: true });
  const started = Date.now();
  await page.goto(`${origin}/m/home`);
  await page.locator('.gamecard').first().waitFor();
  await untilQuiet(page, files);
  const all = files();
  const { firstGrid, frame, lcp } = await page.evaluate(readLcp);
  const isBefore = ({ at, type }) => at < (type === 'Image' ? frame : firstGrid);
  const lcpRequest = all.find(({ url }) => url === lcp?.url);
  await untilStored(page);
  const second = await openPhone(browser, { context, isObserved: true });
  await second.page.goto(`${origin}/m/home`);
  await second.page.locator('.gamecard').first().waitFor();
  await untilQuiet(second.page, second.files);
  const repeat = await second.page.evaluate(readGamesBefore);
  const scripts = second
    .files()
    .filter(({ url }) => /\.m?js(\?|$)/.test(url) && !/\/sw\.js/.test(url));
  const figures = {
    requestsBefore: all.filter(isBefore).length,
    requests: all.length,
    kilobytes: Math.round(all.reduce((sum, { bytes }) => sum + bytes, 0) / 1000),
    early: (await page.evaluate(picturesRequestedEarly)).length,
    firstGridMs: firstGrid - started,
    lcpMs: Math.round(lcp?.startTime ?? 0),
    lcpPicture: Boolean(lcp?.url && lcpRequest?.priority === 'High' && lcp.fits),
    secondGamesMs: repeat.gamesMs,
    secondReplyMs: repeat.replyMs,
    secondScriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
  };
  await close();
  return figures;
}

/** Runs in the page. A picture fits when it has the pixels of its place, and at most twice as many. */
function readLcp() {
  const { lcp, ...others } = window.seen;
  if (!lcp) return others;
  const { url, startTime, width, naturalWidth } = lcp;
  const pixels = width * devicePixelRatio;
  const fits = naturalWidth >= pixels * 0.95 && naturalWidth <= pixels * 2;
  return { ...others, lcp: { url, startTime, fits } };
}

/** Runs in the page: when the first games were there, and when the first reply had come that was not stored, as games are. */
function readGamesBefore() {
  const replies = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/wps/') && !name.includes('GCSGAME_'))
    .map(({ responseEnd }) => responseEnd);
  return {
    gamesMs: Math.round(window.seen.firstGrid - performance.timeOrigin),
    replyMs: Math.round(Math.min(...replies)),
  };
}

/** Waits until the service worker has stored the app and the first games. */
const untilStored = (page) =>
  page.evaluate(async () => {
    const end = performance.now() + 30_000;
    const hasGames = async () =>
      (await (await caches.open('replies')).keys()).some(({ url }) => url.includes('hotGames'));
    while (!(await hasGames()) && performance.now() < end)
      await new Promise((done) => setTimeout(done, 200));
  });
