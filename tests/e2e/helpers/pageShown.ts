import type { Page } from 'playwright/test';

/** Puts the tab into the background, or shows it again. Pages of a test are never hidden by themselves. */
export const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    const state = { hidden, visibilityState: hidden ? 'hidden' : 'visible' };
    for (const [name, value] of Object.entries(state))
      Object.defineProperty(document, name, { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** As when the person comes back from another tab. */
export async function leaveAndReturn(page: Page) {
  await setHidden(page, true);
  await setHidden(page, false);
}
