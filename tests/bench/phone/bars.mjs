import { mapValues } from '../mapValues.mjs';

const worst = (values) => Math.max(...Object.values(values));
const named = (values) =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
/** One figure of each page. */
const pick = (pages, key) => mapValues(pages, (figures) => figures[key]);

/**
 * The bars of a phone: what is measured, its limit, and the figure of a part of the benchmark.
 * @type {{ what: string, bar: string, part: string, of: (f: any) => unknown, met: (f: any) => boolean }[]}
 */
export const bars = [
  {
    what: 'a page left alone for 10 s: main-thread work, ms',
    bar: '100',
    part: 'pageAtRest',
    of: ({ pageAtRest }) => named(pick(pageAtRest, 'task')),
    met: ({ pageAtRest }) => worst(pick(pageAtRest, 'task')) <= 100,
  },
  {
    what: 'the same: style recalculations',
    bar: '10 a countdown, else few',
    part: 'pageAtRest',
    of: ({ pageAtRest }) => named(pick(pageAtRest, 'recalcs')),
    met: ({ pageAtRest }) => worst(pick(pageAtRest, 'recalcs')) <= 40,
  },
  {
    what: 'home, cold: requests before the first grid',
    bar: '12',
    part: 'firstVisit',
    of: ({ firstVisit }) => firstVisit.requestsBefore,
    met: ({ firstVisit }) => firstVisit.requestsBefore <= 12,
  },
  {
    what: 'home, cold: requests until idle, without a scroll',
    bar: '35',
    part: 'firstVisit',
    of: ({ firstVisit }) => firstVisit.requests,
    met: ({ firstVisit }) => firstVisit.requests <= 35,
  },
  {
    what: 'pictures asked for more than two screens away',
    bar: '0',
    part: 'firstVisit',
    of: ({ firstVisit }) => firstVisit.early,
    met: ({ firstVisit }) => firstVisit.early === 0,
  },
  {
    what: 'home, cold: script, style and layout time, to the React peer',
    bar: '1.0x',
    part: 'peers',
    of: ({ peers }) =>
      `${peers.ratio}x (${named(peers.times)} ms; elements: ${named(peers.elements)})`,
    met: ({ peers }) => peers.ratio <= 1,
  },
  {
    what: 'home, cold: script alone, to the React peer',
    bar: '1.05x',
    part: 'peers',
    of: ({ peers }) => `${peers.scriptRatio}x (${named(peers.scripts)} ms)`,
    met: ({ peers }) => peers.scriptRatio <= 1.05,
  },
  {
    what: 'home, cold: nine games with their pictures, ms',
    bar: 'before each peer',
    part: 'peers',
    of: ({ peers }) => named(peers.games),
    met: ({ peers: { games } }) => games.feria <= Math.min(...Object.values(games)),
  },
  {
    what: 'second visit: games on the screen, before the first reply, ms',
    bar: 'before',
    part: 'firstVisit',
    of: ({ firstVisit }) => `${firstVisit.secondGamesMs}, ${firstVisit.secondReplyMs}`,
    met: ({ firstVisit }) => firstVisit.secondGamesMs < firstVisit.secondReplyMs,
  },
  {
    what: 'cold visits of four pages: their largest content, ms',
    bar: '2,000',
    part: 'firstScreens',
    of: ({ firstScreens }) => named(pick(firstScreens, 'largestMs')),
    met: ({ firstScreens }) => worst(pick(firstScreens, 'largestMs')) <= 2000,
  },
  {
    what: 'the same, after the first content: main-thread work beyond 50 ms a task, ms',
    bar: '150',
    part: 'firstScreens',
    of: ({ firstScreens }) => named(pick(firstScreens, 'blockingMs')),
    met: ({ firstScreens }) => worst(pick(firstScreens, 'blockingMs')) <= 150,
  },
  {
    what: 'the same: layout shift with the takeover',
    bar: '0.00',
    part: 'firstScreens',
    of: ({ firstScreens }) => named(pick(firstScreens, 'shift')),
    met: ({ firstScreens }) => worst(pick(firstScreens, 'shift')) < 0.005,
  },
  {
    what: 'longest task of a journey, ms',
    bar: '200',
    part: 'journeys',
    of: ({ journeys }) => named(journeys),
    met: ({ journeys }) => worst(journeys) <= 200,
  },
  {
    what: 'taps: median to the next paint, ms',
    bar: '150',
    part: 'taps',
    of: ({ taps }) =>
      `${taps.medianMs} of ${taps.count}, worst ${taps.worst} (${named(taps.medians)})`,
    met: ({ taps }) => taps.medianMs <= 150,
  },
  {
    what: 'taps: layouts forced by the app, without those of dialogs that open or close and of the router that goes back',
    bar: '0',
    part: 'taps',
    of: ({ taps }) =>
      `${named(taps.forced.app) || 0} (and ${taps.forced.dialogs} by dialogs, ${taps.forced.router} by the router)`,
    met: ({ taps }) => Object.keys(taps.forced.app).length === 0,
  },
  {
    what: 'largest picture: requested with high priority, right size',
    bar: 'yes',
    part: 'firstVisit',
    of: ({ firstVisit }) => (firstVisit.lcpPicture ? 'yes' : 'no'),
    met: ({ firstVisit }) => firstVisit.lcpPicture,
  },
  {
    what: 'second visit: script bytes from the network',
    bar: '0',
    part: 'firstVisit',
    of: ({ firstVisit }) => firstVisit.secondScriptBytes,
    met: ({ firstVisit }) => firstVisit.secondScriptBytes === 0,
  },
  {
    what: 'flings through 20,000 games: a row on the screen without its game, ms',
    bar: '200',
    part: 'fling',
    of: ({ fling }) => rowsOf(fling.flings),
    met: ({ fling }) => fling.flings.blankMs <= 200,
  },
  {
    what: 'the same in a steady scroll of 8,000 px a second',
    bar: '200',
    part: 'fling',
    of: ({ fling }) => rowsOf(fling.steady),
    met: ({ fling }) => fling.steady.blankMs <= 200,
  },
  {
    what: 'the mock with 20,000 games: CPU ms until the first list; its process, MB',
    bar: '2,000; 300',
    part: 'catalogue',
    of: ({ catalogue }) => `${catalogue.ms}; ${catalogue.megabytes} (heap: ${catalogue.heap})`,
    met: ({ catalogue }) => catalogue.ms <= 2000 && catalogue.megabytes <= 300,
  },
];

function rowsOf({ blankMs, late, rows, px, requests, frames }) {
  return `${blankMs}; longer than 200: ${late} of ${rows} rows, ${px} px, ${requests} requests, ${frames} frames`;
}
