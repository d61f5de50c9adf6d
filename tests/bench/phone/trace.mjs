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

/** The same. The function gives the time that tasks after the first content took beyond 50 ms each. */
export async function traceBlocking(browser, page) {
  const stop = await record(browser, page, [...TASKS, 'loading']);
  return async () => blockingTime(await stop());
}

/** Records the forced layouts of a page. Returns a function that ends it and counts them. */
export async function traceLayouts(browser, page) {
  const stop = await record(browser, page, LAYOUTS);
  return async () => forcedLayouts(await stop());
}

/** Records the style updates of a page. Returns a function that ends it and gives how many elements each computed again. */
export async function traceStyles(browser, page) {
  const stop = await record(browser, page, ['devtools.timeline']);
  return async () =>
    (await stop())
      .filter(({ name }) => name === 'UpdateLayoutTree')
      .map(({ args }) => args.elementCount ?? 0);
}

const threadOf = ({ pid, tid }) => `${pid} ${tid}`;

/**
 * The tasks of a page, each with its CPU time on the slowed-down processor. The time by the clock would include the work
 * of other processes.
 */
function tasksOf(events) {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  return events
    .filter((event) => event.name === TASK && threads.has(threadOf(event)))
    .map(({ ts, tdur = 0 }) => ({ ts, ms: tdur / 1000 }));
}

const longestTask = (events) => Math.round(Math.max(0, ...tasksOf(events).map(({ ms }) => ms)));

function blockingTime(events) {
  const firstContent = events.findLast(({ name }) => name === 'firstContentfulPaint').ts;
  const after = tasksOf(events).filter(({ ts }) => ts > firstContent);
  return Math.round(after.reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0));
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
