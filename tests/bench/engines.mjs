import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { ENGINE_NAMES, findEngine, installText } from '../../scripts/check/findEngines.mjs';
import { importSource } from '../../scripts/lib/importSource.mjs';
import { firstScreen, flingByScript, watchFirstScreen } from './enginePage.mjs';
import { GAMES } from './phone/catalogue.mjs';
import { keepAllPages, PAGES, watchRows } from './phone/fling.mjs';
import { startPreview } from './preview.mjs';
import { quartiles } from './quartiles.mjs';
import { table } from './report.mjs';

const FIRST_SCREENS = 5;
const LIST = '/m/gameList?gameType=RNG';
const SCRIPT_PATH = '/bench.js';

/**
 * The first screen of home, and flings through a list, in each engine that is installed: in a frame as wide as a
 * phone, without a slower processor or network.
 */
export async function benchEngines() {
  const { startEngine } = await importSource('/tests/engines/startEngine.ts');
  const { origin, stop } = await startPreview({ MOCK_GAMES: String(GAMES) });
  const figures = {};
  for (const engine of ENGINE_NAMES) {
    if (!findEngine(engine)) {
      console.log(`skipped: ${engine} is not installed. On Debian: ${installText(engine)}`);
      continue;
    }
    const before = loadavg()[0];
    let end = () => {};
    try {
      const started = await startEngine(engine);
      const { session } = started;
      end = started.end;
      const screens = await firstScreens(session, origin);
      const fling = await flings(session, origin);
      const load = `${before.toFixed(1)} to ${loadavg()[0].toFixed(1)}`;
      figures[engine] = { ...screens, fling, load };
    } catch (error) {
      console.error(`${engine}: ${error.message.split('\n')[0]}`);
    } finally {
      end();
    }
  }
  stop();
  return figures;
}

/** Each time from an origin of its own, so that nothing is stored. */
async function firstScreens(session, target) {
  const samples = [];
  for (let at = 0; at < FIRST_SCREENS; at++)
    samples.push(
      await onSite(session, target, async (open) => {
        await open('/m/home');
        return session.runAsync(firstScreen);
      }),
    );
  const of = (name) => quartiles(samples.map((sample) => sample[name]));
  return { firstContent: of('firstContent'), firstGames: of('firstGames') };
}

/** As on a phone (phone/fling.mjs), the list was left at its end and is returned to. */
const flings = (session, target) =>
  onSite(session, target, async (open, reload) => {
    await open(LIST);
    await session.runAsync(firstScreen);
    await session.runAsync(leaveList);
    await session.run(keepAllPages, PAGES);
    // A list belongs to its entry of the history, which a reload keeps.
    await reload();
    await session.runAsync(firstScreen);
    await session.run(watchRows);
    await session.runAsync(flingByScript);
    return session.run(() => window.stopRows());
  });

/** Runs in the page: scrolls, until the app has stored how far. */
function leaveList(done) {
  scrollTo(0, 1_000);
  if (sessionStorage.getItem('feria.lists')) done();
  else setTimeout(leaveList, 100, done);
}

/** Opens addresses of a new origin in a frame. */
async function onSite(session, target, act) {
  const { startProxySite } = await importSource('/tests/helpers/proxySite.ts');
  const { PHONE_PATH, phonePage } = await importSource('/tests/engines/phoneFrame.ts');
  const site = await startProxySite(target, {
    answer(req, res) {
      const [path, query] = req.url.split(/\?(.*)/);
      if (path === PHONE_PATH) res.setHeader('content-type', 'text/html').end(phonePage(query));
      else if (path === SCRIPT_PATH)
        res.setHeader('content-type', 'text/javascript').end(`(${watchFirstScreen})()`);
      else return false;
      return true;
    },
    changeOf: (_, { 'content-type': type }) =>
      String(type).startsWith('text/html')
        ? (html) => html.replace('<head>', `<head><script src="${SCRIPT_PATH}"></script>`)
        : undefined,
  });
  async function enterPhone() {
    await session.enterFrame(null);
    const [frame] = await session.findAll('iframe');
    await session.enterFrame(frame);
  }
  async function open(href) {
    await session.enterFrame(null);
    await session.open(`${site.origin}${PHONE_PATH}?${href}`);
    await enterPhone();
  }
  async function reload() {
    await session.run(() => {
      window.isLeft = true;
      location.reload();
    });
    do {
      await wait(100);
      await enterPhone();
    } while (await session.run(() => window.isLeft));
  }
  try {
    return await act(open, reload);
  } finally {
    await session.enterFrame(null);
    await session.open('about:blank');
    site.stop();
  }
}

const range = ({ median, low, high }) => [median, low, high].map(Math.round).join(' / ');

export const engineTable = (figures) =>
  table(
    ['in each engine, ms', ...Object.keys(figures)],
    [
      ['first content: median, quartiles', ({ firstContent }) => range(firstContent)],
      ['first games: median, quartiles', ({ firstGames }) => range(firstGames)],
      ['fling: frames', ({ fling }) => fling.frames],
      ['fling: mean frame', ({ fling }) => fling.meanFrame],
      ['fling: longest frame', ({ fling }) => fling.longestFrame],
      ['fling: rows without a game', ({ fling }) => `${fling.blankRows} of ${fling.rows}`],
      ['fling: longest time of one', ({ fling }) => fling.blankMs],
      ['load of the machine', ({ load }) => load],
    ].map(([what, of]) => [what, ...Object.values(figures).map(of)]),
  );
