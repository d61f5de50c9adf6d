import type { Page } from 'playwright/test';
import { BROWSER_FLOOR } from '../../../src/config/browserFloor';
import { setSetting } from '../../helpers/settings';
import { expect, test } from '../helpers/fixtures';
import { downloadBar, footer, gameCards } from '../helpers/locators';
import { moveTo, waitUntilDrawn } from '../helpers/navigation';
import { holdBack } from '../helpers/network';
import { startSession } from '../helpers/session';

/** The announcements of the dialog after a login. */
const POPUPS = /MCSFE_getListAnnouncements\?.*\bPU\b/;

/** Opens home and scrolls to its end, where the download bar is. */
async function openHome(page: Page) {
  await page.goto('/m/home');
  await expect(gameCards(page).first()).toBeVisible();
  await footer(page).scrollIntoViewIfNeeded();
}

test('S2.20 S2.82 S9.28 the download page leads to each app, and says which iOS the app and the site need', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.goto('/m/app');
  expect(await page.evaluate(() => navigator.language), 'the app is in Spanish').toMatch(/^en/);
  const main = page.locator('main');
  for (const [option, heading] of [
    [/Android/, 'Archivo para Android'],
    [/App para iOS/, 'App para iOS'],
    [/Perfil de iOS/, 'Perfil de iOS'],
  ] as const) {
    const opened = page.waitForEvent('popup');
    await main.getByRole('link', { name: option }).click();
    const file = await opened;
    await expect(file.getByRole('heading', { name: heading })).toBeVisible();
    await expect(file.locator('html')).toHaveAttribute('data-theme', 'light');
    await file.close();
  }
  await main.getByRole('button', { name: /pantalla de inicio/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText('menú del navegador');
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect(main.getByRole('link', { name: /App para iOS/ })).toContainText(
    'Requiere iOS 12.4 o posterior.',
  );
  await expect(main).toContainText(`pantalla de inicio: iOS ${BROWSER_FLOOR.ios} o posterior.`);
});

test('S2.57 S2.82 S4.37 the bar at the end of home opens the downloads, and stays closed once closed', async ({
  page,
}) => {
  await openHome(page);
  await downloadBar(page).getByRole('button', { name: 'Descargar' }).click();
  const popup = page.getByRole('dialog', { name: 'Feria en tu teléfono' });
  for (const option of [/Android/, /App para iOS/, /Perfil de iOS/])
    await expect(popup.getByRole('link', { name: option })).toBeVisible();
  await expect(popup.getByRole('button', { name: /pantalla de inicio/ })).toBeVisible();
  await popup.getByRole('button', { name: 'Cerrar' }).click();
  await downloadBar(page).getByRole('button', { name: 'Cerrar la barra de descarga' }).click();
  await expect(downloadBar(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('hideDownloadBar'))).toBe('1');
  await openHome(page);
  await expect(footer(page)).toBeVisible();
  await expect(downloadBar(page)).toHaveCount(0);
});

test('S2.48 S4.38 S6.13 there is no download link and no download bar, when the site has no download', async ({
  page,
  admin,
}) => {
  await setSetting(admin, 'site', { downloads: [] });
  await openHome(page);
  await expect(footer(page)).toBeVisible();
  await expect(downloadBar(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Descargar la app' })).toHaveCount(0);
});

test('S4.38 the download bar is shown only to members, when the site requires a login for it', async ({
  page,
  admin,
}) => {
  await setSetting(admin, 'site', { downloadNeedsLogin: true });
  await openHome(page);
  await expect(footer(page)).toBeVisible();
  await expect(downloadBar(page)).toHaveCount(0);
  await startSession(page, admin);
  await openHome(page);
  await expect(downloadBar(page)).toBeVisible();
});

test.describe('on iOS, in a browser other than Safari,', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0 Mobile/15E148 Safari/604.1',
  });

  test('S4.41 S8.09 a dialog asks the user to use Safari, when a download is tapped', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'EN'));
    await page.goto('/m/app');
    await page.getByRole('link', { name: /iOS app/ }).click();
    const notice = page.getByRole('alertdialog');
    await expect(notice).toContainText('Please use Safari for download App.');
    await expect(notice.getByRole('heading')).toHaveText('Notice');
    await notice.getByRole('button', { name: 'Confirm' }).click();
    await expect(notice).toBeHidden();
  });
});

test('S2.57 S2.58 a login opens one announcement with one dot, but not over a screen opened meanwhile', async ({
  page,
  admin,
}) => {
  await admin('state', { table: 'notices', id: 'p-limits', set: { type: 'PL' } });
  const release = await holdBack(page, POPUPS);
  const requested = page.waitForRequest(POPUPS);
  await page.goto('/m/login');
  await page.getByLabel('Usuario', { exact: true }).fill('lucia');
  await page.getByLabel('Contraseña', { exact: true }).fill('Feria2025');
  await page.locator('form').getByRole('button', { name: 'Ingresar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novedades para ti' });
  await requested;
  await moveTo(page, '/m/search');
  await expect(page.getByRole('searchbox')).toBeVisible();
  const replied = page.waitForResponse(POPUPS);
  release();
  await (await replied).finished();
  await waitUntilDrawn(page);
  await expect(dialog).toBeHidden();
  await moveTo(page, '/m/home');
  await expect(dialog).toBeVisible();
  const announcements = dialog.getByRole('article');
  await expect(announcements).toHaveCount(1);
  // The dots are hidden from screen readers, so they have no role.
  const dots = dialog.locator('[aria-hidden=true] > i');
  await expect(dots).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Entendido' }).click();
  await expect(dialog).toBeHidden();
});

test('S2.57 the chat button is shown on home and hidden while scrolling down', async ({ page }) => {
  await page.goto('/m/home');
  const button = page.getByRole('button', { name: 'Abrir el chat de ayuda' });
  await expect(button).toBeVisible();
  await expect(gameCards(page).first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 400));
  await expect(button.locator('..')).toHaveCSS('opacity', '0');
  await page.evaluate(() => scrollTo(0, 200));
  await expect(button.locator('..')).toHaveCSS('opacity', '1');
});
