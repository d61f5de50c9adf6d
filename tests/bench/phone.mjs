import { loadavg } from 'node:os';
import { bars } from './phone/bars.mjs';
import { catalogue, GAMES } from './phone/catalogue.mjs';
import { filmStrip } from './phone/filmStrip.mjs';
import { firstScreens } from './phone/firstScreens.mjs';
import { firstVisit } from './phone/firstVisit.mjs';
import { fling } from './phone/fling.mjs';
import { homePeers } from './phone/homePeers.mjs';
import { journeys } from './phone/journeys.mjs';
import { pageAtRest } from './phone/pageAtRest.mjs';
import { taps } from './phone/taps.mjs';
import { startPreview } from './preview.mjs';
import { table } from './report.mjs';

/** The parts, and the seconds that each may take on a busy machine. */
const parts = {
  firstVisit: { measure: firstVisit, limit: 90 },
  firstScreens: { measure: firstScreens, limit: 280 },
  pageAtRest: { measure: pageAtRest, limit: 120 },
  taps: { measure: taps, limit: 180 },
  journeys: { measure: journeys, limit: 240 },
  peers: { measure: homePeers, limit: 280 },
  fling: { measure: fling, limit: 120, games: GAMES },
  catalogue: { measure: catalogue, limit: 60 },
  filmStrip: { measure: filmStrip, limit: 120 },
};

/** The production build on a slow processor and a slow network, as on a phone. */
export async function benchPhone({ browser, only }) {
  const before = loadavg()[0];
  const figures = {};
  for (const name of only) {
    const { measure, limit, games } = parts[name];
    const { origin, stop } = await startPreview(games ? { MOCK_GAMES: String(games) } : {});
    const started = Date.now();
    try {
      figures[name] = await within(limit, measure(browser, origin));
    } catch (error) {
      console.error(`${name}: ${error.message.split('\n')[0]}`);
    }
    const seconds = Math.round((Date.now() - started) / 1000);
    console.error(name, `${seconds} s`, JSON.stringify(figures[name]));
    for (const context of browser.contexts()) await context.close();
    stop();
  }
  figures.load = `${before.toFixed(1)} to ${loadavg()[0].toFixed(1)}`;
  return figures;
}

/** A part that takes too long is left out, and the others are measured all the same. */
function within(seconds, measured) {
  let timer;
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took more than ${seconds} s`)), seconds * 1000);
  });
  // Closing its pages makes a part fail that is still at work.
  measured.catch(() => {});
  return Promise.race([measured, limit]).finally(() => clearTimeout(timer));
}

/** The table of bars. */
export const phoneTable = (figures) =>
  table(
    ['on a phone (4x CPU, 9 Mbit/s, 100 ms)', 'bar', 'measured', 'met'],
    bars.map(({ what, bar, part, of, met }) =>
      figures[part]
        ? [what, bar, of(figures), met(figures) ? 'met' : 'not met']
        : [what, bar, 'not measured', '-'],
    ),
  );
