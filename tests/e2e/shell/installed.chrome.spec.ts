import type { Page } from 'playwright/test';
import { requestsTo } from '../../helpers/requestLog';
import { expect, longTimeout } from '../helpers/fixtures';
import { downloadBar, footer, gameCards } from '../helpers/locators';
import { moveTo } from '../helpers/navigation';
import { checkInstallable } from './installable';
import { test as siteTest } from './site';

/** A window that is not private, because a private one installs nothing. */
const test = siteTest.extend({
  context: async ({ playwright, launchOptions, channel, baseURL }, use) => {
    const context = await playwright.chromium.launchPersistentContext('', {
      ...launchOptions,
      ...(channel !== undefined && { channel }),
      // The browser offers the installation at the first visit.
      args: [...(launchOptions.args ?? []), '--bypass-app-banner-engagement-checks'],
      ...(baseURL !== undefined && { baseURL }),
    });
    await use(context);
    await context.close();
  },
});

// The window of an installed app cannot be emulated as a phone. A busy machine needs long to install.
test.slow();
test.use({ isMobile: false, allowConsole: [/Failed to load resource/] });

const downloadLinks = (page: Page) => page.getByRole('link', { name: 'Descargar la app' });
const addToHome = (page: Page) => page.getByRole('button', { name: /pantalla de inicio/ });

async function openEndOfHome(page: Page) {
  await expect(gameCards(page).first()).toBeVisible();
  await footer(page).scrollIntoViewIfNeeded();
  await expect(footer(page).getByRole('link', { name: 'Idioma' })).toBeVisible();
}

/** Installs the app of the page, and opens it from the home screen. */
async function installAndLaunch(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const { appId: manifestId = '' } = await devtools.send('Page.getAppId');
  await devtools.send('PWA.install', { manifestId });
  await devtools.send('PWA.changeAppUserSettings', { manifestId, displayMode: 'standalone' });
  const opened = page.context().waitForEvent('page');
  await devtools.send('PWA.launch', { manifestId });
  return opened;
}

test('S2.48 S2.82 S4.38 the browser offers to install the app, and the installed app offers no download', {
  tag: ['@S6.13', '@S7.03'],
}, async ({ page, site, admin }) => {
  await page.goto('/m/app');
  expect(await checkInstallable(page, [])).toMatchObject({ name: 'Feria', id: '/', scope: '/' });
  await expect(addToHome(page)).toContainText('Se instala con un toque');
  const answer = page.evaluate(() => window.installPrompt?.userChoice);
  await addToHome(page).click();
  expect(await answer, 'the browser has asked').toMatchObject({ outcome: 'dismissed' });
  const hasWorker = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(hasWorker, { timeout: longTimeout() }).toBe(true);
  await moveTo(page, '/m/home');
  await openEndOfHome(page);
  await expect(downloadLinks(page), 'header and ticker').toHaveCount(2);
  await expect(downloadBar(page)).toBeVisible();

  const app = await installAndLaunch(page);
  await page.close();
  await expect(app).toHaveURL(/\/m\/home/);
  await openEndOfHome(app);
  expect(await app.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);
  await expect(downloadLinks(app)).toHaveCount(0);
  await expect(downloadBar(app)).toHaveCount(0);
  await app.getByRole('button', { name: 'Abrir menú' }).click();
  const menu = app.getByRole('dialog', { name: 'Menú' });
  await expect(menu.getByRole('link', { name: 'Centro de ayuda' }).first()).toBeVisible();
  await expect(downloadLinks(app)).toHaveCount(0);
  await menu.getByRole('button', { name: 'Cerrar' }).click();
  await moveTo(app, '/m/app');
  await expect(app.getByText('Ahora no hay descargas disponibles.')).toBeVisible();
  await expect(addToHome(app)).toHaveCount(0);

  const calls = await requestsTo(admin, '/wps/system/status');
  expect(calls.at(-1)?.headers.device).toBe('OTHERS');

  site.stop();
  await app.goto('/m/home');
  await expect(gameCards(app).first()).toBeVisible();
  await expect(downloadLinks(app)).toHaveCount(0);
});
