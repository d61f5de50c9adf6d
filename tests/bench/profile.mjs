import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { buildPeer, OUT } from './build.mjs';
import { table } from './report.mjs';
import { run, workloads } from './workloads.mjs';

const SUBJECTS = ['feria', 'solid'];
const WORKLOADS = ['favourite', 'turn'];
const ROUNDS = 10;
/** In microseconds. */
const INTERVAL = 100;

/** Where the script time of a favourite and of a step of the winner list goes, by library and layer. */
export async function profilePeers({ browser, origin }) {
  const figures = {};
  for (const name of SUBJECTS) {
    await buildPeer(name);
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(`${origin}/${name}/index.html`);
    await page.waitForFunction(() => document.querySelectorAll('.winner b').length === 6);
    const session = await page.context().newCDPSession(page);
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: INTERVAL });
    for (const workload of WORKLOADS) {
      const { steps } = workloads[workload];
      // The first round compiles the code.
      await page.evaluate(run, { name: workload, steps });
      await session.send('Profiler.start');
      for (let round = 0; round < ROUNDS; round++)
        await page.evaluate(run, { name: workload, steps });
      const { profile } = await session.send('Profiler.stop');
      figures[`${workload}, ${name}`] = byPlace(profile, steps * ROUNDS);
    }
    await page.close();
  }
  return figures;
}

/** Microseconds of a step, by the place of the function that ran. */
function byPlace({ nodes, samples, timeDeltas }, steps) {
  const nodeOf = new Map(nodes.map((node) => [node.id, node]));
  const sums = new Map();
  samples.forEach((id, at) => {
    const place = placeOf(nodeOf.get(id).callFrame);
    if (place) sums.set(place, (sums.get(place) ?? 0) + timeDeltas[at] / steps);
  });
  const sorted = [...sums].sort((a, b) => b[1] - a[1]);
  return Object.fromEntries(sorted.map(([place, us]) => [place, Number(us.toFixed(1))]));
}

const maps = new Map();
function placeOf({ functionName, url, lineNumber, columnNumber }) {
  if (functionName === '(idle)' || functionName === '(program)') return undefined;
  if (functionName === '(garbage collector)') return 'garbage collection';
  if (!url.startsWith('http')) return url ? undefined : `browser: ${functionName}`;
  const file = `${OUT}${new URL(url).pathname}`;
  if (!existsSync(`${file}.map`)) return 'its script';
  if (!maps.has(file))
    maps.set(file, new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))));
  const { originalSource = '' } = maps.get(file).findEntry(lineNumber, columnNumber);
  const inPackage = originalSource.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1];
  return inPackage ?? originalSource.match(/src\/\w+/)?.[0] ?? 'its script';
}

/** A table of each workload, with the largest parts first. */
export const profileTables = (figures) =>
  Object.entries(figures)
    .map(([name, places]) => {
      const sum = Object.values(places).reduce((all, us) => all + us, 0);
      const rows = Object.entries(places).filter(([, us]) => us >= 1);
      return table([`µs of a step: ${name}`, sum.toFixed(0)], rows);
    })
    .join('\n\n');
