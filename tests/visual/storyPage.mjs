/** The time in all stories. Nothing on the screen depends on when the tests run. */
const NOW = new Date('2026-11-20T18:00:00Z');
/** Calls that fail on purpose. */
const EXPECTED = /Failed to load resource|net::ERR/;
/** The calls of a loading story never end. Anything else that a story loads is a file. */
const CALLS = ['fetch', 'xhr', 'eventsource', 'websocket', 'ping'];
const VIEWPORT = { width: 360, height: 800 };

/** Stories that share a page, which is then replaced so that its memory does not grow. */
const GROUP = 40;

/** @param {string[]} ids */
export const inGroups = (ids, size = GROUP) =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, i) =>
    ids.slice(i * size, (i + 1) * size),
  );

/** @param {import('playwright').Browser} browser */
export const openContext = (browser, options = {}) =>
  browser.newContext({
    viewport: VIEWPORT,
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    ...options,
  });

/** Repeats of failed calls wait for a random time. Here it is always the same. */
function fixRandom() {
  let last = 1;
  Math.random = () => {
    last = (last * 16_807) % 2_147_483_647;
    return (last / 2_147_483_647) * 0.1;
  };
}

/** The files that a page is loading. */
function watchFiles(page) {
  const loading = new Set();
  const isFile = (request) => !CALLS.includes(request.resourceType());
  page.on('request', (request) => isFile(request) && loading.add(request));
  for (const end of /** @type {const} */ (['requestfinished', 'requestfailed']))
    page.on(end, (request) => loading.delete(request));
  return loading;
}

/**
 * Opens a page that shows stories one after the other, without being loaded again.
 * @param {import('playwright').BrowserContext} context
 * @param {string} address
 * @param {Record<string, string>} query
 */
async function openPage(context, address, query) {
  const page = await context.newPage();
  /** @type {string[]} */
  let errors = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text()))
      errors.push(`console: ${message.text().slice(0, 300)}`);
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  const loading = watchFiles(page);
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(fixRandom);
  let isFirst = true;

  return {
    page,
    /** Resolves to the errors that the story has written, once it is drawn. */
    async show(id) {
      errors = [];
      if (isFirst)
        await page.goto(
          `${address}?${new URLSearchParams({ ...query, story: id, mode: 'preview' })}`,
        );
      else {
        await page.setViewportSize(VIEWPORT);
        await page.evaluate((next) => void window.showStory(next), id);
      }
      isFirst = false;
      const settled = page.locator(`html[data-settled="${id}"]`);
      await settled.waitFor({ state: 'attached', timeout: 60_000 });
      // A slow machine may still load code.
      while (loading.size > 0) {
        await page.waitForEvent('requestfinished', { timeout: 1000 }).catch(() => {});
        await page.evaluate(() => window.whenSettled());
      }
      return errors;
    },
  };
}

/**
 * Shows stories, one after the other in the same page. After `close` the next story gets a new page.
 * @param {import('playwright').BrowserContext} context
 * @param {string} address
 * @param {Record<string, string>} query
 */
export function createStoryPage(context, address, query = {}) {
  /** @type {Awaited<ReturnType<typeof openPage>> | undefined} */
  let opened;
  return {
    async close() {
      await opened?.page.close();
      opened = undefined;
    },
    async show(id) {
      opened ??= await openPage(context, address, query);
      return { page: opened.page, errors: await opened.show(id) };
    },
  };
}

/** Runs in the page. */
async function applyTheme(theme) {
  // A transition of an inherited colour begins one frame later in each child.
  const style = document.createElement('style');
  style.textContent = '*, ::before, ::after { transition: none !important }';
  document.head.append(style);
  document.documentElement.dataset.theme = theme;
  // Those that follow a scroll position, such as the ground of the header, belong to that position.
  for (const animation of document.getAnimations())
    if (animation.timeline === document.timeline) animation.finish();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  style.remove();
}

/**
 * Changes the theme of a story, and of a story in a frame of it, without loading it again.
 * @param {import('playwright').Page} page
 * @param {'dark' | 'light'} theme
 */
export const showTheme = (page, theme) =>
  Promise.all(
    page
      .frames()
      .filter((frame) => frame.url().includes('mode=preview'))
      .map((frame) => frame.evaluate(applyTheme, theme)),
  );
