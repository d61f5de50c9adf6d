import type { Page, Request } from 'playwright/test';
import { loadingIndicator } from '../locators';
import { markAsLeft, moveTo } from '../navigation';
import {
  type PagePart,
  scrollThrough,
  tryToPress,
  unfold,
  visibleLinks,
  visibleParts,
} from './pageParts';
import { routeNameOf, screenOf } from './routeNames';

/** How an address was found first: by a link, button or frame of the page that `before` led to. */
export interface Step {
  href: string;
  by: string;
  before?: Step | undefined;
}

/** Buttons that end the session or the play, delete something, or lead out of the app. */
const LEFT_ALONE =
  /cerrar sesi|pausa|eliminar|borrar|pantalla completa|agregar .* a favoritos|quitar .* de favoritos|chat/i;
const isPressed = ({ name }: PagePart) => !LEFT_ALONE.test(name);
/** Of buttons that are alike, such as the choices of a filter, this many of each screen are pressed. */
const MAX_ALIKE = 3;
/** A dialog is opened again until this many of its buttons were pressed. */
const MAX_ANSWERS = 3;
/** Pages with a history of their own, which a test moves away from like a user does. */
const GAME = /^\/m\/(play|launchGame|lotto-h5)/;
/** Pictures and the stream of messages are not waited for. */
const isWaitedFor = (request: Request) => /^(script|fetch|xhr)$/.test(request.resourceType());

/** Two addresses of one screen differ in numbers and values only. Each kind is opened once. */
const kindOf = (href: string) => {
  const { pathname, searchParams } = new URL(href, 'http://x');
  return `${routeNameOf(pathname)}?${[...searchParams.keys()].sort()}`;
};

/** From the address of the site to a page: each link and button on the way. */
export const wayOf = ({ by, before }: Step): string =>
  before?.before ? `${wayOf(before)} › ${by}` : by;

/**
 * Opens home, and from there each page that a visible link or a pressed button leads to. Every kind of
 * address is opened once, by its link and without a page load; addresses of routes that were not opened
 * yet come first. Returns the addresses that were found, and those whose page opened: a visitor also finds
 * links that open the login instead.
 */
export async function crawl(
  page: Page,
  { maxPages = 300, isVisitor = false, report = (_line: string) => {} },
) {
  const found = new Map<string, Step>();
  const opened = new Map<string, Step>();
  const known = new Set<string>();
  const pressed = new Set<string>();
  const alike = new Map<string, number>();
  const waiting: Step[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => isWaitedFor(request) && pending.add(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('requestfinished', (request) => pending.delete(request));

  function note(step: Step) {
    const { pathname, search, origin } = new URL(step.href, page.url());
    const route = routeNameOf(pathname);
    if (origin !== new URL(page.url()).origin || !route) return;
    const kind = kindOf(pathname + search);
    if (!found.has(route)) found.set(route, step);
    if (step.by === 'frame' && !opened.has(route)) opened.set(route, step);
    if (known.has(kind)) return;
    known.add(kind);
    waiting.push(step);
  }

  /** The first address whose route is still to be opened, or else the first one. */
  function next() {
    const index = waiting.findIndex(({ href }) => !opened.has(routeNameOf(href) ?? ''));
    return waiting.splice(Math.max(index, 0), 1)[0];
  }

  async function settle() {
    // What was pressed may request code, and draws it after it has arrived.
    await waitUntilDrawn(page);
    for (const end = Date.now() + 5000; pending.size > 0 && Date.now() < end; )
      await page.waitForTimeout(20);
    await page.locator('main *').first().waitFor({ state: 'attached' });
    await loadingIndicator(page).first().waitFor({ state: 'detached' });
    await waitUntilDrawn(page);
  }

  async function load(href: string) {
    await page.goto(href);
    await settle();
  }

  async function open(href: string) {
    const isOtherScreen = routeNameOf(href) !== routeNameOf(pathOf(page));
    await markAsLeft(page);
    await moveTo(page, href);
    const left = page.locator('main > [data-left]').first();
    // Some addresses lead back to the screen that is open, such as the login.
    if (isOtherScreen) await left.waitFor({ state: 'detached', timeout: 1000 }).catch(() => {});
    await settle();
  }

  /** Notes the links that can be seen after scrolling, and the pages in frames. */
  async function noteLinks(before: Step, opener = '') {
    const prefix = opener && `${opener} › `;
    for (const { href, name } of await visibleLinks(page))
      note({ href, before, by: name === 'frame' ? name : `${prefix}“${name}”` });
  }

  /** Notes a page that was reached by a press, with what leads on from it, and goes back. */
  async function arrive(from: string, step: Step) {
    const route = routeNameOf(step.href);
    if (route && !opened.has(route)) opened.set(route, step);
    note(step);
    await noteLinks(step);
    if (isVisitor) await endSession();
    await open(from);
  }

  /** Free play has made a session, but a visitor has none. */
  async function endSession() {
    if (!(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO')))) return;
    await page.evaluate(() => sessionStorage.clear());
    await load('/');
  }

  /** Follows what a press opened: another page, or a dialog with links, frames and buttons of its own. */
  async function followPress(from: string, before: Step, part: PagePart) {
    const by = nameOf(part);
    const screen = screenOf(from);
    for (let again = 0; ; again++) {
      await settle();
      const here = pathOf(page);
      if (here !== from) return arrive(from, { href: here, before, by });
      await noteLinks(before, by);
      const dialog = page.locator('dialog[open]').last();
      if (!(await dialog.isVisible())) return;
      await unfold(dialog);
      await noteLinks(before, by);
      const key = (answer: PagePart) => `${screen} ${keyOf('', part)} › ${keyOf('', answer)}`;
      const answer = (await visibleParts(page)).find(
        (each) => each.isInDialog && isPressed(each) && !pressed.has(key(each)),
      );
      if (!answer || again === MAX_ANSWERS) break;
      pressed.add(key(answer));
      if (!(await tryToPress(page, answer))) continue;
      await settle();
      if (pathOf(page) !== from)
        await arrive(from, { href: pathOf(page), before, by: `${by} › ${nameOf(answer)}` });
      if (await dialog.isVisible()) continue;
      const same = (await visibleParts(page)).find((each) => keyOf('', each) === keyOf('', part));
      if (!same || !(await tryToPress(page, same))) return;
    }
    await page.keyboard.press('Escape');
    const hasClosed = page
      .locator('dialog[open]')
      .last()
      .waitFor({ state: 'hidden', timeout: 1500 });
    // A dialog that asks for an answer, or one that a press in it has replaced.
    await hasClosed.catch(() => load(from));
  }

  /** What is pressed once: a part of the shell on one page, other parts on each screen. */
  const keyOf = (screen: string, { name, isOfShell }: PagePart) =>
    `${isOfShell ? '' : screen} ${name.replace(/[\d.,:%]+/g, '#')}`;

  /** Presses what was not pressed yet. What a press has added has its turn too. */
  async function pressParts(from: string, before: Step) {
    const screen = screenOf(from);
    // A link is opened by its address, so that one press shows whether links of its look do more.
    const lookOf = ({ look, isLink }: PagePart) => (isLink ? look : `${screen} ${look}`);
    const limit = ({ isLink }: PagePart) => (isLink ? 1 : MAX_ALIKE);
    for (;;) {
      const part = (await visibleParts(page)).find(
        (each) =>
          isPressed(each) &&
          !pressed.has(keyOf(screen, each)) &&
          (alike.get(lookOf(each)) ?? 0) < limit(each),
      );
      if (!part) return;
      const { size } = opened;
      pressed.add(keyOf(screen, part));
      if (await tryToPress(page, part)) await followPress(from, before, part);
      // Buttons that lead to new pages are followed like links.
      if (part.isLink || opened.size === size)
        alike.set(lookOf(part), (alike.get(lookOf(part)) ?? 0) + 1);
    }
  }

  async function visit(step: Step) {
    await open(step.href);
    const from = pathOf(page);
    const route = routeNameOf(from) ?? '';
    if (route === routeNameOf(step.href) && !opened.has(route)) opened.set(route, step);
    await scrollThrough(page);
    await settle();
    await noteLinks(step);
    if (!GAME.test(from)) await pressParts(from, step);
    if (isVisitor) await endSession();
  }

  page.setDefaultTimeout(10_000);
  await load('/');
  note({ href: '/', by: 'the address of the site' });
  for (let count = 1; count <= maxPages; count++) {
    const step = next();
    if (!step) break;
    const begin = Date.now();
    const before = pressed.size;
    // One page that does not come to rest must not end the crawl: its routes would be missing then.
    await visit(step).catch(async (error: Error) => {
      report(`  ${step.href}: ${error.message.split('\n')[0]}`);
      await load('/m/home');
    });
    const details = `${pressed.size - before} presses, ${Date.now() - begin} ms`;
    report(`page ${count}, ${waiting.length} more, ${details}: ${step.href}`);
  }
  return { found, opened };
}

const nameOf = ({ name, isLink }: PagePart) =>
  `${isLink ? '' : 'button '}“${name.replace(/\s+/g, ' ').slice(0, 40)}”`;

const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

const waitUntilDrawn = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 500 })),
  );
