import { readFileSync } from 'node:fs';
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
    await buildPeer(name, undefined, { isReadable: true });
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

function placeOf({ functionName, url, lineNumber }) {
  if (functionName === '(idle)' || functionName === '(program)') return undefined;
  if (functionName === '(garbage collector)') return 'garbage collection';
  if (!url.startsWith('http')) return url ? undefined : `browser: ${functionName}`;
  const source = sourceAt(`${OUT}${new URL(url).pathname}`, lineNumber);
  const inPackage = source.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1];
  return inPackage ?? source.match(/src\/\w+/)?.[0] ?? 'the page of the benchmark';
}

/** The comment with which a source file begins in a readable build. */
const FILE = /^\/\/ ((?:src|tests|node_modules)\/.*)/;

/** The names of the source files, by the lines at which they begin in a script. */
const regions = new Map();
function sourceAt(file, line) {
  if (!regions.has(file)) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const begins = lines.map((text, at) => ({ at, name: text.match(FILE)?.[1] }));
    regions.set(
      file,
      begins.filter(({ name }) => name),
    );
  }
  return regions.get(file).findLast(({ at }) => at <= line)?.name ?? '';
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
