import type { Page } from 'playwright/test';

/** The questions a page puts to one call of the backend, as they leave. */
export function asksOf(page: Page, call: string) {
  const asks: Record<string, string>[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith(call)) asks.push(Object.fromEntries(url.searchParams));
  });
  return asks;
}

export const LIST = 'GCSGAME_gameList';

/** Cards of games that are here, skeletons left out. */
export const cards = (page: Page) =>
  page.locator('.gamescroll [role=listitem]:visible .gamecard[data-blank=false]');

export const chip = (page: Page, name: string) =>
  page.locator('.listbar-categories').getByRole('button', { name, exact: true });

/** Names in reading order, of the rows between the bar above and the bar below. */
export const namesInSight = (page: Page) =>
  page.evaluate(() => {
    const top = document.querySelector('.listbar')?.getBoundingClientRect().bottom ?? 0;
    const bottom = innerHeight - 64;
    return [...document.querySelectorAll('.gamescroll .gamecard')]
      .map((card) => ({ at: card.getBoundingClientRect(), card }))
      .filter(({ at }) => at.width > 0 && at.bottom > top && at.top < bottom)
      .sort((a, b) => a.at.top - b.at.top || a.at.left - b.at.left)
      .map(({ card }) => card.querySelector('.gamecard-name')?.textContent ?? '');
  });

export const toEnd = (page: Page) =>
  page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
