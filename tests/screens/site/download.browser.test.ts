import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { BROWSER_FLOOR } from '../../../src/config/browserFloor';
import { bySelector, gameCards, main } from '../../helpers/locators';
import { prepareApp } from '../../helpers/openApp';
import { setSetting } from '../../helpers/settings';
import { showFooter } from '../games/homePage';

const CHROME_ON_IOS =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0 Mobile/15E148 Safari/604.1';
const LIST = '/wps/relay/MCSFE_getListAnnouncements';

/** The bar at the end of home that offers the app. */
const downloadBar = () => page.getByRole('complementary', { name: 'Feria en tu bolsillo' });
const alert = () => page.getByRole('alertdialog');

/** Waits for the games of home and scrolls to its end, where the download bar is. */
async function scrollToEnd() {
  await expect.element(gameCards().first()).toBeVisible();
  await showFooter();
}

test('S2.20 S2.82 the download page explains how to add the app to the home screen', async () => {
  const { open } = prepareApp();
  await open('/m/app');
  await main()
    .getByRole('button', { name: /pantalla de inicio/ })
    .click();
  await expect.element(alert()).toHaveTextContent('menú del navegador');
  await alert().getByRole('button').click();
  await expect.element(alert()).not.toBeInTheDocument();
});

test('S9.28 the download page says which iOS the app and the site need', async () => {
  const { open } = prepareApp();
  await open('/m/app');
  await expect
    .element(main().getByRole('link', { name: /App para iOS/ }))
    .toHaveTextContent('Requiere iOS 12.4 o posterior.');
  await expect
    .element(main())
    .toHaveTextContent(`pantalla de inicio: iOS ${BROWSER_FLOOR.ios} o posterior.`);
});

test('S2.57 S2.82 S4.37 the bar at the end of home opens the downloads, and stays closed once closed', async () => {
  const { open, reload } = prepareApp();
  await open('/m/home');
  await scrollToEnd();
  await downloadBar().getByRole('button', { name: 'Descargar' }).click();
  const popup = page.getByRole('dialog', { name: 'Feria en tu teléfono' });
  for (const option of [/Android/, /App para iOS/, /Perfil de iOS/])
    await expect.element(popup.getByRole('link', { name: option })).toBeVisible();
  await expect.element(popup.getByRole('button', { name: /pantalla de inicio/ })).toBeVisible();
  await popup.getByRole('button', { name: 'Cerrar' }).click();
  await downloadBar().getByRole('button', { name: 'Cerrar la barra de descarga' }).click();
  await expect.element(downloadBar()).not.toBeInTheDocument();
  expect(localStorage.getItem('hideDownloadBar')).toBe('1');
  await reload();
  await scrollToEnd();
  await expect.element(downloadBar()).not.toBeInTheDocument();
});

test('S2.48 S4.38 S6.13 there is no download link and no download bar, when the site has no download', async () => {
  const { admin, open } = prepareApp();
  await setSetting(admin, 'site', { downloads: [] });
  await open('/m/home');
  await scrollToEnd();
  await expect.element(downloadBar()).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'Descargar la app' }))
    .not.toBeInTheDocument();
});

test('S4.38 the download bar is shown only to members, when the site requires a login for it', async () => {
  const { admin, logIn, open, reload } = prepareApp();
  await setSetting(admin, 'site', { downloadNeedsLogin: true });
  await open('/m/home');
  await scrollToEnd();
  await expect.element(downloadBar()).not.toBeInTheDocument();
  await logIn();
  await reload();
  await scrollToEnd();
  await expect.element(downloadBar()).toBeVisible();
});

test('S4.41 S8.09 on iOS a dialog asks to use Safari, when a download is tapped in another browser', async () => {
  const { open } = prepareApp();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(CHROME_ON_IOS);
  localStorage.setItem('language', 'EN');
  await open('/m/app');
  await page.getByRole('link', { name: /iOS app/ }).click();
  await expect.element(alert()).toHaveTextContent('Please use Safari for download App.');
  await expect.element(alert().getByRole('heading')).toHaveTextContent(/^Notice$/);
  await alert().getByRole('button', { name: 'Confirm' }).click();
  await expect.element(alert()).not.toBeInTheDocument();
});

function openPromise() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

test('S2.57 S2.58 a login opens one announcement with one dot, but not over a screen opened meanwhile', async () => {
  const { admin, answer, goTo, open } = prepareApp();
  await admin('state', { table: 'notices', id: 'p-limits', set: { type: 'PL' } });
  const requested = openPromise();
  const released = openPromise();
  const answered = openPromise();
  // Only those of the dialog after a login.
  answer(LIST, async ({ url }, send) => {
    if (!/\bPU\b/.test(url)) return send();
    requested.resolve();
    await released.promise;
    const reply = await send();
    answered.resolve();
    return reply;
  });
  await open('/m/login');
  await page.getByLabelText('Usuario', { exact: true }).fill('lucia');
  await page.getByLabelText('Contraseña', { exact: true }).fill('Feria2025');
  await bySelector('form').getByRole('button', { name: 'Ingresar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novedades para ti' });
  await requested.promise;
  goTo('/m/search');
  await expect.element(page.getByRole('searchbox')).toBeVisible();
  released.resolve();
  await answered.promise;
  await new Promise((drawn) => requestIdleCallback(drawn, { timeout: 500 }));
  await expect.element(dialog).not.toBeInTheDocument();
  goTo('/m/home');
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => dialog.getByRole('article').length).toBe(1);
  // The dots are hidden from screen readers, so they have no role.
  expect(bySelector('[aria-hidden=true] > i', dialog).length).toBe(1);
  await dialog.getByRole('button', { name: 'Entendido' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('S2.57 the chat button is shown on home and hidden while scrolling down', async () => {
  const { open } = prepareApp();
  await open('/m/home');
  const button = page.getByRole('button', { name: 'Abrir el chat de ayuda' });
  await expect.element(button).toBeVisible();
  await expect.element(gameCards().first()).toBeVisible();
  const opacity = () => getComputedStyle(button.element().parentElement as Element).opacity;
  await expect
    .poll(() => {
      scrollTo(0, 400);
      return scrollY;
    })
    .toBe(400);
  await expect.poll(opacity).toBe('0');
  scrollTo(0, 200);
  await expect.poll(opacity).toBe('1');
});
