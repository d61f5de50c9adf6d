import { mapValues } from '../mapValues.mjs';
import { quartiles } from '../quartiles.mjs';
import { openPhone, untilQuiet } from './phone.mjs';
import { traceBlocking } from './trace.mjs';

const VISITS = 5;
const PATHS = {
  home: '/m/home',
  'a list': '/m/slotsCenter',
  login: '/m/login',
  promotions: '/m/activity',
};

/**
 * Cold visits of the pages with a first screen: when the largest content is there, how long the start of the app behind
 * it makes a tap wait (medians), and the largest layout shift of a visit.
 */
export async function firstScreens(browser, origin) {
  const figures = mapValues(PATHS, () => []);
  // In turns, so that a slow minute of the machine is not that of one page.
  for (let visit = 0; visit < VISITS; visit++)
    for (const [name, path] of Object.entries(PATHS))
      figures[name].push(await measureVisit(browser, origin + path));
  return mapValues(figures, (visits) => ({
    largestMs: Math.round(quartiles(visits.map(({ largestMs }) => largestMs)).median),
    blockingMs: quartiles(visits.map(({ blockingMs }) => blockingMs)).median,
    shift: Math.max(...visits.map(({ shift }) => Number(shift.toFixed(3)))),
  }));
}

async function measureVisit(browser, address) {
  const { page, files, close } = await openPhone(browser);
  await page.addInitScript(observePaint);
  const blockingTime = await traceBlocking(browser, page);
  await page.goto(address);
  await page.waitForFunction(hasTakenOver);
  await untilQuiet(page, files);
  const blockingMs = await blockingTime();
  const { largestMs, shift } = await page.evaluate(() => window.paint);
  await close();
  return { largestMs, blockingMs, shift };
}

/** Runs in the page before its scripts. */
function observePaint() {
  const paint = { largestMs: 0, shift: 0 };
  Object.assign(window, { paint });
  const observe = (type, handle) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', ({ startTime }) => {
    paint.largestMs = startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) paint.shift += value;
  });
}

/** Runs in the page. */
const hasTakenOver = () =>
  !document.getElementById('first') && document.querySelector('#root main') !== null;
