import type { Page } from 'playwright/test';

// biome-ignore lint/suspicious/noExplicitAny: the parts of a reply that a test reads or changes
type Json = any;
const _HOT = '**/wps/relay/GCSGAME_hotGamesV2*';

/** Changes the value of a reply on its way to the page. */
export async function changeReply(page: Page, url: string, change: (value: Json) => void) {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    if (body.value) change(body.value);
    await route.fulfill({ response, json: body });
  });
}

/** The game inside its frame. */
export const gameFrame = (page: Page) => page.frameLocator('main iframe');

/** The lottery inside its two frames. */
export const lotteryFrame = (page: Page) =>
  page.frameLocator('main iframe[title="Lotería"]').frameLocator('iframe');

/** The bar above a game, with its name and the balance. */
export const gameHeader = (page: Page) =>
  page.locator('header').filter({ has: page.getByRole('button', { name: 'Cerrar el juego' }) });
