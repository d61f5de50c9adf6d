import { expect, onTestFinished, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { bySelector, categoryMenu, gameCards, header, main } from '../../helpers/locators';
import { settled } from '../../helpers/mount';
import type { prepareApp } from '../../helpers/openApp';

type App = ReturnType<typeof prepareApp>;

/** Records the query of every request of the app to one endpoint. */
export function queriesOf({ answer }: Pick<App, 'answer'>, path: string) {
  const queries: Record<string, string>[] = [];
  answer(path, (request, send) => {
    queries.push(Object.fromEntries(new URL(request.url).searchParams));
    return send();
  });
  return queries;
}

export const LIST = '/wps/relay/GCSGAME_gameList';

export const screenTitle = () => header().getByRole('heading', { level: 1 });

/** Visible cards of the list whose games have loaded. */
export const cards = () => gameCards(page.getByRole('listitem'));

/** The card at a place of the list, counted from 1, when its game has loaded. */
export const cardAt = (place: number) => gameCards(bySelector(`[aria-posinset="${place}"]`));

export const heart = (inside: Pick<Locator, 'getByRole'> = page) =>
  inside.getByRole('button', { name: /^(Agregar|Quitar) .* favoritos$/ });

/** The heading above the list. */
export const listTitle = () => main().getByRole('heading', { level: 2 });

/** The number of games, beside the heading. */
export const listCount = () => bySelector('h2 + *', main());

export const chip = (name: string) => categoryMenu().getByRole('button', { name, exact: true });

export const vendorMenu = () => page.getByRole('group', { name: 'Proveedores' });

/** The text of an element, or undefined when there is no such element. */
export const textOf = (locator: Locator) => locator.query()?.textContent;

export const textsOf = (locator: Locator) =>
  locator.elements().map(({ textContent }) => textContent);

export const waitForPage = () =>
  expect.element(bySelector('div[aria-busy]', main())).toHaveAttribute('aria-busy', 'false');

/** Names of the games between the bar at the top and the menu at the bottom, in reading order. */
export function visibleNames() {
  const bar = document.querySelector('main nav')?.parentElement;
  const top = bar?.getBoundingClientRect().bottom ?? 0;
  const bottom = innerHeight - 64;
  return [...document.querySelectorAll('main [role=listitem] article')]
    .map((card) => ({ at: card.getBoundingClientRect(), card }))
    .filter(({ at }) => at.width > 0 && at.bottom > top && at.top < bottom)
    .sort((a, b) => a.at.top - b.at.top || a.at.left - b.at.left)
    .map(({ card }) => card.querySelector('b')?.textContent ?? '');
}

export const scrollToEnd = () => scrollTo(0, document.documentElement.scrollHeight);

/**
 * Timers stand still. The result lets so many milliseconds pass. As `expect.poll` and `expect.element` let 50 ms pass with
 * each attempt, what is measured is awaited by `waitUntil`.
 */
export function stopTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return async (ms: number) => {
    // A scroll is told in the next frame.
    await settled();
    await vi.advanceTimersByTimeAsync(ms);
    await settled();
  };
}

/** Waits, while timers stand still. */
export async function waitUntil(isSo: () => boolean) {
  while (!isSo()) await settled();
}
