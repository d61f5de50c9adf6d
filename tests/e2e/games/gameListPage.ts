import { expect, type Locator, type Page } from 'playwright/test';
import { gameCards } from '../helpers/locators';

/** Records the query of every request of the page to one endpoint. */
export function queriesOf(page: Page, call: string) {
  const queries: Record<string, string>[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith(call)) queries.push(Object.fromEntries(url.searchParams));
  });
  return queries;
}

export const LIST = 'GCSGAME_gameList';

/** The card at a place of the list, counted from 1, when its game has loaded. */
export const cardAt = (page: Page, place: number) =>
  gameCards(page.locator(`[aria-posinset="${place}"]`));

export const heart = (inside: Page | Locator) =>
  inside.getByRole('button', { name: /^(Agregar|Quitar) .* favoritos$/ });

export const waitForPage = (page: Page) =>
  expect(page.getByRole('main').locator('div[aria-busy]')).toHaveAttribute('aria-busy', 'false');

/** Names of the games between the bar at the top and the menu at the bottom, in reading order. */
export const visibleNames = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('main nav')?.parentElement;
    const top = bar?.getBoundingClientRect().bottom ?? 0;
    const bottom = innerHeight - 64;
    return [...document.querySelectorAll('main [role=listitem] article')]
      .map((card) => ({ at: card.getBoundingClientRect(), card }))
      .filter(({ at }) => at.width > 0 && at.bottom > top && at.top < bottom)
      .sort((a, b) => a.at.top - b.at.top || a.at.left - b.at.left)
      .map(({ card }) => card.querySelector('b')?.textContent ?? '');
  });

export const scrollToEnd = (page: Page) =>
  page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
