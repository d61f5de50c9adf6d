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
