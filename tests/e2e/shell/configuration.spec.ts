import type { Page } from 'playwright/test';
import { readBrand } from '../../../deploy/readBrand.mjs';
import { withConfig } from '../../../deploy/withConfig.mjs';
import { expect, test } from '../helpers/fixtures';
import { balance } from '../helpers/locators';
import { APP_SCRIPT, holdBack } from '../helpers/network';
import { changeConfig } from '../helpers/pageConfig';
import { startSession } from '../helpers/session';

/** Serves the page as a deployer has configured it. */
async function configure(page: Page, edit: (html: string) => string) {
  await page.route('**/m/home', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: edit(await response.text()) });
  });
  // The files of the brand are beside the build.
  const { folder, config } = readBrand('marea');
  await page.route('**/marea*.{svg,png}', (route) =>
    route.fulfill({ path: folder + new URL(route.request().url()).pathname }),
  );
  return config;
}

test('another brand has its own name, logo, colours, language and merchant, without a new build', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.removeItem('language'));
  const config = await configure(page, (html) => withConfig(html, readBrand('marea').config));
  const merchants = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.url().includes('/wps/')) merchants.add(request.headers().merchant);
  });
  await page.goto('/m/home');
  await expect(page).toHaveTitle('Home · Marea');
  const logo = page.getByRole('banner').getByRole('img', { name: 'Marea' });
  await expect(logo).toHaveCSS('background-image', /\/marea\.svg"\)$/);
  await expect(logo).toHaveCSS('aspect-ratio', '3.7 / 1');
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));
  expect(await accent()).toBe(config.brand.colors?.dark?.accent);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light';
  });
  expect(await accent()).toBe(config.brand.colors?.light?.accent);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(page.locator('footer')).toContainText('© 2025 Marea');
  expect([...merchants]).toEqual(['marea']);
});

test('a brand without a logo is shown by its name, and the drawn letters are those of Feria alone', async ({
  page,
}) => {
  const wordmark = page.getByRole('banner').getByRole('img', { name: /Feria|La Otra Casa/ });
  await page.goto('/m/home');
  await expect(wordmark).toHaveAccessibleName('Feria');
  const own = { merchant: 'feria', brand: { name: 'La Otra Casa' } };
  await configure(page, (html) => withConfig(html, own));
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('La Otra Casa');
  await expect(wordmark).toHaveCount(0);
});

test('S2.47 a long name of a brand gives way to the balance of a member', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  const own = { merchant: 'feria', brand: { name: 'La Otra Casa de Juegos' } };
  await configure(page, (html) => withConfig(html, own));
  await page.goto('/m/home');
  await expect(balance(page)).toContainText('1,284.50');
  const hiddenPixels = () => balance(page).evaluate((node) => node.scrollWidth - node.clientWidth);
  expect(await hiddenPixels()).toBe(0);
});

test.describe('a configuration with a mistake', () => {
  const line = 'Configuration: "languages" must be a list (it is "ES").';
  test.use({ allowConsole: [/^Configuration: /] });

  test('is shown with the name of its field, and the app does not start', async ({ page }) => {
    const printed: string[] = [];
    page.on('console', (message) => printed.push(message.text()));
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/wps/')) calls.push(request.url());
    });
    const wrong = { merchant: 'x', brand: { name: 'X' }, languages: 'ES' };
    await configure(page, (html) => withConfig(html, wrong as never));
    await page.goto('/m/home', { waitUntil: 'commit' });
    await expect(page.locator('body')).toHaveText(line);
    expect(printed).toEqual([line]);
    expect(calls).toEqual([]);
    expect(await page.locator('#root').count()).toBe(0);
  });
});

for (const [settingsAge, age] of [
  [undefined, 18],
  [23, 23],
])
  test(`the first screen of the login says ${age}, when the brand says 18 and the settings ${settingsAge}`, async ({
    page,
  }) => {
    await changeConfig(page, '/m/login', { licence: { age: 18 } });
    await page.route('**/system/settings/consolidated*', async (route) => {
      const body = await (await route.fetch()).json();
      await route.fulfill({ json: { ...body, value: { ...body.value, minimumAge: settingsAge } } });
    });
    const release = await holdBack(page, APP_SCRIPT);
    await page.goto('/m/login', { waitUntil: 'commit' });
    const footer = page.locator('footer');
    await expect(footer).toContainText(`${age} años`);
    await expect(page.locator('#first')).toBeVisible();
    release();
    await expect(page.locator('#first')).toHaveCount(0);
    await expect(footer).toContainText(`${age} años`);
  });
