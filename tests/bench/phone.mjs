import { loadavg } from 'node:os';
import { startMock } from './backend.mjs';
import { bars } from './phone/bars.mjs';
import { firstVisit } from './phone/firstVisit.mjs';
import { fling } from './phone/fling.mjs';
import { homePeers } from './phone/homePeers.mjs';
import { journeys } from './phone/journeys.mjs';
import { rest } from './phone/rest.mjs';
import { taps } from './phone/taps.mjs';
import { startPreview } from './preview.mjs';
import { table } from './report.mjs';

const GAMES = 20_000;
const LIST = '/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=3&pageSize=54';

/** What a phone feels: the production build on a slow processor and a slow network. */
export async function benchPhone({ browser }) {
  const before = loadavg()[0];
  const { origin, stop } = await startPreview();
  const figures = {};
  for (const [name, measure] of Object.entries({ firstVisit, rest, taps, journeys })) {
    figures[name] = await measure(browser, origin);
    console.error(name, JSON.stringify(figures[name]));
  }
  figures.peers = await homePeers(browser, origin);
  console.error('peers', JSON.stringify(figures.peers));
  stop();
  const large = await startPreview({ MOCK_GAMES: String(GAMES) });
  figures.fling = await fling(browser, large.origin);
  large.stop();
  figures.catalogue = await catalogue();
  figures.load = `${before.toFixed(1)} to ${loadavg()[0].toFixed(1)}`;
  return figures;
}

/** How long the mock takes to build a large catalogue, its heap, and the memory of the whole process. */
async function catalogue() {
  const mock = await startMock({ MOCK_GAMES: String(GAMES) });
  const started = performance.now();
  await (await fetch(mock.origin + LIST)).json();
  const ms = Math.round(performance.now() - started);
  const [heap, megabytes] = [await mock.heap(), await mock.memory()];
  await mock.stop();
  return { ms, heap, megabytes };
}

/** The table of bars. */
export const phoneTable = (figures) =>
  table(
    ['on a phone (4x CPU, 9 Mbit/s, 100 ms)', 'bar', 'measured', 'met'],
    bars.map(({ what, bar, part, of, met }) =>
      figures[part]
        ? [what, bar, of(figures), met(figures) ? 'yes' : 'NO']
        : [what, bar, 'not measured', '-'],
    ),
  );
