import { SCREENS, weighFiles, weighScreens } from '../../bench/weights.mjs';
import { expect, test } from '../fixtures';

const KB = 1000;
/** JavaScript until the first drawing of a screen, packed. */
const SCRIPTS = { home: 130, 'game list': 150, lobby: 150, login: 150 };
const CSS = 15;
const HTML = 8;
const FONTS = 40;
/** All of home once it stands idle. */
const IDLE = 200;

for (const name of Object.keys(SCREENS) as (keyof typeof SCRIPTS)[]) {
  test(`the first load of ${name}: ${SCRIPTS[name]} KB of script, ${CSS} of styles, ${HTML} of HTML`, () => {
    const { scripts, css, html } = weighScreens()[name] ?? { scripts: 0, css: 0, html: 0 };
    expect(scripts).toBeGreaterThan(60 * KB);
    expect(scripts / KB).toBeLessThanOrEqual(SCRIPTS[name]);
    expect(css / KB).toBeLessThanOrEqual(CSS);
    expect(html / KB).toBeLessThanOrEqual(HTML);
  });
}

test(`home once it is idle: ${IDLE} KB of script, ${FONTS} of fonts`, async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/m/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { js, woff2 } = weighFiles(files);
  expect(js).toBeGreaterThan(60 * KB);
  expect(js / KB).toBeLessThanOrEqual(IDLE);
  expect(woff2).toBeGreaterThan(0);
  expect(woff2 / KB).toBeLessThanOrEqual(FONTS);
});
