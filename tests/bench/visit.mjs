const BACKEND = /^\/(wps|lgw|lotto\/lgw)\//;

/** A phone in portrait, for the counts of the app and of the peers. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * Records the requests of a page: calls to the backend with their parameters, and files.
 * @param {import('playwright').Page} page
 */
export function watchRequests(page) {
  /** @type {string[]} */
  const calls = [];
  /** @type {string[]} */
  const files = [];
  page.on('request', (request) => {
    const { pathname, search, protocol } = new URL(request.url());
    if (!protocol.startsWith('http')) return;
    const call = `${request.method()} ${pathname}${search}${request.postData() ?? ''}`;
    if (BACKEND.test(pathname)) calls.push(call);
    else files.push(pathname);
  });
  return { calls, files, repeated: () => calls.filter((call, at) => calls.indexOf(call) !== at) };
}

/** Runs in the page before its scripts. Sums up layout shifts and counts long tasks. */
export function observeShiftsAndLongTasks() {
  const observed = { shift: 0, longTasks: 0, shifted: /** @type {string[]} */ ([]) };
  Object.assign(window, { observed });
  const observe = (type, handle) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) handle(entry);
    }).observe({ type, buffered: true });
  observe('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    observed.shift += entry.value;
    for (const { node, previousRect, currentRect } of entry.sources)
      observed.shifted.push(
        `${node?.className ?? node?.nodeName} ${previousRect.x},${previousRect.y} to ${currentRect.x},${currentRect.y}`,
      );
  });
  observe('longtask', () => {
    observed.longTasks++;
  });
}

/** Runs in the page before its scripts. Notes when the first game is in the document. */
export function markFirstGrid() {
  const mark = { grid: 0 };
  Object.assign(window, { firstGrid: mark });
  const observer = new MutationObserver(() => {
    if (!document.querySelector('.gamecard')) return;
    observer.disconnect();
    mark.grid = performance.now();
  });
  observer.observe(document, { subtree: true, childList: true });
}

/**
 * Runs in the page. The page and the files and calls that it requested, each address once, because
 * the second time the cache has it. Pictures do not count as before the first grid: the banners request theirs a frame
 * earlier when their reply comes before that of the games, and the browser its icon of the site when it likes.
 */
export function countRequested() {
  const { grid } = window.firstGrid;
  const isPicture = /\.(webp|png|jpe?g|avif)$|\/favicon\.svg$/;
  const all = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith('http'));
  const beforeGrid = all.filter(({ name, startTime }) => startTime < grid && !isPicture.test(name));
  // Idle: no request for a second. What is requested later is left out: the banners load a picture at each turn.
  const ends = all
    .filter(({ startTime }) => startTime > grid)
    .map(({ responseEnd }) => responseEnd);
  const isQuietAfter = (end) =>
    !all.some(({ startTime, responseEnd }) => responseEnd > end && startTime < end + 1000);
  const idle = Math.min(...ends.filter(isQuietAfter));
  const untilIdle = all.filter(({ startTime }) => startTime <= idle);
  // All icons are one file.
  const count = (entries) => 1 + new Set(entries.map(({ name }) => name.split('#')[0])).size;
  return { before: count(beforeGrid), all: count(untilIdle) };
}

/** Runs in the page. Pictures that were requested although they are more than two screens away. */
export function picturesRequestedEarly() {
  const requested = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  return [...document.images]
    .filter((image) => {
      const { top, left, width } = image.getBoundingClientRect();
      const isFar = top > innerHeight * 3 || left > innerWidth * 3;
      return width > 0 && isFar && requested.has(image.currentSrc);
    })
    .map(({ currentSrc }) => currentSrc);
}

/** @param {import('playwright').Page} page */
export const countElements = (page) =>
  page.evaluate(() => document.body.querySelectorAll('*').length);

/** @param {import('playwright').Page} page */
export const whenIdle = (page) => page.waitForLoadState('networkidle');

/**
 * Scrolls through home, so that every section is shown.
 * @param {import('playwright').Page} page
 */
export async function scrollThroughHome(page) {
  await page.locator('.gamecard').first().waitFor();
  const sections = page.locator('.home-section');
  for (let at = 0; at < (await sections.count()); at++) {
    await sections.nth(at).scrollIntoViewIfNeeded();
    await whenIdle(page);
  }
  await page.locator('footer').scrollIntoViewIfNeeded();
  await whenIdle(page);
}

/**
 * Scrolls down the game list in steps. Returns the largest number of elements after any step.
 * @param {import('playwright').Page} page
 */
export async function scrollDownList(page, { steps = 20, by = 500 } = {}) {
  await page.locator('.gamecard[data-blank="false"]').first().waitFor();
  let max = 0;
  for (let step = 0; step < steps; step++) {
    await page.evaluate((px) => scrollBy(0, px), by);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(0))));
    max = Math.max(max, await countElements(page));
  }
  return max;
}
