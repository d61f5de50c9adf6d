import type { Page } from 'playwright/test';
import { type BackendFixtures, expect } from './fixtures';
import { header } from './locators';

type Admin = BackendFixtures['admin'];

/** Gives the page a session before the app starts, and returns its token. Only on the first load, so that a logout lasts. */
export async function startSession(page: Page, admin: Admin, persona = 'member') {
  const session = await admin('personas', { persona });
  await page.addInitScript((info) => {
    // A game in its frame has no storage.
    if (self.origin === 'null' || localStorage.getItem('test.entered')) return;
    localStorage.setItem('test.entered', '1');
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(info));
  }, session);
  return session.token as string;
}

/** The session that the page has stored, or null. */
export const storedSession = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? 'null'));

/** Logs out by the menu of the page. */
export async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(header(page).getByRole('link', { name: 'Ingresar' })).toBeVisible();
}
