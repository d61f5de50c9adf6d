const BACKEND = /^\/(wps|lgw|lotto\/lgw)\//;

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * Writes down what a page asks for: calls to the backend with what tells two of them apart, and files.
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
    const asked = `${request.method()} ${pathname}${search}${request.postData() ?? ''}`;
    if (BACKEND.test(pathname)) calls.push(asked);
    else files.push(pathname);
  });
  return { calls, files, repeated: () => calls.filter((one, at) => calls.indexOf(one) !== at) };
}

/** Runs in the page before its scripts: sums up what moves, and what keeps the page from answering. */
export function watchComfort() {
  const seen = { shift: 0, longTasks: 0 };
  Object.assign(window, { seen });
  const watch = (type, tell) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tell(entry);
    }).observe({ type, buffered: true });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value;
  });
  watch('longtask', () => {
    seen.longTasks++;
  });
}

/** @param {import('playwright').Page} page */
export const elementsOf = (page) => page.evaluate(() => document.body.querySelectorAll('*').length);

/** @param {import('playwright').Page} page */
export const isQuiet = (page) => page.waitForLoadState('networkidle');

/**
 * Home from end to end, every section seen.
 * @param {import('playwright').Page} page
 */
export async function seeAllOfHome(page) {
  await page.locator('.gamecard').first().waitFor();
  const sections = page.locator('.home-section');
  for (let at = 0; at < (await sections.count()); at++) {
    await sections.nth(at).scrollIntoViewIfNeeded();
    await isQuiet(page);
  }
  await page.locator('footer').scrollIntoViewIfNeeded();
  await isQuiet(page);
}

/**
 * Down the game list in steps; tells the most elements there were at any stop.
 * @param {import('playwright').Page} page
 */
export async function goDownList(page, { steps = 20, by = 500 } = {}) {
  await page.locator('.gamecard[data-blank="false"]').first().waitFor();
  let most = 0;
  for (let step = 0; step < steps; step++) {
    await page.evaluate((px) => scrollBy(0, px), by);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(0))));
    most = Math.max(most, await elementsOf(page));
  }
  return most;
}
