import { expect } from 'vitest';
import { bySelector, footer } from '../../helpers/locators';

/** The steps of the first three winners. */
export const podium = () => bySelector('[data-place]');

export async function showFooter() {
  await expect.element(footer()).toBeVisible();
  footer().element().scrollIntoView();
}

/** The winners are loaded when their place comes into view. */
export async function showWinners() {
  await showFooter();
  scrollTo(0, 0);
  await expect
    .poll(() => {
      scrollBy(0, 400);
      return podium().length;
    })
    .toBe(3);
}
