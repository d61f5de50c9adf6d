/** The time in all stories. Nothing on the screen depends on when the tests run. */
const NOW = new Date('2026-11-20T18:00:00Z');
/** Calls that fail on purpose. */
const EXPECTED = /Failed to load resource|net::ERR/;

/** @param {import('playwright').Browser} browser */
export async function openContext(browser, options = {}) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 0.5,
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    ...options,
  });
  return context;
}

/**
 * Opens a story alone in a page, and resolves when it is drawn.
 * @param {import('playwright').BrowserContext} context
 * @param {string} address
 * @param {Record<string, string>} query
 */
export async function openStory(context, address, query) {
  const page = await context.newPage();
  /** @type {string[]} */
  const errors = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text()))
      errors.push(`console: ${message.text().slice(0, 300)}`);
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  await page.clock.setFixedTime(NOW);
  await page.goto(`${address}?${new URLSearchParams({ ...query, mode: 'preview' })}`);
  await page.locator('html[data-settled]').waitFor({ state: 'attached', timeout: 60_000 });
  // A slow machine may still load code. The calls of a story about loading never end.
  if (!query.story?.endsWith('loading')) await page.waitForLoadState('networkidle');
  return { page, errors };
}

/**
 * Changes the theme of a story without loading it again.
 * @param {import('playwright').Page} page
 */
export const showLightTheme = (page) =>
  page.evaluate(async () => {
    document.documentElement.dataset.theme = 'light';
    for (const animation of document.getAnimations()) animation.finish();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
