import { expect, type Locator, type Page } from 'playwright/test';

// What many tests look for, by role and name. The Spanish names are those of the default language.

export const header = (page: Page) => page.getByRole('banner');
/** The footer of home. Inside the main element a footer is no landmark. */
export const footer = (page: Page) => page.getByRole('main').locator('footer');
export const bottomBar = (page: Page) =>
  page.getByRole('navigation', { name: 'Navegación principal' });

/** The balance of a member in the header of home. It links to the member center. */
export const balance = (page: Page) => header(page).getByRole('link', { name: /^Mi cuenta/ });

/** Cards with a game. A card whose game has not loaded has no address, so it is no link. */
export const gameCards = (inside: Page | Locator) => {
  const page = 'goto' in inside ? inside : inside.page();
  return inside.getByRole('article').filter({ has: page.getByRole('link') });
};

/** The bar at the end of home that offers the app. */
export const downloadBar = (page: Page) =>
  page.getByRole('complementary', { name: 'Feria en tu bolsillo' });

/** The text of the toast. It is in the document, and empty, when no toast is shown. */
export const toast = (page: Page) => page.locator('[popover]').getByRole('status');

/** Waits until the code that shows toasts has loaded. */
export const waitForToasts = (page: Page) => toast(page).waitFor({ state: 'attached' });

/** Waits until all that the app starts late (app/updates/startAfterIdle.ts) is running. */
export const waitForLateStart = (page: Page) =>
  page.locator('html[data-started]').waitFor({ state: 'attached' });

/** Waits until the page has loaded the code that it loads when it is idle for the first time, and what that requests. */
export async function waitForIdleCode(page: Page) {
  await waitForToasts(page);
  await waitForLateStart(page);
  await page.waitForLoadState('networkidle');
}

export const loadingIndicator = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Cargando' });

/** Until the app has taken over, a page with a first screen has its elements twice. */
export const whenTakenOver = (page: Page) => expect(page.locator('#first')).toHaveCount(0);
