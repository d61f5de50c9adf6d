import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { gzipSize } from '../../../scripts/build/firstLoad.mjs';
import { SCREENS, screenSizes, sizesByType } from '../../bench/sizes.mjs';
import { expect, test, withMotion } from '../helpers/fixtures';

test.use(withMotion);

const KB = 1000;
/** KB of JavaScript in the first load of a screen, compressed. */
const SCRIPT = 150;
const CSS = 15;
const HTML = 8;
const FONTS = 40;
/** KB of the script in the page, of each script that draws a first screen, and of the templates in one language. */
const IN_PAGE = 2;
const DRAW = 4;
const TEMPLATES = 7.5;
/** KB of JavaScript of home, when the network is idle. */
const IDLE = 220;

for (const name of Object.keys(SCREENS)) {
  test(`the first load on ${name} has at most ${SCRIPT} KB of JS, ${CSS} of CSS and ${HTML} of HTML`, () => {
    const { scripts, css, html } = screenSizes()[name] ?? { scripts: 0, css: 0, html: 0 };
    expect(scripts).toBeGreaterThan(60 * KB);
    expect(scripts / KB).toBeLessThanOrEqual(SCRIPT);
    expect(css / KB).toBeLessThanOrEqual(CSS);
    expect(html / KB).toBeLessThanOrEqual(HTML);
  });
}

test(`the page has at most ${IN_PAGE} KB of script, ${DRAW} KB to draw and ${TEMPLATES} KB of templates`, () => {
  const page = readFileSync('dist/index.html', 'utf8');
  const [, inline = ''] = /id="first-built">.*?<script>(.*?)<\/script>/s.exec(page) ?? [];
  const drawing = readdirSync('dist/assets').filter((name) =>
    /^(home|list|login|promotions)Page-.*js$/.test(name),
  );
  const [templates] = readdirSync('dist/assets').filter((name) => /^templates-bn.*txt$/.test(name));
  expect(inline.length).toBeGreaterThan(KB);
  expect(gzipSync(inline).length / KB).toBeLessThanOrEqual(IN_PAGE);
  expect(drawing).toHaveLength(4);
  const sizes = drawing.map((name) => gzipSize(`dist/assets/${name}`));
  expect(Math.max(...sizes) / KB).toBeLessThanOrEqual(DRAW);
  expect(gzipSize(`dist/assets/${templates}`) / KB).toBeLessThanOrEqual(TEMPLATES);
});

test(`home has at most ${IDLE} KB of script and ${FONTS} KB of fonts, when the network is idle`, async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/m/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { js, woff2 } = sizesByType(files);
  expect(js).toBeGreaterThan(60 * KB);
  expect(js / KB).toBeLessThanOrEqual(IDLE);
  expect(woff2).toBeGreaterThan(0);
  expect(woff2 / KB).toBeLessThanOrEqual(FONTS);
});

test('a phone neither requests nor stores Swiper, which moves the banners for a mouse', async ({
  page,
}) => {
  const isSwiper = (path: string) => path.includes('swiperSlides');
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/m/home');
  const banner = page.getByRole('region', { name: 'Destacados' }).getByRole('link').first();
  await expect(page.locator('#first')).toHaveCount(0);
  await banner.hover();
  await page.mouse.move(200, 300, { steps: 3 });
  await page.waitForLoadState('networkidle');
  expect(files.filter(isSwiper)).toEqual([]);
  expect(readdirSync('dist/assets').filter(isSwiper)).not.toEqual([]);
  expect(isSwiper(readFileSync('dist/sw.js', 'utf8'))).toBe(false);
});
