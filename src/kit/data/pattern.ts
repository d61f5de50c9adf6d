import { scriptUrl } from '../web/trustedTypes';
import type { Lifetime } from './lifetime';
import workerUrl from './patternWorker.ts?worker&url';
import { after } from './timers';

/** Long, because on a slow or busy phone the worker waits for the CPU, and a pattern that took too long is not tried again. */
const MATCH_TIMEOUT = 1000;
const START_TIMEOUT = 3000;

interface Matcher {
  worker: Worker;
  started: Promise<'ready' | 'failed'>;
  late: Promise<'late'>;
}
type Reply = MessageEvent<{ id: number; fits?: boolean }>;

function start(): Matcher {
  const worker = new Worker(scriptUrl(workerUrl), { type: 'module' });
  const started = new Promise<'ready' | 'failed'>((resolve) => {
    worker.addEventListener('message', () => resolve('ready'), { once: true });
    worker.addEventListener('error', () => resolve('failed'), { once: true });
  });
  const late = new Promise<'late'>((resolve) => after(START_TIMEOUT, () => resolve('late')));
  return { worker, started, late };
}

let lastId = 0;

function matchInWorker({ worker }: Matcher, pattern: string, text: string, flags: string) {
  const id = ++lastId;
  return new Promise<boolean | undefined | 'timeout'>((resolve) => {
    const stop = after(MATCH_TIMEOUT, () => resolve('timeout'));
    const onMessage = ({ data }: Reply) => {
      if (data.id !== id) return;
      stop();
      worker.removeEventListener('message', onMessage);
      resolve(data.fits);
    };
    worker.addEventListener('message', onMessage);
    worker.postMessage({ id, pattern, flags, text });
  });
}

/**
 * Matches texts against regular expressions from the server. A worker does it until `life` ends, so a slow pattern cannot
 * block the page. The result is undefined when the pattern is broken or takes too long.
 */
export function createPatternMatcher({ own }: Lifetime) {
  let matcher: Matcher | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  /** Patterns that are broken or too slow. They are not tried again. */
  const unusable = new Set<string>();

  function stopWorker() {
    matcher?.worker.terminate();
    matcher = undefined;
  }

  own(stopWorker);

  async function match(pattern: string, text: string, flags: string): Promise<boolean | undefined> {
    if (unusable.has(pattern)) return undefined;
    matcher ??= start();
    // A worker that loads slowly is kept for later texts, which then do not wait for it again.
    const state = await Promise.race([matcher.started, matcher.late]);
    if (state === 'failed') stopWorker();
    if (state !== 'ready') return undefined;
    const result = await matchInWorker(matcher, pattern, text, flags);
    if (typeof result === 'boolean') return result;
    unusable.add(pattern);
    // The worker is still busy with this pattern, so the next text gets a new worker.
    if (result === 'timeout') stopWorker();
    return undefined;
  }

  return (pattern: string, text: string, flags = 'u'): Promise<boolean | undefined> => {
    // Texts are matched one after another, so that the timeout of one does not include another.
    const result = queue
      .then(() => match(pattern, text, flags))
      .catch((error) => {
        // The page may not start workers.
        console.warn(error);
        return undefined;
      });
    queue = result;
    return result;
  };
}
