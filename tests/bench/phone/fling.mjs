import { openPhone } from './phone.mjs';

const FLINGS = 12;
/** The swipe of a finger: from one height to another in px, within a time, so at 8,000 px a second. */
const SWIPE = { from: 640, to: 160, ms: 60, moves: 8 };
const STEADY = { speed: 8_000, seconds: 10 };
/** Pages of the list that are restored: more than it has. */
export const PAGES = 2_000;

/**
 * Flings through a list, and measures how long each row that is on the screen has no game. First with a
 * finger: each fling slows down, every third one follows before the last has ended. Then in a steady scroll.
 * The list is one that was left at its end and is returned to: a new one grows by a page at a time, so a
 * fling stops at each of its ends.
 */
export async function fling(browser, origin) {
  const { page, session, close } = await openPhone(browser, { isNetworkSlow: false });
  const firstGame = () => page.locator('.gamecard[data-blank=false]').first().waitFor();
  await page.goto(`${origin}/m/gameList?gameType=RNG`);
  await firstGame();
  await page.mouse.wheel(0, 1_000);
  await page.waitForFunction(() => sessionStorage.getItem('feria.lists'));
  await page.evaluate(keepAllPages, PAGES);
  await page.reload();
  await firstGame();
  await page.waitForTimeout(2000);
  const measured = async (act) => {
    await page.evaluate(watchRows);
    await act();
    return page.evaluate(() => window.stopRows());
  };

  const flings = await measured(async () => {
    for (let at = 1; at <= FLINGS; at++) {
      await swipe(session);
      if (at % 3) await page.evaluate(untilRest);
      else await page.waitForTimeout(300);
    }
    await page.evaluate(untilRest);
  });
  const steady = await measured(() =>
    session.send('Input.synthesizeScrollGesture', {
      x: 180,
      y: 500,
      yDistance: -STEADY.speed * STEADY.seconds,
      speed: STEADY.speed,
      gestureSourceType: 'mouse',
      preventFling: true,
    }),
  );
  await close();
  return { flings, steady };
}

/**
 * A swipe of a finger, after which the browser flings the page. Its speed comes from the times that the events name,
 * and not from when they arrive.
 */
async function swipe(session) {
  const { from, to, ms, moves } = SWIPE;
  const start = Date.now() / 1000;
  const send = (type, part, touchPoints) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints,
      timestamp: start + (part * ms) / 1000,
    });
  await send('touchStart', 0, [{ x: 180, y: from }]);
  for (let at = 1; at <= moves; at++)
    await send('touchMove', at / moves, [{ x: 180, y: from + ((to - from) * at) / moves }]);
  await send('touchEnd', 1, []);
}

/** Runs in the page: the list that was left has that many pages, when it is opened again. */
export function keepAllPages(pages) {
  const lists = JSON.parse(sessionStorage.getItem('feria.lists') ?? '{}');
  const all = Object.keys(lists).map((key) => [key, pages]);
  sessionStorage.setItem('feria.lists', JSON.stringify(Object.fromEntries(all)));
}

/** Runs in the page: until the page has not moved for half a second. */
async function untilRest() {
  let top = -1;
  while (top !== scrollY) {
    top = scrollY;
    await new Promise((done) => setTimeout(done, 500));
  }
}

/**
 * Runs in the page: how long each visible row had no game. A row enters or leaves the screen between two frames. The
 * time of it follows from its place and from the scroll offsets of the two frames.
 */
export function watchRows() {
  const list = document.querySelector('.gamescroll [role=list]');
  const headerBottom = document.querySelector('.header').getBoundingClientRect().bottom;
  const barTop = document.querySelector('.bottombar')?.getBoundingClientRect().top ?? innerHeight;
  const listTop = list.getBoundingClientRect().top + scrollY;
  const height = list.firstElementChild.offsetHeight;
  const last = Math.round(list.offsetHeight / height) - 1;
  /** The offsets between which a row is on the screen. */
  const enters = (row) => listTop + row * height - barTop;
  const leaves = (row) => listTop + (row + 1) * height - headerBottom;
  const rowsBetween = (from, to) => {
    const first = Math.max(0, Math.floor((from + headerBottom - listTop) / height));
    const end = Math.min(last, Math.floor((to + barTop - 1 - listTop) / height));
    return Array.from({ length: Math.max(0, end - first + 1) }, (_, at) => first + at);
  };
  const seen = new Set();
  const blankSince = new Map();
  const blankTimes = [];
  const start = scrollY;
  let requests = 0;
  new PerformanceObserver((entries) => {
    requests += entries.getEntries().filter(({ name }) => name.includes('gameList?')).length;
  }).observe({ type: 'resource' });
  let frames = 0;
  let longestFrame = 0;
  let fastest = 0;
  const begin = performance.now();
  let before = { now: begin, top: scrollY };
  let isOver = false;
  const drawnRows = () => {
    const rows = [...list.children].filter(
      (row) => row.style.display !== 'none' && !row.querySelector('.gamecard[data-blank=true]'),
    );
    return new Set(
      rows.map((row) =>
        Math.round(Number.parseFloat(row.style.transform.slice('translateY('.length)) / height),
      ),
    );
  };
  const checkFrame = () => {
    if (isOver) return;
    const frame = { now: performance.now(), top: scrollY };
    const distance = frame.top - before.top;
    const timeAt = (offset) => {
      const part = distance ? Math.min(1, Math.max(0, (offset - before.top) / distance)) : 0;
      return before.now + part * (frame.now - before.now);
    };
    const drawn = drawnRows();
    const isVisible = (row) => frame.top > enters(row) && frame.top < leaves(row);
    const [upper, lower] = [Math.min(frame.top, before.top), Math.max(frame.top, before.top)];
    for (const row of rowsBetween(upper, lower)) {
      seen.add(row);
      if (!drawn.has(row) && !blankSince.has(row))
        blankSince.set(row, timeAt(distance > 0 ? enters(row) : leaves(row)));
      if (!blankSince.has(row)) continue;
      const end = isVisible(row) ? frame.now : timeAt(distance > 0 ? leaves(row) : enters(row));
      if (isVisible(row) && !drawn.has(row)) continue;
      blankTimes.push(end - blankSince.get(row));
      blankSince.delete(row);
    }
    frames++;
    longestFrame = Math.max(longestFrame, frame.now - before.now);
    fastest = Math.max(fastest, (Math.abs(distance) / (frame.now - before.now)) * 1000);
    before = frame;
    requestAnimationFrame(checkFrame);
  };
  requestAnimationFrame(checkFrame);
  window.stopRows = () => {
    isOver = true;
    for (const at of blankSince.values()) blankTimes.push(performance.now() - at);
    return {
      blankMs: Math.round(Math.max(0, ...blankTimes)),
      late: blankTimes.filter((ms) => ms > 200).length,
      blankRows: blankTimes.length,
      rows: seen.size,
      px: Math.round(scrollY - start),
      fastest: Math.round(fastest),
      requests,
      frames,
      meanFrame: Math.round((performance.now() - begin) / frames),
      longestFrame: Math.round(longestFrame),
    };
  };
}
