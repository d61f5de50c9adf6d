import type { Locator, Page } from 'playwright/test';
import { slowness } from '../helpers/slowness';

const PARTS = 'button:not([type=submit]), summary, a[href^="/m/"]:not([target])';

/** A button or a link. */
export interface PagePart {
  name: string;
  isLink: boolean;
  /** Where a link leads. */
  href: string;
  /** A button of an open dialog that does more than close it. */
  isAnswer: boolean;
  /** Headers and the bottom bar are outside of the screen, and the same on many pages. */
  isOfShell: boolean;
  /** Its place in the document. */
  at: number;
  /** Parts with equal tags and classes, and equal parents, form a group, such as the choices of a filter. */
  group: string;
}

/** In an open dialog only its own links can be used. */
export const visibleLinks = (page: Page) =>
  page.evaluate(() => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const inside: ParentNode = dialog ?? document;
    const links = [...inside.querySelectorAll<HTMLAnchorElement>('a[href^="/m"], a[href="/"]')]
      .filter((link) => link.checkVisibility() && !link.target)
      .map((link) => ({
        href: link.getAttribute('href') ?? '',
        name: (link.getAttribute('aria-label') ?? link.innerText)
          .trim()
          .replace(/\s+/g, ' ')
          .slice(0, 40),
      }));
    const frames = [...inside.querySelectorAll<HTMLIFrameElement>('iframe[src^="/m/"]')].map(
      (frame) => ({ href: frame.getAttribute('src') ?? '', name: '' }),
    );
    return [...links, ...frames];
  });

/** What can be pressed now. A chosen tab or choice would change nothing. */
export const visibleParts = (page: Page): Promise<PagePart[]> =>
  page.evaluate((selector) => {
    const markOf = (element: Element | null) => `${element?.tagName}.${element?.className}`;
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    return [...document.querySelectorAll<HTMLButtonElement>(selector)].flatMap((part, at) => {
      const name = (part.getAttribute('aria-label') ?? part.innerText).trim();
      const isChosen = part.matches('[aria-selected=true], [aria-pressed=true], [aria-current]');
      if (!name || isChosen || part.disabled || !part.checkVisibility()) return [];
      if (dialog && !dialog.contains(part)) return [];
      const { parentElement } = part;
      return {
        name,
        at,
        group: [part, parentElement, parentElement?.parentElement ?? null].map(markOf).join(),
        isLink: part.tagName === 'A',
        href: part.getAttribute('href') ?? '',
        isAnswer: Boolean(dialog) && part.tagName !== 'A' && !/^Cerrar$/.test(name),
        isOfShell: !part.closest('main, dialog'),
      };
    });
  }, PARTS);

/** False when the part is covered, or was removed before it could be pressed. */
export const tryToPress = (page: Page, { at }: PagePart) =>
  page
    .locator(PARTS)
    .nth(at)
    .click({ timeout: 2500 * slowness })
    .then(
      () => true,
      () => false,
    );

/** Opens all <details>. */
export const openDetails = (inside: Locator) =>
  inside.locator('summary').evaluateAll((all) => {
    for (const summary of all)
      if (!summary.closest('details[open]')) (summary as HTMLElement).click();
  });

/** Sections load when they come near the screen. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let y = 0; y < document.body.scrollHeight && y < 8_000; y += 700) {
      scrollTo(0, y);
      await frame();
      await frame();
    }
    scrollTo(0, 0);
  });
