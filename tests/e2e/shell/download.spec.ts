import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { enter } from './enter';

const bar = (page: Page) => page.locator('.appbar');

/** Home with its end in sight, where the offer of the app stands. */
async function openHome(page: Page) {
  await page.goto('/m/home');
  await expect(page.locator('.gamecard').first()).toBeVisible();
  await page.locator('.home-app').evaluate((node) => node.scrollIntoView({ block: 'center' }));
}

test('S2.20 S9.28 the download page has every way and states iOS 12.4', async ({ page }) => {
  await page.goto('/m/app');
  const main = page.locator('main');
  await expect(main.getByRole('link', { name: 'Android' })).toHaveAttribute(
    'href',
    '/app/feria.apk',
  );
  await expect(main.getByRole('link', { name: /App para iOS/ })).toHaveAttribute(
    'href',
    '/app/ios',
  );
  await expect(main.getByRole('link', { name: 'Perfil de iOS' })).toHaveAttribute(
    'href',
    '/app/feria.mobileconfig',
  );
  await expect(main.getByRole('button', { name: /pantalla de inicio/ })).toBeVisible();
  await expect(main.getByText('Requiere iOS 12.4 o posterior.').first()).toBeVisible();
});

test('S2.57 S2.82 the offer at the end of home opens a popup with four ways', async ({ page }) => {
  await openHome(page);
  await expect(bar(page)).toBeVisible();
  await bar(page).getByRole('button', { name: 'Descargar' }).click();
  const popup = page.getByRole('dialog', { name: 'Feria en tu teléfono' });
  await expect(popup.locator('.choices .row')).toHaveCount(4);
});

test('S4.37 the closed bar stays closed', async ({ page }) => {
  await openHome(page);
  await bar(page).getByRole('button', { name: 'Cerrar la barra de descarga' }).click();
  await expect(bar(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('hideDownloadBar'))).toBe('1');
  await openHome(page);
  await expect(page.locator('.footer')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test('S4.38 without a link there is no bar', async ({ page, door }) => {
  await door('state', { table: 'settings', id: 'site', set: { value: { downloads: [] } } });
  await openHome(page);
  await expect(page.locator('.footer')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test('S4.38 where it takes a login the bar shows with a session only', async ({ page, door }) => {
  await door('state', {
    table: 'settings',
    id: 'site',
    set: { value: { downloadNeedsLogin: true } },
  });
  await openHome(page);
  await expect(page.locator('.footer')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await enter(page, door);
  await openHome(page);
  await expect(bar(page)).toBeVisible();
});

test.describe('on iOS outside Safari', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0 Mobile/15E148 Safari/604.1',
  });

  test('S4.41 S8.09 a download asks for Safari', async ({ page }) => {
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

test('S2.57 S2.58 after a login home greets with one dot for each announcement', async ({
  page,
}) => {
  await page.goto('/m/login');
  await page.getByLabel('Usuario', { exact: true }).fill('lucia');
  await page.getByLabel('Contraseña', { exact: true }).fill('Feria2025');
  await page.locator('form').getByRole('button', { name: 'Ingresar' }).click();
  const greeting = page.getByRole('dialog', { name: 'Novedades para ti' });
  await expect(greeting).toBeVisible();
  const posts = await greeting.locator('.popups-one').count();
  expect(posts).toBeGreaterThan(1);
  await expect(greeting.locator('.pagedots > i')).toHaveCount(posts);
  await greeting.getByText('No mostrar más hoy').click();
  await greeting.getByRole('button', { name: 'Entendido' }).click();
  await expect(greeting).toBeHidden();
});

test('S2.57 the chat button floats on home and makes room while reading down', async ({ page }) => {
  await page.goto('/m/home');
  const button = page.getByRole('button', { name: 'Abrir el chat de ayuda' });
  await expect(button).toBeVisible();
  await expect(page.locator('.gamecard').first()).toBeVisible();
  const holder = page.locator('.chatbutton');
  await page.evaluate(() => scrollTo(0, 400));
  await expect(holder).toHaveAttribute('data-away', 'true');
  await page.evaluate(() => scrollTo(0, 200));
  await expect(holder).toHaveAttribute('data-away', 'false');
});
