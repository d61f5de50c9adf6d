import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { bySelector, field, gameCards } from '../../helpers/locators';
import type { prepareApp } from '../../helpers/openApp';

type App = ReturnType<typeof prepareApp>;

export const LAUNCH = '/wps/game/launchGame';
export const ROUND = '/wps/game/round';

/** Opens home and taps its first game. Returns the sheet of the game. */
export async function openGameSheet({ open }: Pick<App, 'open'>) {
  await open('/m/home');
  const heading = page.getByRole('heading', { name: 'Populares' });
  const hotGames = bySelector('section').filter({ has: heading });
  await gameCards(hotGames).first().getByRole('link').click();
  const sheet = page.getByRole('dialog');
  await expect.element(sheet.getByRole('button', { name: 'Jugar', exact: true })).toBeVisible();
  return sheet;
}

export const tapInDialog = (name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** Logs in by the form. */
export async function logInByForm() {
  await field('username').fill('lucia');
  await field('password').fill('Feria2025');
  await bySelector('form button[type=submit]').click();
}

/**
 * The game inside its frame. The frame has an origin of its own, so a test can act on the elements in it and wait for them,
 * but it cannot read them.
 */
export const gameFrame = () => page.frameLocator(bySelector('main iframe'));

/** A button of the game. `waitFor` waits until it can be pressed. */
export const inGame = (name: string | RegExp) =>
  gameFrame().getByRole('button', { name, exact: typeof name === 'string' });

/** Waits until a button of the game can be pressed, and does not press it. */
export const waitForButton = (name: string | RegExp) =>
  inGame(name).click({ trial: true } as never);

/** Waits until the document of the game fits a selector, such as `body[inert]` or `body:has(...)`. */
export const waitForGame = (selector: string) =>
  bySelector(selector, gameFrame() as never).hover({ force: true } as never);

/** Waits until the message of the game contains a text. */
export const waitForMessage = (text: string | RegExp) =>
  gameFrame()
    .getByRole('status')
    .filter({ hasText: text })
    .hover({ force: true } as never);

export const spinButton = () => inGame('Girar');

/** The bar above a game, with its name and the balance. */
export const gameHeader = () =>
  bySelector('header').filter({ has: page.getByRole('button', { name: 'Cerrar el juego' }) });

/** What the app gets when the game sends it a message. */
export const sendFromGame = (data: object) =>
  dispatchEvent(
    new MessageEvent('message', {
      data,
      source: (bySelector('main iframe').element() as HTMLIFrameElement).contentWindow,
      origin: 'null',
    }),
  );
