import { after } from './timers';

const PATIENCE = 250;

interface Matcher {
  worker: Worker;
  isReady: Promise<boolean>;
}
type Answer = MessageEvent<{ id: number; fits?: boolean }>;

let matcher: Matcher | undefined;
let lastId = 0;

function start(): Matcher {
  const worker = new Worker(new URL('./patternWorker.ts', import.meta.url), { type: 'module' });
  const isReady = new Promise<boolean>((resolve) => {
    worker.addEventListener('message', () => resolve(true), { once: true });
    worker.addEventListener('error', () => resolve(false), { once: true });
  });
  return { worker, isReady };
}

function drop({ worker }: Matcher) {
  worker.terminate();
  if (matcher?.worker === worker) matcher = undefined;
}

function ask({ worker }: Matcher, pattern: string, text: string) {
  const id = ++lastId;
  return new Promise<boolean | undefined | 'late'>((resolve) => {
    const stop = after(PATIENCE, () => resolve('late'));
    const hear = ({ data }: Answer) => {
      if (data.id !== id) return;
      stop();
      worker.removeEventListener('message', hear);
      resolve(data.fits);
    };
    worker.addEventListener('message', hear);
    worker.postMessage({ id, pattern, text });
  });
}

/**
 * Whether a text fits a pattern that someone else wrote. It is matched away from the page, which it
 * cannot hang. Undefined when there is no telling: the pattern is broken or takes too long.
 */
export async function fitsPattern(pattern: string, text: string): Promise<boolean | undefined> {
  matcher ??= start();
  const asked = matcher;
  if (!(await asked.isReady)) {
    drop(asked);
    return undefined;
  }
  const answer = await ask(asked, pattern, text);
  if (answer !== 'late') return answer;
  // It is still busy with it: the next question gets a new one.
  drop(asked);
  return undefined;
}
