/** How long the clean-up may take before the process ends anyway, unless the caller needs longer. */
const MAX_MS = 2000;
const PARENT_CHECK_MS = 500;

/**
 * Ends the process at the first Ctrl-C, SIGTERM or closed terminal. Open connections (keep-alive,
 * event streams) are cut, because waiting for them could take minutes.
 * @param {(import('node:http').Server | undefined | null)[]} servers
 * @param {() => unknown} [beforeExit] for example saving state
 * @param {number} [maxMs] how long that may take
 */
export function stopOnSignal(servers, beforeExit, maxMs = MAX_MS) {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => {
      console.error('The process ended before everything was saved.');
      process.exit(1);
    }, maxMs).unref();
    for (const server of servers) {
      server?.close();
      server?.closeAllConnections();
    }
    try {
      await beforeExit?.();
    } catch (error) {
      console.error(process.env.DEBUG ? error : `\n${error.message}`);
      process.exit(1);
    }
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  if (process.env.npm_lifecycle_event) watchParent(stop);
}

/** npm passes SIGTERM on to its shell only. The shell ends, and this process gets another parent. */
function watchParent(stop) {
  const parent = process.ppid;
  const check = () => process.ppid !== parent && stop();
  setInterval(check, PARENT_CHECK_MS).unref();
}
