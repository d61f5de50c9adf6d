import type { Page } from 'playwright/test';
import { expect } from '../fixtures';

// biome-ignore lint/suspicious/noExplicitAny: games as the wire has them
type Loose = any;
type Ask = (path: string, options?: { method?: 'POST'; data?: unknown }) => Promise<Loose>;

const HOT = '**/wps/relay/GCSGAME_hotGamesV2*';

/** Logs a person of the seed in, before the page is opened. */
export async function enter(page: Page, api: Ask, persona = 'member') {
  const { body } = await api('/__mock/personas', { method: 'POST', data: { persona } });
  await page.addInitScript((session) => {
    // A game in its frame has no storage.
    if (self.origin === 'null' || sessionStorage.getItem('entered')) return;
    sessionStorage.setItem('entered', '1');
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(session));
  }, body.value);
  return body.value.token as string;
}

/** Shapes the value of a reply on its way to the page. */
export async function shape(page: Page, url: string, change: (value: Loose) => void) {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    if (body.value) change(body.value);
    await route.fulfill({ response, json: body });
  });
}

/** Makes the first hot game of home what a test needs. */
export const shapeFirst = (page: Page, change: (game: Loose) => void) =>
  shape(page, HOT, (games) => change(games[0]));

/** Taps the first game of home: its sheet. */
export async function openSheet(page: Page) {
  await page.goto('/m/home');
  await page.locator('#hot .gamecard-link').first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'Jugar', exact: true })).toBeVisible();
  return sheet;
}

export const press = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

export const launchOf = (page: Page) =>
  page
    .waitForRequest((request) => request.url().includes('/wps/game/launchGame'))
    .then((request) => Object.fromEntries(new URL(request.url()).searchParams));

/** The game inside its frame. */
export const gameIn = (page: Page) => page.frameLocator('.gameframe iframe');
