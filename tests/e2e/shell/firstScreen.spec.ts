import type { Page, Route } from 'playwright/test';
import { stopTime } from '../helpers/clock';
import { expect, test } from '../helpers/fixtures';
import { gameCards, whenTakenOver } from '../helpers/locators';
import { APP_SCRIPT, holdBack, watchAppScript } from '../helpers/network';

const first = (page: Page) => page.locator('#first');

/** What the header and the downloads depend on. */
const SETTINGS = '**/wps/system/settings/consolidated*';

for (const [name, answer] of [
  [
    'fails',
    (route: Route) => route.fulfill({ json: { success: false, code: 'down', message: '' } }),
  ],
  ['gets no answer', (route: Route) => route.abort()],
] as const)
  test.describe(`when a call of the first screen ${name},`, () => {
    test.use({ allowConsole: [/Failed to load resource/] });
    test('the app is requested at once', async ({ page }) => {
      const scripts = watchAppScript(page);
      await stopTime(page);
      await page.route('**/wps/relay/GCSGAME_hotGamesV2*', answer);
      await page.goto('/m/home', { waitUntil: 'commit' });
      await expect.poll(() => scripts).toHaveLength(1);
    });
  });

/** What a person may tap on home before the app is there, and what then happens. */
const TAPS = [
  ...['Abrir menú', 'Registrarse', 'Ingresar', 'Ver más'].map((name) => ({ name, place: 0 })),
  ...Array.from({ length: 9 }, (_, place) => ({ name: 'card', place })),
  ...['Promos', 'Premios', 'Slots', 'En vivo', 'Pesca', 'Anuncios', 'Mi cuenta'].map((name) => ({
    name,
    place: 0,
  })),
];

test('S2.01 taps on home that come before the app are carried out, 20 of 20', async ({ page }) => {
  test.slow();
  let count = 0;
  for (const { name, place } of TAPS) {
    const release = await holdBack(page, APP_SCRIPT);
    // Another address each time: at the same one the browser would scroll to where the page was before.
    await page.goto(`/m/home?tap=${count}`, { waitUntil: 'commit' });
    await expect(gameCards(page).nth(8)).toBeVisible();
    const before = page.url();
    const target =
      name === 'card'
        ? gameCards(page).nth(place).getByRole('link')
        : first(page)
            .getByRole(name === 'Abrir menú' ? 'button' : 'link', { name })
            .first();
    await target.click();
    expect(page.url()).toBe(before);
    release();
    const opened = page.getByRole('dialog').first();
    await expect.poll(async () => page.url() !== before || (await opened.isVisible())).toBe(true);
    count++;
    await page.unroute(APP_SCRIPT);
  }
  expect(count).toBe(20);
});

test('a tap on home is carried out, when a later reply moves what was tapped', async ({ page }) => {
  const release = await holdBack(page, APP_SCRIPT);
  const answerSettings = await holdBack(page, SETTINGS);
  await page.goto('/m/home', { waitUntil: 'commit' });
  await first(page).getByRole('link', { name: 'Ingresar' }).first().click();
  answerSettings();
  await expect(
    page.locator('header').getByRole('link', { name: 'Descargar la app' }),
  ).toBeVisible();
  release();
  await expect(page.getByRole('dialog').getByLabel('Usuario', { exact: true })).toBeVisible();
});

test('a tap that begins before the app takes over and ends after it is carried out', async ({
  page,
}) => {
  const release = await holdBack(page, APP_SCRIPT);
  await page.goto('/m/home', { waitUntil: 'commit' });
  await expect(gameCards(page).nth(8)).toBeVisible();
  await first(page).getByRole('link', { name: 'Ingresar' }).first().hover();
  await page.mouse.down();
  release();
  // The app shows its games, and could take over.
  const games = page.locator('#root').getByRole('article', { includeHidden: true });
  await expect(games.nth(8)).toBeAttached();
  await page.waitForLoadState('networkidle');
  await page.mouse.up();
  await expect(page.getByRole('dialog').getByLabel('Usuario', { exact: true })).toBeVisible();
});

test('S2.03 what was typed, the focus and the caret survive the takeover of the login', async ({
  page,
}) => {
  const release = await holdBack(page, APP_SCRIPT);
  await page.goto('/m/login', { waitUntil: 'commit' });
  const username = page.getByLabel('Usuario', { exact: true });
  const password = page.getByLabel('Contraseña', { exact: true });
  await username.fill('lucia');
  await password.fill('Feria2025');
  await username.click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  release();
  await whenTakenOver(page);
  await expect(username).toHaveValue('lucia');
  await expect(password).toHaveValue('Feria2025');
  await expect(username).toBeFocused();
  expect(await username.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(4);
});

test('the page stays where it was scrolled, when the app takes over', async ({ page }) => {
  const release = await holdBack(page, APP_SCRIPT);
  await page.goto('/m/home', { waitUntil: 'commit' });
  await expect(gameCards(page).nth(8)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 120));
  release();
  await whenTakenOver(page);
  expect(await page.evaluate(() => scrollY)).toBe(120);
});

test.describe('when the script does not load,', () => {
  test.use({ allowConsole: [/Failed to load resource|net::ERR/] });
  test('a link that was tapped before opens without the app', async ({ page }) => {
    await page.route(APP_SCRIPT, (route) => route.abort());
    const release = await holdBack(page, APP_SCRIPT);
    await page.goto('/m/home', { waitUntil: 'commit' });
    await expect(gameCards(page).nth(8)).toBeVisible();
    await first(page).getByRole('link', { name: 'Promos' }).click();
    release();
    await expect(page).toHaveURL(/\/m\/activity$/);
  });

  test('the first screen stays, with a note, and its links work', async ({ page }) => {
    await page.route(APP_SCRIPT, (route) => route.abort());
    await page.goto('/m/home', { waitUntil: 'commit' });
    await expect(page.getByRole('alert')).toContainText('No se pudo cargar');
    await expect(gameCards(page).nth(8)).toBeVisible();
    await first(page).getByRole('link', { name: 'Promos' }).click();
    await expect(page).toHaveURL(/\/m\/activity$/);
  });
});
