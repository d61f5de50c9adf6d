import { chromium } from 'playwright';
import { BROWSER_ARGS, findBrowser } from '../../scripts/check/browser.mjs';
import { openContext, showTheme } from './storyPage.mjs';

/** Components are shown whole, screens as the window shows them. */
const MAX_HEIGHT = 1600;
/** Half the size: readable, and a quarter of the bytes. */
const SCALE = 0.5;
/** Letters have no edges that depend on the settings of the system. */
const ARGS = [...BROWSER_ARGS, '--font-render-hinting=none', '--disable-lcd-text'];
/**
 * Lists of what the source contains: they differ with every new text or prop, and no design with them. The studio shows
 * other stories.
 */
export const WITHOUT_PICTURE = [
  'foundations--brandstudio--studio',
  'foundations--components--all',
  'foundations--words--all',
];

export const launchBrowser = () => chromium.launch({ executablePath: findBrowser(), args: ARGS });

/** For the pictures in `tests/visual/images`. */
export const openKeptContext = (browser) => openContext(browser, { deviceScaleFactor: SCALE });

/**
 * Gives the window a width, and the height that the story needs.
 * @param {import('playwright').Page} page
 * @param {string} id
 * @param {number} width
 */
export async function fitWindow(page, id, width) {
  const isScreen = id.startsWith('screens--');
  await page.setViewportSize({ width, height: 800 });
  if (width !== 360) await page.evaluate(() => window.whenSettled());
  if (isScreen) return;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(MAX_HEIGHT, whole) });
  // A list draws the rows that the higher window has room for.
  await page.evaluate(() => window.whenSettled());
}

/** The picture of a story as it is kept: both themes beside each other. */
export async function drawKept(page, id, images) {
  await fitWindow(page, id, 360);
  const dark = await page.screenshot();
  await showTheme(page, 'light');
  const light = await page.screenshot();
  return images.join([dark, light].map((picture) => picture.toString('base64')));
}
