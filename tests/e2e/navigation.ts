import type { Page } from 'playwright/test';

/** Navigates inside the app like a tap on a link: adds a history entry, without a page load. */
export const moveTo = (page: Page, href: string) =>
  page.evaluate((target) => {
    const link = Object.assign(document.createElement('a'), { href: target });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);

/** Marks the elements of the current screen, so that a test can wait until the next screen has replaced them. */
export const markAsLeft = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('main > *'))
      element.setAttribute('data-left', '');
  });
