import type { Page } from 'playwright/test';

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

/** Visible cards of games that have loaded. */
export const cards = (page: Page) =>
  page.locator('.gamescroll [role=listitem]:visible .gamecard[data-blank=false]');

export const chip = (page: Page, name: string) =>
  page.locator('.gamelistbar-categories').getByRole('button', { name, exact: true });

/** Names of the games between the bar at the top and the menu at the bottom, in reading order. */
export const namesInSight = (page: Page) =>
  page.evaluate(() => {
    const top = document.querySelector('.gamelistbar')?.getBoundingClientRect().bottom ?? 0;
    const bottom = innerHeight - 64;
    return [...document.querySelectorAll('.gamescroll .gamecard')]
      .map((card) => ({ at: card.getBoundingClientRect(), card }))
      .filter(({ at }) => at.width > 0 && at.bottom > top && at.top < bottom)
      .sort((a, b) => a.at.top - b.at.top || a.at.left - b.at.left)
      .map(({ card }) => card.querySelector('.gamecard-name')?.textContent ?? '');
  });

export const toEnd = (page: Page) =>
  page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
