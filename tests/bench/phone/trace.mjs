const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'];
const TASKS = ['disabled-by-default-devtools.timeline'];

/** Records what the main thread of a page does until `stop`. */
export async function startTrace(browser, page) {
  await browser.startTracing(page, { categories: [...CATEGORIES, ...TASKS] });
  return {
    async stop() {
      const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
      return { longestMs: longestTask(traceEvents), forced: forcedLayouts(traceEvents) };
    },
  };
}

const threadOf = ({ pid, tid }) => `${pid} ${tid}`;

/**
 * The CPU time of the longest task of a page, which includes that of the slower processor. The time
 * by the clock would include the work of other processes.
 */
function longestTask(events) {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  const times = events
    .filter((event) => event.name === 'RunTask' && threads.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
  return Math.round(Math.max(0, ...times));
}

/** Layouts that a script of the app waited for: those with the stack of the script that asked. */
function forcedLayouts(events) {
  return events
    .filter(({ name }) => name === 'Layout')
    .map(({ args }) => args?.beginData?.stackTrace?.[0])
    .filter((frame) => frame?.url.startsWith('http'))
    .map(
      ({ functionName, url, lineNumber, columnNumber }) =>
        `${functionName} ${url.split('/').at(-1)}:${lineNumber}:${columnNumber}`,
    );
}
