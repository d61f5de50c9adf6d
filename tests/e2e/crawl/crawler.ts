import type { Locator, Page } from 'playwright/test';
import { loadingIndicator } from '../locators';
import { markAsLeft, moveTo } from '../navigation';
import { watchCalls } from '../network';
import { routeNameOf } from './routeNames';

/** How the way to a route was found first: the page, and the link, button or frame there. */
export interface Step {
  from: string;
  by: string;
  href: string;
}

/** Buttons that end the session, or that pay, send or delete something. */
const LEFT_ALONE =
  /cerrar sesión|eliminar|borrar|pantalla completa|agregar .* a favoritos|quitar .* de favoritos|chat/i;
/** More buttons of one page are more of the same, such as the choices of a filter. */
const MAX_BUTTONS = 50;
/** Pages with a history of their own, which a test moves away from like a user does. */
const GAME = /^\/m\/(play|launchGame|lotto-h5)/;

/** Two addresses of one screen differ in numbers and values only. Each kind is opened once. */
const kindOf = (href: string) => {
  const { pathname, searchParams } = new URL(href, 'http://x');
  return `${routeNameOf(pathname)}?${[...searchParams.keys()].sort()}`;
};

/** The same button on many pages is pressed once for each route. */
const buttonKind = (name: string) => name.replace(/[\d.,:%]+/g, '#').trim();

/**
 * Opens home, and from there each page that a visible link or a pressed button leads to. Every kind of
 * address is opened once, by its link and without a page load. Returns the ways that were found, and those
 * whose page opened: a visitor also finds links that open the login instead.
 */
export async function crawl(page: Page, maxPages = 300, report: (line: string) => void = () => {}) {
  const found = new Map<string, Step>();
  const opened = new Map<string, Step>();
  const known = new Set<string>();
  const pressed = new Set<string>();
  const waiting: Step[] = [];
  const { waitUntilIdle } = watchCalls(page);

  function note(href: string, from: string, by: string) {
    const { pathname, search, origin } = new URL(href, 'http://x');
    const address = pathname + search;
    const route = routeNameOf(pathname);
    if (origin !== 'http://x' && origin !== new URL(page.url()).origin) return;
    if (!route) return;
    const step = { from, by, href: address };
    if (!found.has(route)) found.set(route, step);
    if (by === 'frame' && !opened.has(route)) opened.set(route, step);
    if (known.has(kindOf(address))) return;
    known.add(kindOf(address));
    waiting.push(step);
  }

  async function settle() {
    await page.locator('main *').first().waitFor({ state: 'attached' });
    await loadingIndicator(page).first().waitFor({ state: 'detached' });
    // What was pressed may request code, and draws it after it has arrived.
    await waitUntilDrawn(page);
    await waitUntilIdle();
    await waitUntilDrawn(page);
  }

  async function load(href: string) {
    await page.goto(href);
    await settle();
  }

  async function open(href: string) {
    await markAsLeft(page);
    await moveTo(page, href);
    const left = page.locator('main > [data-left]').first();
    // Another address of the same screen keeps its elements.
    await left.waitFor({ state: 'detached', timeout: 1500 }).catch(() => {});
    await settle();
  }

  /** Notes the links that can be seen after scrolling, and the pages in frames. */
  async function noteLinks(from: string, by = '') {
    for (const { href, name } of await visibleLinks(page)) note(href, from, by + name);
  }

  /** Follows what a pressed button opened: another page, or a dialog with links and frames. */
  async function followButton(from: string, name: string) {
    const by = `button “${name}”`;
    await settle();
    const here = pathOf(page);
    if (here !== from) {
      note(here, from, by);
      await open(from);
      return;
    }
    const dialog = page.locator('dialog[open]').last();
    if (!(await dialog.isVisible())) return;
    await dialog.locator('summary').evaluateAll((all) => {
      for (const summary of all)
        if (!summary.closest('details[open]')) (summary as HTMLElement).click();
    });
    await noteLinks(from, `${by}, `);
    await page.keyboard.press('Escape');
    const hasClosed = dialog.waitFor({ state: 'hidden', timeout: 3000 });
    // A dialog that asks for an answer, or one that a press in it has replaced.
    await hasClosed.catch(() => load(from));
  }

  /** Presses what was not pressed yet. Buttons that a press has added have their turn too. */
  async function pressButtons(from: string) {
    const route = routeNameOf(from) ?? from;
    const isNew = ({ name }: { name: string }) =>
      name !== '' &&
      !LEFT_ALONE.test(name) &&
      !pressed.has(`${route} ${buttonKind(name)}`) &&
      !pressed.has(buttonKind(name));
    for (let count = 0; count < MAX_BUTTONS; count++) {
      const next = (await visibleButtons(page)).find(isNew);
      if (!next) return;
      pressed.add(`${route} ${buttonKind(next.name)}`);
      // The header's buttons do the same on every page.
      if (/^(Volver|Abrir menú)$/.test(next.name)) pressed.add(next.name);
      if (await tryToPress(page.locator(BUTTONS).nth(next.at))) await followButton(from, next.name);
    }
  }

  async function visit(step: Step) {
    await open(step.href);
    const from = pathOf(page);
    const route = routeNameOf(from) ?? '';
    if (route === routeNameOf(step.href) && !opened.has(route)) opened.set(route, step);
    await scrollThrough(page);
    await settle();
    await noteLinks(from);
    if (!GAME.test(from)) await pressButtons(from);
  }

  page.setDefaultTimeout(10_000);
  await load('/');
  note('/', '', 'the address');
  for (let count = 1; count <= maxPages; count++) {
    const step = waiting.shift();
    if (!step) break;
    const begin = Date.now();
    // One page that does not come to rest must not end the crawl: its routes would be missing then.
    await visit(step).catch(async (error: Error) => {
      report(`  ${step.href}: ${error.message.split('\n')[0]}`);
      await load('/m/home');
    });
    report(`page ${count}, ${waiting.length} more, ${Date.now() - begin} ms: ${step.href}`);
  }
  return { found, opened };
}

const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

const waitUntilDrawn = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));

const BUTTONS = 'button:not([type=submit]), summary';

/** A button that something covers, or that is gone meanwhile, is left out. */
const tryToPress = (button: Locator) =>
  button.click({ timeout: 1000 }).then(
    () => true,
    () => false,
  );

/** Sections load when they come near the screen. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let y = 0; y < document.body.scrollHeight && y < 12_000; y += 500) {
      scrollTo(0, y);
      await frame();
      await frame();
    }
    scrollTo(0, 0);
  });

/** In an open dialog only its own links can be used. */
const visibleLinks = (page: Page) =>
  page.evaluate(() => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const inside: ParentNode = dialog ?? document;
    const links = [...inside.querySelectorAll<HTMLAnchorElement>('a[href^="/m"], a[href="/"]')]
      .filter((link) => link.checkVisibility() && !link.target)
      .map((link) => ({
        href: link.getAttribute('href') ?? '',
        name: `link “${(link.getAttribute('aria-label') ?? link.innerText).trim().replace(/\s+/g, ' ').slice(0, 40)}”`,
      }));
    const frames = [...inside.querySelectorAll<HTMLIFrameElement>('iframe[src^="/m/"]')].map(
      (frame) => ({ href: frame.getAttribute('src') ?? '', name: 'frame' }),
    );
    return [...links, ...frames];
  });

const visibleButtons = (page: Page) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLButtonElement>(selector)].flatMap((button, at) =>
        button.checkVisibility() && !button.disabled
          ? { at, name: button.getAttribute('aria-label') ?? (button.textContent ?? '').trim() }
          : [],
      ),
    BUTTONS,
  );
