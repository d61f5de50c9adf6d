import { buildPeer, peers } from './build.mjs';
import { countRenders } from './countRenders.mjs';
import { openDevtools } from './devtools.mjs';
import { domDifferences } from './domDifferences.mjs';
import { quartiles } from './quartiles.mjs';
import { PHONE } from './visit.mjs';
import { run, runCounted, workloads } from './workloads.mjs';

/** Runs every workload in every peer: once for its counts, and in repeated rounds for its times. */
export async function benchPeers({ browser, origin, reps, only = Object.keys(peers) }) {
  const names = Object.keys(peers).filter((name) => only.includes(name));
  const figures = {};
  for (const name of names) figures[name] = { bytes: await buildPeer(name) };

  const renderedBy = {};
  for (const name of names) {
    const { dom, ...counts } = await countPeer(browser, `${origin}/${name}/index.html`);
    renderedBy[name] = dom;
    Object.assign(figures[name], counts, { times: {} });
  }
  for (const difference of domDifferences(renderedBy))
    console.warn(`Not the same DOM: ${difference}`);

  const samples = Object.fromEntries(names.map((name) => [name, []]));
  for (let rep = 0; rep < reps; rep++) {
    // Each round begins with another peer, so that none is always first.
    for (const [position] of names.entries()) {
      const name = names[(position + rep) % names.length];
      samples[name].push(await timePeer(browser, `${origin}/${name}/index.html`, origin));
    }
  }
  for (const name of names) figures[name].times = summary(samples[name]);
  return figures;
}

async function open(browser, origin, script) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  if (script) await page.addInitScript(script);
  page.on('pageerror', (error) => {
    throw error;
  });
  // A page of the same origin first, so that the next page uses the same browser process.
  await page.goto(`${origin}/blank.html`);
  return { page, devtools: await openDevtools(page), close: () => context.close() };
}

async function load(page, address) {
  await page.goto(address);
  await page.waitForFunction(
    () =>
      document.querySelectorAll('.gamecard').length >= 9 &&
      document.querySelectorAll('.winner b').length === 6 &&
      [...document.images].every(
        (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
      ),
  );
}

async function countPeer(browser, address) {
  const { page, devtools, close } = await open(browser, new URL(address).origin, countRenders);
  await load(page, address);
  const dom = await page.evaluate(readDom);
  const heap = await devtools.heap();
  const nodes = await page.evaluate(() => document.body.querySelectorAll('*').length);
  const counts = {};
  for (const [name, { steps }] of Object.entries(workloads)) {
    const before = await devtools.read();
    const counted = await page.evaluate(runCounted, { name, steps, source: String(run) });
    const after = await devtools.read();
    counts[name] = {
      ...counted,
      layouts: after.layouts - before.layouts,
      recalcs: after.recalcs - before.recalcs,
    };
  }
  const scrolled = await page.evaluate(() => document.body.querySelectorAll('*').length);
  const heapAfter = await devtools.heap();
  await close();
  return {
    dom,
    nodes: { first: nodes, scrolled },
    heap: { first: heap, after: heapAfter },
    counts,
  };
}

/** The page as tags, classes and texts, which must be the same in all peers. */
function readDom() {
  const write = (element) => {
    const { tagName, className, children } = element;
    const name = `${tagName.toLowerCase()}.${className.baseVal ?? className}`;
    const inside = children.length ? [...children].map(write).join('') : element.textContent;
    return `<${name}>${inside}</>`;
  };
  const parts = ['.header', '.winnerlist', '.gamescroll-end'].map((selector) =>
    document.querySelector(selector),
  );
  // Three rows are on the screen and one is ready below it. Some peers keep more ready.
  const rows = [...document.querySelectorAll('.virtual-row')].slice(0, 4);
  const list = document.querySelector('[role=list]').getBoundingClientRect();
  return [...[...parts, ...rows].map(write), `list ${list.top} ${list.height}`];
}

async function timePeer(browser, address, origin) {
  const { page, devtools, close } = await open(browser, origin);
  const times = { load: await devtools.measure(() => load(page, address)) };
  for (const [name, { steps }] of Object.entries(workloads))
    times[name] = await devtools.measure(() => page.evaluate(run, { name, steps }));
  await close();
  return times;
}

const summary = (samples) =>
  Object.fromEntries(
    Object.keys(samples[0] ?? {}).map((workload) => [
      workload,
      {
        script: quartiles(samples.map((sample) => sample[workload].script)),
        task: quartiles(samples.map((sample) => sample[workload].task)),
      },
    ]),
  );
