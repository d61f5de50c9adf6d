import { openPhone, untilQuiet } from './phone.mjs';
import { traceBlocking } from './trace.mjs';

const VISITS = 3;
const PATHS = {
  home: '/m/home',
  'a list': '/m/slotsCenter',
  login: '/m/login',
  promotions: '/m/activity',
};

/** How long the start of the app, behind the first screen, keeps a finger waiting: the median of cold visits. */
export async function blocking(browser, origin) {
  const figures = {};
  for (const [name, path] of Object.entries(PATHS)) {
    const times = [];
    for (let visit = 0; visit < VISITS; visit++) {
      const { page, files, close } = await openPhone(browser);
      const blockingTime = await traceBlocking(browser, page);
      await page.goto(origin + path);
      await page.waitForFunction(hasTakenOver);
      await untilQuiet(page, files);
      times.push(await blockingTime());
      await close();
    }
    figures[name] = times.toSorted((a, b) => a - b)[VISITS >> 1];
  }
  return figures;
}

/** Runs in the page. */
const hasTakenOver = () =>
  !document.getElementById('first') && document.querySelector('#root main') !== null;
