import { after } from './timers';

/** How long a match may take, and how long the matcher may take to be there at all. */
const PATIENCE = 250;
const START = 3000;

interface Matcher {
  worker: Worker;
  isReady: Promise<boolean>;
}
type Answer = MessageEvent<{ id: number; fits?: boolean }>;

let matcher: Matcher | undefined;
let line: Promise<unknown> = Promise.resolve();
let lastId = 0;
/** Patterns that cannot be used are not tried again. */
const useless = new Set<string>();

function start(): Matcher {
  const worker = new Worker(new URL('./patternWorker.ts', import.meta.url), { type: 'module' });
  const isReady = new Promise<boolean>((resolve) => {
    after(START, () => resolve(false));
    worker.addEventListener('message', () => resolve(true), { once: true });
    worker.addEventListener('error', () => resolve(false), { once: true });
  });
  return { worker, isReady };
}

function drop() {
  matcher?.worker.terminate();
  matcher = undefined;
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

async function match(pattern: string, text: string): Promise<boolean | undefined> {
  if (useless.has(pattern)) return undefined;
  matcher ??= start();
  if (!(await matcher.isReady)) {
    drop();
    return undefined;
  }
  const answer = await ask(matcher, pattern, text);
  if (typeof answer === 'boolean') return answer;
  useless.add(pattern);
  // A late one is still busy with it: the next question gets a new matcher.
  if (answer === 'late') drop();
  return undefined;
}

/**
 * Whether a text fits a pattern that someone else wrote. It is matched away from the page, which it
 * cannot hang. Undefined when there is no telling: the pattern is broken or takes too long.
 */
export function fitsPattern(pattern: string, text: string): Promise<boolean | undefined> {
  // One at a time: a question must not wait out the time of the one before it.
  const answer = line.then(() => match(pattern, text));
  line = answer;
  return answer;
}
