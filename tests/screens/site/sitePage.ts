import { expect, onTestFinished, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { bySelector } from '../../helpers/locators';

// What the tests of the bars, the menu and the pages of the site look for and do.

export const title = (name?: string) => page.getByRole('heading', { level: 1, name });
export const menuButton = () => page.getByRole('button', { name: 'Abrir menú' });
export const menu = () => page.getByRole('dialog', { name: 'Menú' });

export const textsOf = (all: Locator) => all.elements().map((one) => one.textContent?.trim());
export const hrefsOf = (links: Locator) =>
  links.elements().map((link) => link.getAttribute('href'));

export const shownTheme = () => document.documentElement.dataset.theme;

/** The radio button of a theme is drawn as an icon; its label takes the tap. */
export const chooseTheme = (inside: Locator, name: string) =>
  bySelector('label', inside)
    .filter({ has: page.getByRole('radio', { name }) })
    .click();

/** Opens another screen by `goTo` of the app, and waits until it has replaced the current one. */
export async function openScreen(goTo: (href: string) => void, href: string) {
  const left = [...document.querySelectorAll('main > *')];
  goTo(href);
  await expect
    .poll(() => left.filter((element) => element.isConnected), { message: href })
    .toEqual([]);
}

/** Changes the language as another tab does: it writes the code to the storage, from which every tab reads it. */
export function changeLanguage(newValue: string) {
  localStorage.setItem('language', newValue);
  const storageArea = localStorage;
  dispatchEvent(new StorageEvent('storage', { key: 'language', newValue, storageArea }));
}

/** Gives the window another size until the end of the test. */
export async function setWindowSize(width: number, height: number) {
  onTestFinished(() => page.viewport(360, 800));
  await page.viewport(width, height);
}

/** As on a phone: with a mouse, carousels have another scroller. */
export function hideMouse() {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia(query.includes('pointer: fine') ? 'not all' : query),
  );
}
