import type { Page } from 'playwright/test';
import { expect, longTimeout } from '../fixtures';
import { waitForToasts } from '../locators';
import { startSession } from '../session';
import { test } from './site';

// A busy machine needs long to put the whole app into the cache.
test.slow();
test.use({ allowConsole: [/Failed to load resource|Failed to fetch/] });

/** Opens a page, and waits until the service worker has cached the app and controls the page. */
async function open(page: Page, path: string) {
  await page.goto(path);
  const hasWorker = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(hasWorker, { timeout: longTimeout() }).toBe(true);
}

test('the app starts without a server: home as last seen, its icons, and screens that were never opened', async ({
  page,
  site,
  admin,
}) => {
  await open(page, '/m/home');
  // The requests of the first load came before the worker.
  await page.reload();
  const game = page.getByRole('article').first();
  await game.waitFor();
  await startSession(page, admin);
  await page.goto('/m/voucherCenter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/m/home');
  await game.waitFor();
  const name = await game.textContent();

  const stored = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.includes('precache'));
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url, headers }) => ({ url, token: headers.get('token') }));
  });
  expect(stored.map(({ url }) => url).join()).toContain('GCSGAME_hotGamesV2');
  expect(
    stored.filter(({ url, token }) => token || /gcs|member|MCS2|token=/.test(url)),
    'data of the member in the cache',
  ).toEqual([]);

  site.stop();
  const fromNetwork: string[] = [];
  page.on('response', (response) => {
    if (!response.fromServiceWorker()) fromNetwork.push(response.url());
  });
  await page.reload();
  await expect(game).toHaveText(name ?? '');
  expect(await page.evaluate(async () => (await fetch('/icons.svg')).ok)).toBe(true);
  await page.goto('/m/help');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Centro de ayuda');
  expect(fromNetwork).toEqual([]);
});

test('S9.27 a new release is looked for every 60 s, offered, and applied on consent', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await open(page, '/m/help');
  await waitForToasts(page);
  site.release();
  const notice = page.getByText('Hay una versión nueva de la app.');
  await page.clock.runFor(60_000);
  // The download takes real time, the notice 200 ms of the clock.
  await expect(async () => {
    await page.clock.runFor(200);
    await expect(notice).toBeVisible({ timeout: 100 });
  }).toPass();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await page.clock.runFor(300);
  await reloaded;
  await expect(notice).toHaveCount(0);
});

test('S9.27 no tab reloads, while one of them has a form that was begun', async ({
  page,
  context,
  site,
}) => {
  await open(page, '/m/help');
  const other = await context.newPage();
  await open(other, '/m/login');
  await other.getByLabel('Usuario', { exact: true }).fill('lucia');
  await waitForToasts(other);
  let loads = 0;
  for (const tab of [page, other]) tab.on('load', () => loads++);
  site.release();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page.getByText('Se actualizará al terminar')).toBeVisible();
  await expect(other.getByText('Hay una versión nueva de la app.')).toHaveCount(0);
  await expect(other.getByLabel('Usuario', { exact: true })).toHaveValue('lucia');
  expect(loads).toBe(0);
});
