import type { Page } from 'playwright/test';

/** How far the clock jumps ahead when it stops. */
const JUMP_MS = 2000;

/** Stops the clock of a page a little ahead of now, as it cannot go back. Timers that are due by then run. */
export async function pauseClock(page: Page) {
  for (;;) {
    const now = await page.evaluate(() => Date.now());
    try {
      return await page.clock.pauseAt(now + JUMP_MS);
    } catch (error) {
      // On a slow machine that time may have passed before the page is told.
      if (!String(error).includes('Cannot fast-forward to the past')) throw error;
    }
  }
}

/** Runs in the page. The clock stops timers and frames, but no observers: they are called in the next frame that is drawn. */
export const drawFrame = () =>
  new Promise<void>((drawn) => {
    new ResizeObserver((_, observer) => {
      observer.disconnect();
      drawn();
    }).observe(document.documentElement);
  });

/** Timers and frames of the page stand still from its next load on. */
export async function stopTime(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Tells whether the page has begun to wait for so many milliseconds. On a slow machine that is some
 * time after the reply for which the page waited before.
 */
export async function watchTimer(page: Page, ms: number) {
  const count = await page.evaluateHandle((wanted) => {
    const started = { count: 0 };
    const original = window.setTimeout;
    window.setTimeout = ((run: TimerHandler, delay?: number) => {
      if (delay === wanted) started.count++;
      return original(run, delay);
    }) as typeof window.setTimeout;
    return started;
  }, ms);
  return () => count.evaluate((started) => started.count > 0);
}

/**
 * Holds the timers of so many milliseconds back, from the next load of the page on. The result runs those that
 * wait, and tells how many there were.
 */
export async function holdTimers(page: Page, ms: number) {
  await page.addInitScript((wanted) => {
    const held = new Map<number, () => void>();
    // No timer of the browser has a negative id.
    let lastId = 0;
    const { setTimeout: start, clearTimeout: stop } = window;
    window.setTimeout = ((run: () => void, delay?: number, ...args: []) => {
      if (delay !== wanted) return start(run, delay, ...args);
      const id = --lastId;
      held.set(id, () => run(...args));
      return id;
    }) as typeof window.setTimeout;
    window.clearTimeout = (id) => {
      if (!held.delete(id as number)) stop(id);
    };
    Object.assign(window, {
      runHeldTimers() {
        const waiting = [...held.values()];
        held.clear();
        for (const run of waiting) run();
        return waiting.length;
      },
    });
  }, ms);
  return () =>
    page.evaluate(() => (window as unknown as { runHeldTimers: () => number }).runHeldTimers());
}
