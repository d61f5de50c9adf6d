import { mapValues } from '../mapValues.mjs';
import { quartiles } from '../quartiles.mjs';
import { CPU, openPhone, untilQuiet } from './phone.mjs';
import { traceLayouts } from './trace.mjs';

const ROUNDS = 3;
const SETTLE_MS = 800;

/** A point on the backdrop of a sheet. */
const BACKDROP = [180, 40];

/** The taps of a round: on what, or where, and what must be there after it. */
const home = [
  ['open the menu', '.header .iconbutton', 'dialog[open] .sheet-card'],
  ['close the menu', 'dialog[open] .sheet-close .iconbutton', 'body:not(:has(dialog[open]))'],
  ['change the tab', '.catmenu-item:nth-child(3)', '.catmenu-item:nth-child(3)[aria-current]'],
  ['change it back', '.catmenu-item:nth-child(2)', '.catmenu-item:nth-child(2)[aria-current]'],
  ['favourite', '.gamecard .heart', '.gamecard .heart'],
  ['open a sheet', '.gamecard .gamecard-link', 'dialog[open] .gamesheet'],
  ['close the sheet', BACKDROP, 'body:not(:has(dialog[open]))'],
  ['open a list', '.home-section .sectiontitle-more', '.gamelistbar .chiprow'],
];
const list = [
  ['choose a chip', '.gamelistbar .chiprow > :nth-child(2)', '.gamescroll'],
  ['go back', '.header-page .iconbutton', '.catmenu'],
];

/** What the browser itself needs the layout for: it moves the focus into a modal dialog, and back. */
const DIALOG = new Set(['showModal', 'close']);
/** The router restores the place of a row when somebody goes back. */
const ROUTER = new Set(['scrollLeft']);

/**
 * Taps through the app as a member: first to measure each tap until the next paint, then, with a fast
 * processor, to count forced layouts. The trace that counts them makes taps slower.
 */
export async function taps(browser, origin) {
  const { page, files, context, session, close } = await openPhone(browser, {
    isNetworkSlow: false,
  });
  const reply = await context.request.post(`${origin}/__mock/personas`, {
    data: { persona: 'member' },
  });
  const { value } = await reply.json();
  await page.addInitScript((info) => {
    if (self.origin !== 'null') sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(info));
  }, value);
  await page.addInitScript(observeTaps);
  await page.goto(`${origin}/m/home`);
  await page.locator('.gamecard').first().waitFor();
  await untilQuiet(page, files);
  // A locator that waits looks at the page in each frame, so nothing is looked for before the tap is over.
  const settle = async (result) => {
    await page.waitForTimeout(SETTLE_MS);
    await result.waitFor();
  };
  const measured = await tapAll(page, ROUNDS, { tap: tapByPlace, settle });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const count = await traceLayouts(browser, page);
  await tapAll(page, ROUNDS, { tap: tapByPlace, settle });
  const forced = splitForced(await count());
  await close();
  const worst = measured.toSorted((a, b) => b.ms - a.ms)[0];
  return {
    count: measured.length,
    medianMs: quartiles(measured.map(({ ms }) => ms)).median,
    worst: `${worst.ms} ms (${worst.name})`,
    medians: mapValues(byName(measured), (times) => quartiles(times).median),
    forced,
    cpu: CPU,
  };
}

function byName(measured) {
  const groups = {};
  for (const { name, ms } of measured) {
    groups[name] ??= [];
    groups[name].push(ms);
  }
  return groups;
}

/** Forced layouts by the name of what forced them: those of the app, and the numbers of those of dialogs and of the router. */
export function splitForced(counts) {
  const all = Object.entries(counts);
  const countOf = (names) =>
    all.reduce((sum, [name, count]) => sum + (names.has(name) ? count : 0), 0);
  return {
    app: Object.fromEntries(all.filter(([name]) => !DIALOG.has(name) && !ROUTER.has(name))),
    dialogs: countOf(DIALOG),
    router: countOf(ROUTER),
  };
}

/**
 * Makes the taps of some rounds. After each of them, `settle` waits for the result and until the page has come
 * to rest.
 * @typedef {import('playwright').Locator} Locator
 * @param {import('playwright').Page} page
 * @param {number} rounds
 * @param {{ tap: (target: Locator) => Promise<void>, settle: (result: Locator) => Promise<void> }} options
 */
export async function tapAll(page, rounds, { tap, settle }) {
  const measured = [];
  for (let round = 0; round < rounds; round++)
    for (const [name, target, expected] of [...home, ...list]) {
      await page.evaluate(() => {
        window.tapMs = 0;
      });
      if (Array.isArray(target)) await page.touchscreen.tap(...target);
      else await tap(page.locator(target).first());
      await settle(page.locator(expected).first());
      // The browser does not report a tap that takes less than 16 ms.
      measured.push({ name, ms: (await page.evaluate(() => window.tapMs)) || 16 });
    }
  return measured;
}

/** Taps where the target is. The tap of a locator looks at the page while the event is handled, which takes up to 37 ms. */
async function tapByPlace(target) {
  await target.tap({ trial: true });
  const { x, y, width, height } = await target.boundingBox();
  await target.page().touchscreen.tap(x + width / 2, y + height / 2);
}

/** Runs in the page: the longest time from an event of a tap to the paint after it. */
function observeTaps() {
  new PerformanceObserver((entries) => {
    for (const { duration, interactionId } of entries.getEntries())
      if (interactionId) window.tapMs = Math.max(window.tapMs ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}
