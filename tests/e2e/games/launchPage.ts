import type { Page } from 'playwright/test';
import { expect } from '../helpers/fixtures';
import { gameCards } from '../helpers/locators';

// biome-ignore lint/suspicious/noExplicitAny: the parts of a reply that a test reads or changes
type Json = any;
const HOT = '**/wps/relay/GCSGAME_hotGamesV2*';

/** Changes the value of a reply on its way to the page. */
export async function changeReply(page: Page, url: string, change: (value: Json) => void) {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    if (body.value) change(body.value);
    await route.fulfill({ response, json: body });
  });
}

/** Changes the first of the hot games of home. */
export const changeFirstGame = (page: Page, change: (game: Json) => void) =>
  changeReply(page, HOT, (games) => change(games[0]));

/** Opens home and taps its first game. Returns the sheet of the game. */
export async function openGameSheet(page: Page) {
  await page.goto('/m/home');
  const hotGames = page.locator('section', {
    has: page.getByRole('heading', { name: 'Populares' }),
  });
  await gameCards(hotGames).first().getByRole('link').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'Jugar', exact: true })).toBeVisible();
  return sheet;
}

export const tapInDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** The game inside its frame. */
export const gameFrame = (page: Page) => page.frameLocator('main iframe');

/** The lottery inside its two frames. */
export const lotteryFrame = (page: Page) =>
  page.frameLocator('main iframe[title="Lotería"]').frameLocator('iframe');

/** Waits until the last game has left. Playwright cannot wait inside a frame that goes away. */
export const expectNoGameFrame = (page: Page) => expect(page.locator('main iframe')).toHaveCount(0);

/** The bar above a game, with its name and the balance. */
export const gameHeader = (page: Page) =>
  page.locator('header').filter({ has: page.getByRole('button', { name: 'Cerrar el juego' }) });
