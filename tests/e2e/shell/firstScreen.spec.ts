import type { Page } from 'playwright/test';
import { observeShiftsAndLongTasks } from '../../bench/visit.mjs';
import { expect, test } from '../fixtures';
import { gameCards } from '../locators';
import { holdBack } from '../network';
import { startSession } from '../session';

const APP_SCRIPT = '**/assets/first-*.js';
const first = (page: Page) => page.locator('#first');

/** Runs in the page before its scripts: what the first screen and the app show when the app takes over. */
function recordTakeover() {
  /** One line for each element and text, without what nobody sees or hears. */
  const linesOf = (root: Element | null) => {
    const lines: string[] = [];
    const visit = (element: Element, indent: string) => {
      const attributes = [...element.attributes]
        // Ids come from the order of rendering. These two change while a picture loads or a finger taps.
        .filter(
          ({ name }) =>
            !/^(id|for|aria-labelledby|aria-describedby|aria-controls|style)$/.test(name),
        )
        .filter(({ name }) => !/^(data-tapped)$/.test(name))
        .map(({ name, value }) => `${name}=${value}`);
      const { cssText } = (element as HTMLElement).style ?? {};
      const texts = [...element.childNodes].filter((node) => node instanceof Text);
      const text = texts.map(({ data }) => data).join('');
      lines.push([indent + element.localName, ...attributes.sort(), cssText, text].join(' | '));
      for (const child of element.children) visit(child, `${indent}  `);
    };
    for (const child of root?.children ?? []) visit(child, '');
    return lines;
  };
  addEventListener('takeover', () => {
    const roots = ['first', 'root'].map((id) => linesOf(document.getElementById(id)));
    Object.assign(window, { takenOver: roots });
  });
}
declare const takenOver: [first: string[], app: string[]];

const whenTakenOver = (page: Page) => expect(first(page)).toHaveCount(0);

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
  test(`the first screen has the elements of the app and nothing moves when it takes over, at ${path} in ${language} for a ${person}`, async ({
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
    const release = await holdBack(page, APP_SCRIPT);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(first(page)).toBeVisible();
    if (!/login|activity/.test(path)) await expect(gameCards(page).nth(8)).toBeVisible();
    if (path === '/m/activity') await expect(page.getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const before = pictures.length;
    release();
    await whenTakenOver(page);
    const [drawn, app] = await page.evaluate(() => takenOver);
    expect(drawn.length).toBeGreaterThan(40);
    expect(app).toEqual(drawn);
    const repeated = pictures.slice(before).filter((url) => pictures.indexOf(url) < before);
    expect(repeated).toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(
      await page.evaluate(
        () => (window as never as { observed: { shift: number } }).observed.shift,
      ),
    ).toBe(0);
  });
}
