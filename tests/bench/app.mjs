import { countRenders } from './commits.mjs';
import { openDevtools } from './devtools.mjs';
import { startPreview } from './preview.mjs';
import {
  elementsOf,
  goDownList,
  isQuiet,
  PHONE,
  seeAllOfHome,
  watchComfort,
  watchRequests,
} from './visit.mjs';
import { weighFiles, weighScreens } from './weights.mjs';

const LIST = '/m/gameList?gameType=RNG';
const ROUNDS = 10;

/** The app itself, its production build, with its backend over HTTP. */
export async function benchApp({ browser }) {
  const figures = {};
  for (const [name, { scripts, css, html, files }] of Object.entries(weighScreens())) {
    figures[`${name}: JavaScript until its first drawing, gzip bytes`] = scripts;
    figures[`${name}: CSS until its first drawing, gzip bytes`] = css;
    figures[`${name}: script and style files until its first drawing`] = files;
    figures['HTML, gzip bytes'] = html;
  }
  const usual = await startPreview();
  Object.assign(figures, await coldHome(browser, usual.origin));
  usual.stop();
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
  await page.addInitScript(watchComfort);
  await page.addInitScript(countRenders);
  return { page, asked: watchRequests(page), devtools: await openDevtools(page), context };
}

async function coldHome(browser, origin) {
  const { page, asked, devtools, context } = await open(browser);
  await page.goto(origin);
  await page.locator('.gamecard').first().waitFor();
  await isQuiet(page);
  const weight = weighFiles(asked.files);
  const counts = await devtools.read();
  const first = {
    'cold home: requests in all': asked.calls.length + asked.files.length,
    'cold home: calls to the backend': asked.calls.length,
    'cold home: calls repeated': asked.repeated().length,
    'cold home: JavaScript when idle, gzip bytes': weight.js,
    'cold home: fonts, bytes': weight.woff2,
    'cold home: pictures, bytes': weight.webp,
    'cold home: elements': await elementsOf(page),
    'cold home: layouts': counts.layouts,
    'cold home: style recalculations': counts.recalcs,
    'cold home: heap, bytes': await devtools.heap(),
  };
  await seeAllOfHome(page);
  const { shift, longTasks } = await page.evaluate(() => window.seen);
  const all = {
    'home seen to its end: elements': await elementsOf(page),
    'home seen to its end: calls repeated': asked.repeated().length,
    'home seen to its end: layout shift': Number(shift.toFixed(4)),
    'home seen to its end: long tasks': longTasks,
  };
  await context.close();
  return { ...first, ...all };
}

/**
 * From home into the list and back, again and again. In a browser that compiles nothing: code that
 * it makes of busy functions would be taken for what the app keeps.
 */
export async function benchMemory({ browser }) {
  const { origin, stop } = await startPreview();
  const { page, devtools, context } = await open(browser);
  const round = async () => {
    await page.locator('.catmenu a').nth(2).click();
    await goDownList(page, { steps: 5 });
    await page.goBack();
    await seeAllOfHome(page);
  };
  await page.goto(origin);
  await seeAllOfHome(page);
  await round();
  const before = await devtools.heap();
  for (let at = 0; at < ROUNDS; at++) await round();
  const growth = ((await devtools.heap()) / before - 1) * 100;
  await context.close();
  stop();
  return { [`${ROUNDS} rounds of home and list: heap, percent`]: Number(growth.toFixed(1)) };
}

async function longList(browser, origin, count) {
  const { page, devtools, context } = await open(browser);
  await page.goto(origin + LIST);
  await page.locator('.gamecard[data-blank="false"]').first().waitFor();
  await isQuiet(page);
  const heap = await devtools.heap();
  const renders = () => page.evaluate(() => ({ ...window.counted }));
  const before = await renders();
  const { layouts } = await devtools.of(() => goDownList(page, { steps: 4 }));
  const after = await renders();
  const most = await goDownList(page);
  await isQuiet(page);
  const named = (what) => `list of ${count} games: ${what}`;
  const figures = {
    [named('heap, bytes')]: heap,
    [named('elements at most')]: most,
    [named('component renders in 2,000 px')]: after.renders - before.renders,
    [named('layouts in 2,000 px')]: layouts,
    [named('heap after 12,000 px, bytes')]: await devtools.heap(),
  };
  await context.close();
  return figures;
}
