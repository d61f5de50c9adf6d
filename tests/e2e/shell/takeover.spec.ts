import type { Page } from 'playwright/test';
import { observeShiftsAndLongTasks } from '../../bench/visit.mjs';
import { stopTime } from '../helpers/clock';
import { expect, test, withMotion, withPixels } from '../helpers/fixtures';
import { gameCards, whenTakenOver } from '../helpers/locators';
import { APP_SCRIPT, holdBack, watchAppScript } from '../helpers/network';
import { startSession } from '../helpers/session';

test.use({ ...withMotion, ...withPixels });

const first = (page: Page) => page.locator('#first');

/** Runs in the page before its scripts: what the first screen and the app show when the app takes over. */
function recordTakeover() {
  /** Ids come from the order of rendering. A longer list, and what moves, follow when the app has measured them. */
  const IGNORED =
    /^(id|for|aria-labelledby|aria-describedby|aria-controls|style|aria-setsize|data-tapped)$/;
  /** Drawn late by the app, over or behind what is there. */
  const LATE = '.promo-prize, .toasts, .marquee, .gamescroll-end';
  const lineOf = (element: Element, indent: string) => {
    const attributes = [...element.attributes]
      .filter(({ name }) => !IGNORED.test(name))
      .filter(({ name }) => name !== 'aria-busy' || !element.matches('.gamescroll'))
      // Pictures below the window may be requested or not.
      .filter(
        ({ name }) => name !== 'data-state' || element.getBoundingClientRect().top < innerHeight,
      )
      .map(({ name, value }) => `${name}=${value}`);
    const style = element.role === 'list' ? '' : (element as HTMLElement).style?.cssText;
    const texts = [...element.childNodes].filter((node) => node instanceof Text);
    // Balances, and the texts beside them, come later.
    const text = element.closest('.balance') ? '' : texts.map(({ data }) => data).join('');
    return [indent + element.localName, ...attributes.sort(), style, text].join(' | ');
  };
  const linesOf = (root: Element | null) => {
    const lines: string[] = [];
    const visit = (element: Element, indent: string) => {
      lines.push(lineOf(element, indent));
      for (const child of element.children) {
        const isLaterRow = child.matches('.virtual-row:nth-child(n + 5)');
        if (!child.matches(LATE) && !isLaterRow) visit(child, `${indent}  `);
      }
    };
    const shell = root?.firstElementChild;
    if (shell) visit(shell, '');
    return lines;
  };
  addEventListener('takeover', () => {
    const roots = ['first', 'root'].map((id) => linesOf(document.getElementById(id)));
    Object.assign(window, { takenOver: roots });
  });
}
declare const takenOver: [first: string[], app: string[]];
declare const observed: { shift: number };

/** Runs in the page: the pictures on the screen are there. The script is held back, so the network is never idle. */
const hasPictures = () =>
  [...document.images].every(
    (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
  );

for (const [path, language, person] of [
  ['/m/home', 'ES', 'visitor'],
  ['/m/home', 'AR', 'member'],
  ['/m/slotsCenter', 'ES', 'visitor'],
  ['/m/game', 'EN', 'visitor'],
  ['/m/hot-games', 'BN', 'visitor'],
  ['/m/gameList?gameType=RNG', 'VI', 'visitor'],
  ['/m/login', 'EN', 'visitor'],
  ['/m/activity', 'ES', 'visitor'],
] as const) {
  test(`the app follows the first screen without a move, at ${path} in ${language} for a ${person}`, async ({
    page,
    admin,
  }) => {
    if (person === 'member') await startSession(page, admin);
    await page.addInitScript((code) => localStorage.setItem('language', code), language);
    await page.addInitScript(recordTakeover);
    await page.addInitScript(observeShiftsAndLongTasks);
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(request.url());
    });
    const scripts = watchAppScript(page);
    const release = await holdBack(page, APP_SCRIPT);
    await stopTime(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(first(page)).toBeVisible();
    if (!/login|activity/.test(path)) await expect(gameCards(page).nth(8)).toBeVisible();
    if (path === '/m/activity') await expect(page.getByRole('article').first()).toBeVisible();
    await expect.poll(() => page.evaluate(hasPictures)).toBe(true);
    // The script is requested in a frame after the content is drawn.
    expect(scripts).toEqual([]);
    await page.clock.resume();
    await expect.poll(() => scripts).toHaveLength(1);
    const before = pictures.length;
    release();
    await whenTakenOver(page);
    const [drawn, app] = await page.evaluate(() => takenOver);
    expect(drawn.length).toBeGreaterThan(40);
    expect(app).toEqual(drawn);
    const repeated = pictures.slice(before).filter((url) => pictures.indexOf(url) < before);
    expect(repeated).toEqual([]);
    // A place whose game has not arrived asks for no picture.
    expect(pictures.filter((url) => url.includes('/art/default-'))).toEqual([]);
    await page.waitForLoadState('networkidle');
    const { shift, shifted } = await page.evaluate(
      () => (window as never as { observed: { shift: number; shifted: string[] } }).observed,
    );
    // The dot of the banner grows in its place when the banner turns.
    expect(shift, shifted.join()).toBeLessThan(0.0001);
  });
}

test('the pictures of the first screen do not fade in again after the takeover', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const countFading = () => {
      const all = document.getAnimations().filter((each) => each instanceof CSSTransition);
      const fading = all.filter(
        ({ effect }) => (effect as KeyframeEffect).target?.localName === 'img',
      );
      Object.assign(window, { fading: fading.length });
    };
    addEventListener('takeover', () => requestAnimationFrame(countFading));
  });
  await page.goto('/m/home');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'fading'))).toBe(0);
});
