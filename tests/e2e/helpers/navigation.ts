import { expect, type Page } from 'playwright/test';

/**
 * Navigates inside the app like a tap on a link: adds a history entry, without a page load. The current screen
 * is still there when it returns.
 */
export const moveTo = (page: Page, href: string) =>
  page.evaluate((target) => {
    const link = Object.assign(document.createElement('a'), { href: target });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);

/** Waits until the browser has nothing to do. It has drawn by then what has arrived. */
export const waitUntilDrawn = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 500 })),
  );

/** Marks the elements of the current screen, so that a test can wait until the next screen has replaced them. */
export const markAsLeft = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('main > *'))
      element.setAttribute('data-left', '');
  });

/** The elements of a screen that was marked as left. */
export const leftScreen = (page: Page) => page.locator('main > [data-left]');

/** Navigates like `moveTo` to another screen, and waits until it has replaced the current one. */
export async function moveToScreen(page: Page, href: string) {
  await markAsLeft(page);
  await moveTo(page, href);
  await expect(leftScreen(page), href).toHaveCount(0);
}
