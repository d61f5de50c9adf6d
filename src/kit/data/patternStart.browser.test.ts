import { createLifetime } from '@kit/data/lifetime';
import { createPatternMatcher } from '@kit/data/pattern';
import { afterEach, expect, test, vi } from 'vitest';

const fitsPattern = createPatternMatcher(createLifetime());

/** A worker that is ready when the test says so. Every text fits. */
class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  isTerminated = false;

  constructor() {
    super();
    FakeWorker.made.push(this);
  }
  send(data: object) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  postMessage({ id }: { id: number }) {
    queueMicrotask(() => this.send({ id, fits: true }));
  }
  terminate() {
    this.isTerminated = true;
  }
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('S5.04 a page that may not start workers accepts every text, and tries again for the next one', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  let starts = 0;
  class DeniedWorker {
    constructor() {
      starts++;
      throw new DOMException('no workers', 'SecurityError');
    }
  }
  vi.stubGlobal('Worker', DeniedWorker);
  expect(await fitsPattern('^a$', 'b')).toBeUndefined();
  expect(await fitsPattern('^a$', 'b')).toBeUndefined();
  expect(starts).toBe(2);
});

test('S5.04 texts wait three seconds for a worker that loads slowly, and later ones are matched by it', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  const answers = Promise.all(['a', 'b', 'c'].map((text) => fitsPattern('^[ab]$', text)));
  await vi.advanceTimersByTimeAsync(3000);
  expect(await Promise.race([answers, 'waiting'])).toEqual([undefined, undefined, undefined]);
  expect(FakeWorker.made.map(({ isTerminated }) => isTerminated)).toEqual([false]);
  FakeWorker.made[0]?.send({ id: 0 });
  expect(await fitsPattern('^[ab]$', 'a')).toBe(true);
});
