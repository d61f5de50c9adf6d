import type { Page, Request } from 'playwright/test';
import { loadingIndicator } from '../helpers/locators';
import { leftScreen, markAsLeft, moveTo, waitUntilDrawn } from '../helpers/navigation';
import { slowness } from '../helpers/slowness';
import {
  openDetails,
  type PagePart,
  scrollThrough,
  tryToPress,
  visibleLinks,
  visibleParts,
} from './pageParts';
import { kindOf, routeNameOf, screenOf } from './routeNames';

/** A link, button or frame of a page that leads to an address. `by` is its name. */
interface Step {
  from: string;
  by: string;
  href: string;
}

/** The first step from a route to another. */
interface Edge {
  from: string;
  by: string;
  to: string;
}

/** Buttons that end the session or the play, delete something, or lead out of the app. */
const NEVER_PRESSED =
  /cerrar sesi|pausa|eliminar|borrar|pantalla completa|agregar .* a favoritos|quitar .* de favoritos|chat/i;
const isPressed = ({ name }: PagePart) => !NEVER_PRESSED.test(name);
/** How many buttons of a group, such as the choices of a filter, are pressed on each screen. */
const MAX_PRESSES_OF_GROUP = 2;
const FRAME = 'frame';
/** A dialog is opened again until this many of its buttons were pressed. */
const MAX_PRESSES_IN_DIALOG = 3;
/** Pages with a frame that has a history of its own. Their buttons are not pressed. */
const GAME_PATH = /^\/m\/(play|launchGame|lotto-h5)/;
/** Pictures and the stream of messages are not waited for. */
const isWaitedFor = (request: Request) => /^(script|fetch|xhr)$/.test(request.resourceType());

/**
 * Opens home, and from there each page that a visible link or a pressed button leads to. Every kind of
 * address is opened once, by its link and without a page load; addresses of routes that were not opened
 * yet come first. Returns the routes that were found, and the shortest way to each that opened: a visitor
 * also finds links that open the login instead.
 */
export async function crawl(
  page: Page,
  {
    maxPages = 300,
    isVisitor = false,
    report = (_line: string) => {},
    /** When these routes are known, nothing more is pressed. */
    wanted = undefined as readonly string[] | undefined,
  },
) {
  const edges = new Map<string, Edge>();
  const opened = new Set<string>();
  const known = new Set<string>();
  const pressed = new Set<string>();
  const pressesOf = new Map<string, number>();
  const waiting: Step[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => isWaitedFor(request) && pending.add(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('requestfinished', (request) => pending.delete(request));

  function noteStep(step: Step) {
    const { pathname, search, origin } = new URL(step.href, page.url());
    const route = routeNameOf(pathname);
    if (origin !== new URL(page.url()).origin || !route) return;
    const edge = { from: routeNameOf(step.from) ?? '', by: step.by, to: route };
    if (!edges.has(`${edge.from} ${route}`)) edges.set(`${edge.from} ${route}`, edge);
    if (step.by === FRAME) opened.add(route);
    const kind = kindOf(pathname + search);
    if (known.has(kind)) return;
    known.add(kind);
    waiting.push(step);
  }

  const foundRoutes = () => new Set([...edges.values()].map(({ to }) => to));
  const isEnough = () => {
    const found = foundRoutes();
    return wanted?.every((route) => found.has(route)) ?? false;
  };

  /** The first address whose route is still to be opened, or else the first one. */
  function takeNextStep() {
    const index = waiting.findIndex(({ href }) => !opened.has(routeNameOf(href) ?? ''));
    return waiting.splice(Math.max(index, 0), 1)[0];
  }

  async function settle() {
    // A press may load code, which is drawn when it has arrived.
    await waitUntilDrawn(page);
    for (const end = Date.now() + 5000 * slowness; pending.size > 0 && Date.now() < end; )
      await waitUntilDrawn(page);
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
    const left = leftScreen(page).first();
    // Some addresses lead back to the screen that is open, such as the login.
    if (isOtherScreen)
      await left.waitFor({ state: 'detached', timeout: 1000 * slowness }).catch(() => {});
    await settle();
  }

  /** Notes the links that can be seen after scrolling, and the pages in frames. */
  async function noteLinks(from: string, opener = '') {
    const prefix = opener && `${opener} › `;
    for (const { href, name } of await visibleLinks(page))
      noteStep({ from, href, by: name ? `${prefix}“${name}”` : FRAME });
  }

  /** Notes the page that a press has opened, with what leads on from it, and goes back. */
  async function noteAndGoBack(from: string, by: string) {
    const here = pathOf(page);
    opened.add(routeNameOf(here) ?? '');
    noteStep({ from, by, href: here });
    await noteLinks(here);
    if (isVisitor) await endSession();
    await open(from);
  }

  /** Free play starts a session. The visitor must have none again. */
  async function endSession() {
    if (!(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO')))) return;
    await page.evaluate(() => sessionStorage.clear());
    await load('/');
  }

  /**
   * Follows what a press opened: another page, or a dialog with links, frames and buttons of its own.
   * Returns whether it was the page of another route.
   */
  async function followPress(from: string, part: PagePart) {
    const by = nameOf(part);
    // The same sheet on another screen, or of another game, has the same answers.
    const keyOfAnswer = (answer: PagePart) => `${part.group} › ${keyOf('', answer)}`;
    for (let count = 0; ; count++) {
      await settle();
      if (pathOf(page) !== from) {
        const isOther = routeNameOf(pathOf(page)) !== routeNameOf(from);
        await noteAndGoBack(from, by);
        return isOther;
      }
      await noteLinks(from, by);
      const dialog = page.locator('dialog[open]').last();
      if (!(await dialog.isVisible())) return false;
      await openDetails(dialog);
      await noteLinks(from, by);
      const title = await dialog.innerText();
      const answer = (await visibleParts(page)).find(
        (each) => each.isAnswer && isPressed(each) && !pressed.has(keyOfAnswer(each)),
      );
      const isDone = !answer || count === MAX_PRESSES_IN_DIALOG;
      if (answer && !isDone) pressed.add(keyOfAnswer(answer));
      if (isDone || !(await tryToPress(page, answer))) {
        await closeDialogs(from);
        return false;
      }
      await settle();
      if (pathOf(page) !== from) await noteAndGoBack(from, `${by} › ${nameOf(answer)}`);
      else if ((await dialog.isVisible()) && (await dialog.innerText()) === title) continue;
      else await closeDialogs(from);
      const same = (await visibleParts(page)).find((each) => keyOf('', each) === keyOf('', part));
      if (!same || !(await tryToPress(page, same))) return false;
    }
  }

  async function closeDialogs(from: string) {
    const dialogs = page.locator('dialog[open]');
    for (let count = await dialogs.count(); count > 0; count--) await page.keyboard.press('Escape');
    const hasClosed = dialogs.first().waitFor({ state: 'hidden', timeout: 1500 * slowness });
    // A dialog that asks for an answer.
    await hasClosed.catch(() => load(from));
  }

  /** What is pressed once: a part of the shell on one page, other parts on each screen. */
  const keyOf = (screen: string, { name, isOfShell }: PagePart) =>
    `${isOfShell ? '' : screen} ${name.replace(/[\d.,:%]+/g, '#')}`;

  /** Presses what was not pressed yet, also what a press has added. */
  async function pressParts(from: string) {
    const screen = screenOf(from);
    const groupOf = ({ group, isLink }: PagePart) => (isLink ? group : `${screen} ${group}`);
    const limit = ({ isLink }: PagePart) => (isLink ? 1 : MAX_PRESSES_OF_GROUP);
    // Links are opened by their addresses. One of each group and kind is pressed, in case it does something else.
    const isSeen = (part: PagePart) =>
      pressed.has(keyOf(screen, part)) ||
      (part.href && pressed.has(kindOf(part.href))) ||
      (pressesOf.get(groupOf(part)) ?? 0) >= limit(part);
    while (!isEnough()) {
      const part = (await visibleParts(page)).find((each) => isPressed(each) && !isSeen(each));
      if (!part) return;
      pressed.add(keyOf(screen, part));
      if (part.href) pressed.add(kindOf(part.href));
      const isLeaving = (await tryToPress(page, part)) && (await followPress(from, part));
      // Buttons that lead to other pages are followed like links.
      if (part.isLink || !isLeaving)
        pressesOf.set(groupOf(part), (pressesOf.get(groupOf(part)) ?? 0) + 1);
    }
  }

  async function visit(step: Step) {
    await open(step.href);
    const from = pathOf(page);
    if (routeNameOf(from) === routeNameOf(step.href)) opened.add(routeNameOf(from) ?? '');
    await scrollThrough(page);
    await settle();
    await noteLinks(from);
    if (!GAME_PATH.test(from)) await pressParts(from);
    if (isVisitor) await endSession();
  }

  page.setDefaultTimeout(10_000 * slowness);
  page.setDefaultNavigationTimeout(60_000 * slowness);
  await load('/');
  noteStep({ from: '', href: '/', by: '' });
  for (let count = 1; count <= maxPages; count++) {
    const step = takeNextStep();
    if (!step) break;
    const begin = Date.now();
    const before = pressed.size;
    // A page that never settles must not end the crawl, because the routes after it would be missing.
    await visit(step).catch(async (error: Error) => {
      report(`  ${step.href}: ${error.message.split('\n')[0]}`);
      await load('/m/home');
    });
    const details = `${pressed.size - before} presses, ${Date.now() - begin} ms`;
    report(`page ${count}, ${waiting.length} more, ${details}: ${step.href}`);
  }
  const all = [...edges.values()];
  return { found: foundRoutes(), ways: waysTo(opened, all) };
}

/** From home to each route that opened, by the fewest links and buttons. */
function waysTo(opened: ReadonlySet<string>, edges: readonly Edge[]) {
  const home = routeNameOf('/') ?? '';
  const ways = new Map([[home, 'the address of the site']]);
  // The loop goes on to the routes that are added meanwhile.
  for (const [reached, way] of ways)
    for (const { from, by, to } of edges)
      if (from === reached && opened.has(to) && !ways.has(to))
        ways.set(to, reached === home ? by : `${way} › ${by}`);
  return ways;
}

const nameOf = ({ name, isLink }: PagePart) =>
  `${isLink ? '' : 'button '}“${name.replace(/\s+/g, ' ').slice(0, 40)}”`;

const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
