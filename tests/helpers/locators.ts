import { type Locator, locators, page } from 'vitest/browser';

// What many tests of the app look for, by role and name. The Spanish names are those of the default language.

type Inside = Pick<Locator, 'getByRole'>;

locators.extend({ getBySelector: (selector: string) => `css=${selector}` } as never);

/** By elements and attributes. Class names are about looks. */
export const bySelector = (selector: string, inside: Inside = page) =>
  (inside as unknown as { getBySelector(selector: string): Locator }).getBySelector(selector);
/** A field of a form. */
export const field = (name: string, inside?: Inside) => bySelector(`[name="${name}"]`, inside);

export const main = () => page.getByRole('main');
export const header = () => page.getByRole('banner');
/** The footer of home. Inside the main element a footer is no landmark. */
export const footer = () => bySelector('footer', main());
export const bottomBar = () => page.getByRole('navigation', { name: 'Navegación principal' });
export const categoryMenu = () => page.getByRole('navigation', { name: 'Categorías' });
/** The balance of a member in the header of home. It links to the member center. */
export const balance = () => header().getByRole('link', { name: /^Mi cuenta/ });
/** Cards with a game. A card whose game has not loaded has no address, so it is no link. */
export const gameCards = (inside: Inside = page) =>
  inside.getByRole('article').filter({ has: page.getByRole('link') });
/** The text of the toast. It is in the document, and empty, when no toast is shown. */
export const toast = () => bySelector('[popover]').getByRole('status');
export const loadingIndicator = () => page.getByRole('status').filter({ hasText: 'Cargando' });
