/**
 * Layouts with the stacks of the scripts that forced them. Recording them slows the page down: it was half of the
 * work while a page started.
 */
const LAYOUTS = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'];
/** Nothing but the tasks, so that they take as long as without a trace. */
const TASKS = ['toplevel'];
const TASK = 'ThreadControllerImpl::RunTask';

async function record(browser, page, categories) {
  await browser.startTracing(page, { categories });
  return async () => JSON.parse(String(await browser.stopTracing())).traceEvents;
}

/** Records the tasks of the main thread of a page. Returns a function that ends it and gives the longest one. */
export async function traceTasks(browser, page) {
  const stop = await record(browser, page, TASKS);
  return async () => longestTask(await stop());
}

/** Records the forced layouts of a page. Returns a function that ends it and counts them. */
export async function traceLayouts(browser, page) {
  const stop = await record(browser, page, LAYOUTS);
  return async () => forcedLayouts(await stop());
}

const threadOf = ({ pid, tid }) => `${pid} ${tid}`;

/**
 * The CPU time of the longest task of a page, on the slowed-down processor. The time by the clock would
 * include the work of other processes.
 */
function longestTask(events) {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  const times = events
    .filter((event) => event.name === TASK && threads.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
  return Math.round(Math.max(0, ...times));
}

/**
 * Layouts that a script of the app waited for: how many, by the name of what it read or called. A trace
 * has the place of the first frame of the stack only, so the name is read from the script.
 */
async function forcedLayouts(events) {
  const frames = events
    .filter(({ name }) => name === 'Layout')
    .map(({ args }) => args?.beginData?.stackTrace?.[0])
    .filter((frame) => frame?.url.startsWith('http'));
  const counts = {};
  for (const frame of frames) {
    const name = await nameAt(frame);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

const scripts = new Map();
async function nameAt({ url, lineNumber, columnNumber }) {
  if (!scripts.has(url)) scripts.set(url, (await (await fetch(url)).text()).split('\n'));
  const line = scripts.get(url)[lineNumber - 1] ?? '';
  const [before, after] = [line.slice(0, columnNumber - 1), line.slice(columnNumber - 1)];
  return after.match(/^[\w$]+/)?.[0] ?? before.match(/[\w$]+$/)?.[0] ?? url;
}
