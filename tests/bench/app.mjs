import { countRenders } from './countRenders.mjs';
import { openDevtools } from './devtools.mjs';
import { startPreview } from './preview.mjs';
import { screenSizes, sizesByType } from './sizes.mjs';
import {
  countElements,
  observeShiftsAndLongTasks,
  PHONE,
  scrollDownList,
  scrollThroughHome,
  watchRequests,
  whenIdle,
} from './visit.mjs';

const LIST = '/m/gameList?gameType=RNG';
const ROUNDS = 10;

/** Measures the production build of the app, with the mock over HTTP. */
export async function benchApp({ browser }) {
  const figures = {};
  for (const [name, { scripts, css, html, files }] of Object.entries(screenSizes())) {
    figures[`${name}: JavaScript before its first render, gzip bytes`] = scripts;
    figures[`${name}: CSS before its first render, gzip bytes`] = css;
    figures[`${name}: script and style files before its first render`] = files;
    figures['HTML, gzip bytes'] = html;
  }
  const preview = await startPreview();
  Object.assign(figures, await coldHome(browser, preview.origin));
  preview.stop();
  for (const count of [200, 20_000]) {
    const preview = await startPreview({ MOCK_GAMES: String(count) });
    Object.assign(figures, await longList(browser, preview.origin, count));
    preview.stop();
  }
  return figures;
}

async function open(browser) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(observeShiftsAndLongTasks);
  await page.addInitScript(countRenders);
  return { page, requests: watchRequests(page), devtools: await openDevtools(page), context };
}

async function coldHome(browser, origin) {
  const { page, requests, devtools, context } = await open(browser);
  await page.goto(origin);
  await page.locator('.gamecard').first().waitFor();
  await whenIdle(page);
  const weight = sizesByType(requests.files);
  const counts = await devtools.read();
  const first = {
    'cold home: requests in all': requests.calls.length + requests.files.length,
    'cold home: calls to the backend': requests.calls.length,
    'cold home: calls repeated': requests.repeated().length,
    'cold home: JavaScript when idle, gzip bytes': weight.js,
    'cold home: fonts, bytes': weight.woff2,
    'cold home: pictures, bytes': weight.webp,
    'cold home: elements': await countElements(page),
    'cold home: layouts': counts.layouts,
    'cold home: style recalculations': counts.recalcs,
    'cold home: heap, bytes': await devtools.heap(),
  };
  await scrollThroughHome(page);
  const { shift, longTasks } = await page.evaluate(() => window.observed);
  const all = {
    'home scrolled to its end: elements': await countElements(page),
    'home scrolled to its end: calls repeated': requests.repeated().length,
    'home scrolled to its end: layout shift': Number(shift.toFixed(4)),
    'home scrolled to its end: long tasks': longTasks,
  };
  await context.close();
  return { ...first, ...all };
}

/**
 * Goes from home to the list and back several times and measures the growth of the heap. The browser
 * must not compile code: compiled functions would look like data that the app keeps.
 */
export async function benchMemory({ browser }) {
  const { origin, stop } = await startPreview();
  const { page, devtools, context } = await open(browser);
  const round = async () => {
    await page.locator('.catmenu a').nth(3).click();
    await scrollDownList(page, { steps: 5 });
    await page.goBack();
    await scrollThroughHome(page);
  };
  await page.goto(origin);
  await scrollThroughHome(page);
  await round();
  const before = await devtools.heap();
  for (let count = 0; count < ROUNDS; count++) await round();
  const growth = ((await devtools.heap()) / before - 1) * 100;
  await context.close();
  stop();
  return { [`${ROUNDS} rounds of home and list: heap, percent`]: Number(growth.toFixed(1)) };
}

async function longList(browser, origin, count) {
  const { page, devtools, context } = await open(browser);
  await page.goto(origin + LIST);
  await page.locator('.gamecard[data-blank="false"]').first().waitFor();
  await whenIdle(page);
  const heap = await devtools.heap();
  const renders = () => page.evaluate(() => ({ ...window.counted }));
  const before = await renders();
  const { layouts } = await devtools.measure(() => scrollDownList(page, { steps: 4 }));
  const after = await renders();
  const maxElements = await scrollDownList(page);
  await whenIdle(page);
  const nameOf = (what) => `list of ${count} games: ${what}`;
  const figures = {
    [nameOf('heap, bytes')]: heap,
    [nameOf('elements at most')]: maxElements,
    [nameOf('component renders in 2,000 px')]: after.renders - before.renders,
    [nameOf('layouts in 2,000 px')]: layouts,
    [nameOf('heap after 12,000 px, bytes')]: await devtools.heap(),
  };
  await context.close();
  return figures;
}
