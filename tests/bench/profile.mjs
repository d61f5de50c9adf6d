import { readdirSync, readFileSync } from 'node:fs';
import { buildPeer, OUT, peers } from './build.mjs';
import { run } from './workloads.mjs';

const NAMES = ['feria', 'solid'];
const WORKLOADS = ['favourite', 'turn'];
const STEPS = 400;
const INTERVAL_US = 100;

/** Where the script time of a step goes, in microseconds by library or folder, in unminified builds. */
export async function benchProfile({ browser, origin }) {
  const figures = {};
  for (const name of NAMES) {
    await buildPeer(name, { ...peers[name], isReadable: true });
    for (const workload of WORKLOADS)
      figures[`${workload}, ${name}`] = await profile(browser, `${origin}/${name}/index.html`, {
        name: workload,
        steps: STEPS,
        folder: `${OUT}/${name}/assets`,
      });
  }
  return figures;
}

async function profile(browser, address, { folder, ...workload }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('.gamecard').nth(8).waitFor();
  await page.waitForFunction(() => document.querySelectorAll('.winner b').length === 6);
  await page.evaluate(run, workload);
  const session = await context.newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: INTERVAL_US });
  await session.send('Profiler.start');
  await page.evaluate(run, workload);
  const { profile } = await session.send('Profiler.stop');
  await context.close();
  return selfTimes(profile, sourcesIn(folder));
}

/** The microseconds of a step, by place, the most first. */
function selfTimes({ nodes, samples, timeDeltas }, placeOf) {
  const callFrames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const times = new Map();
  for (const [at, id] of samples.entries()) {
    const place = placeOf(callFrames.get(id));
    if (place) times.set(place, (times.get(place) ?? 0) + timeDeltas[at]);
  }
  const rounded = [...times].map(([place, time]) => [place, Number((time / STEPS).toFixed(1))]);
  return Object.fromEntries(rounded.filter(([, time]) => time >= 0.5).sort((a, b) => b[1] - a[1]));
}

/** The bundler writes the source of each part into a build that is not minified. */
function sourcesIn(folder) {
  const regions = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8').split('\n')]),
  );
  return ({ url, lineNumber, functionName }) => {
    if (functionName === '(idle)' || functionName === '(program)') return undefined;
    if (!url) return functionName.startsWith('(') ? functionName : 'the browser';
    const lines = regions.get(url.split('/').at(-1)) ?? [];
    for (let at = lineNumber; at >= 0; at--) {
      const source = /^\/\/#region (?:\\0)?(.*)/.exec(lines[at] ?? '')?.[1];
      if (source) return groupOf(source);
    }
    return 'the page';
  };
}

function groupOf(source) {
  const library = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (library) return library;
  return /(?:src\/\w+|tests\/bench)/.exec(source)?.[0] ?? source;
}
