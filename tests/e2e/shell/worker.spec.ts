import type { Page } from 'playwright/test';
import { gameHeader } from '../games/launchPage';
import { holdTimers } from '../helpers/clock';
import { expect, longTimeout } from '../helpers/fixtures';
import { toast, waitForLateStart, waitForToasts } from '../helpers/locators';
import { moveTo } from '../helpers/navigation';
import { leaveAndReturn } from '../helpers/pageShown';
import { startSession } from '../helpers/session';
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

/** Waits until the worker has nothing to do: Chromium replaces one that answers requests only when it has ended. */
async function waitForIdleWorker(page: Page) {
  await waitForLateStart(page);
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(state).toBe('activated');
  await page.waitForLoadState('networkidle');
}

/** Whether the worker of a new release is loaded, and waits until it may replace the one of the page. */
const hasWaitingWorker = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

/** Lets the page send requests for half a second: Chromium starts the worker again for one that comes while it is replaced. */
const sendRequests = (page: Page) =>
  page.evaluate(() => {
    void (async () => {
      const end = performance.now() + 500;
      while (performance.now() < end) await fetch('/wps/system/status');
    })();
  });

test('the first worker stores the app only four seconds after everything has started', async ({
  page,
}) => {
  const runDelayed = await holdTimers(page, 4_000);
  // Home has the announcements, which stand still for as long.
  await page.goto('/m/help');
  await waitForLateStart(page);
  const hasWorker = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
  expect(await hasWorker()).toBe(false);
  expect(await runDelayed()).toBe(1);
  await expect.poll(hasWorker).toBe(true);
});

test('a second visit needs no request for the first games, and the app starts without a server', async ({
  page,
  context,
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

  await page.waitForLoadState('networkidle');
  site.hold();
  await page.reload({ waitUntil: 'commit' });
  await expect(game, 'the first games need no reply').toHaveText(name ?? '');
  site.stop();
  const fromNetwork: string[] = [];
  page.on('response', (response) => {
    // The browser may keep the icons itself.
    const isIcons = response.url().endsWith('.svg');
    if (!response.fromServiceWorker() && !isIcons) fromNetwork.push(response.url());
  });
  await page.reload();
  await expect(game).toHaveText(name ?? '');
  const iconsLoad = async () => {
    const { href } = document.querySelector('use') as SVGUseElement;
    return (await fetch(href.baseVal, { cache: 'reload' })).ok;
  };
  expect(await page.evaluate(iconsLoad)).toBe(true);
  await page.goto('/m/search?q=a');
  await expect(page.getByRole('article').first()).toContainText(/a/i);
  await page.goto('/m/help');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Centro de ayuda');
  expect(fromNetwork).toEqual([]);

  // Here the browser itself knows that there is no network.
  await context.setOffline(true);
  await page.goto('/m/home');
  await expect(game).toHaveText(name ?? '');
});

/** Runs in the page before its scripts: what the first screen shows, once it has nine games. */
function watchFirstGames() {
  const observer = new MutationObserver(() => {
    const drawn = document.getElementById('first');
    const games = [...(drawn?.querySelectorAll('article') ?? [])].map(
      ({ textContent }) => textContent,
    );
    if (!drawn || games.length < 9) return;
    observer.disconnect();
    const header = drawn.querySelector('header')?.textContent ?? '';
    Object.assign(window, { firstGames: { games, header, at: performance.now() } });
  });
  observer.observe(document, { childList: true, subtree: true });
}
declare const firstGames: { games: string[]; header: string; at: number } | undefined;

/** How many of the first nine games have their pictures. */
const countPictures = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLImageElement>('article img')]
        .slice(0, 9)
        .filter(({ complete, naturalWidth }) => complete && naturalWidth).length,
  );

test('a second visit shows nine games with pictures before the app or a reply, but no amount', async ({
  page,
  site,
  admin,
}) => {
  await open(page, '/m/home');
  // The requests of the first load came before the worker.
  await page.reload();
  await expect(page.getByRole('article').nth(8)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await startSession(page, admin);
  await page.reload();
  await expect(page.getByRole('article').nth(8)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.addInitScript(watchFirstGames);
  site.hold();
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => typeof firstGames)).toBe('object');
  const drawn = await page.evaluate(() => firstGames);
  expect(drawn?.games).toHaveLength(9);
  expect(drawn?.header).not.toMatch(/\d/);
  await expect.poll(() => countPictures(page)).toBe(9);
});

/** Opens home for the first time, and waits until the worker has stored what its first screen is drawn from. */
async function openFirst(page: Page) {
  await open(page, '/m/home');
  const parts = [
    'getVassGameType',
    'hotGames',
    'getListAnnouncements',
    'settings',
    '/art/games/',
    '/art/menu-',
  ];
  const missing = () =>
    page.evaluate(async (parts) => {
      const stored = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return parts.filter((part) => !stored.flat().some(({ url }) => url.includes(part)));
    }, parts);
  await expect.poll(missing).toEqual([]);
  await page.addInitScript(watchFirstGames);
}

test('a second visit asks the server only after its first games are on the screen', async ({
  page,
}) => {
  await openFirst(page);
  await page.reload();
  await waitForLateStart(page);
  const times = await page.evaluate(() => {
    const calls = performance.getEntriesByType('resource').filter(({ name }) => {
      // The worker has the games.
      return name.includes('/wps/') && !name.includes('GCSGAME_');
    });
    return { games: firstGames?.at ?? 0, calls: calls.map(({ startTime }) => startTime) };
  });
  expect(times.games).toBeGreaterThan(0);
  expect(times.calls.length).toBeGreaterThan(1);
  expect(Math.min(...times.calls)).toBeGreaterThan(times.games);
});

test('the games of a first visit are on the screen of the second one before a reply, with pictures', async ({
  page,
  site,
}) => {
  await openFirst(page);
  site.hold();
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => typeof firstGames)).toBe('object');
  await expect.poll(() => countPictures(page)).toBe(9);
});

test('S9.27 a new release is looked for every 60 s, offered, and applied on consent', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await open(page, '/m/help');
  await waitForLateStart(page);
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

test('S9.27 an update is not offered in a deposit or a game, but after it, and can be postponed', async ({
  page,
  site,
  admin,
}) => {
  await startSession(page, admin);
  await open(page, '/m/voucherCenter');
  const amount = page.getByRole('textbox', { name: 'Monto' });
  await amount.fill('50');
  let loads = 0;
  page.on('load', () => loads++);
  site.release();
  await leaveAndReturn(page);
  await expect.poll(() => hasWaitingWorker(page), { timeout: longTimeout() }).toBe(true);
  const notice = page.getByText('Hay una versión nueva de la app.');
  await expect(amount).toHaveValue('50');
  await moveTo(page, '/m/play?game=100001');
  await expect(gameHeader(page)).toContainText('S/');
  await expect(notice).toHaveCount(0);
  await moveTo(page, '/m/help');
  await expect(notice).toBeVisible();
  await moveTo(page, '/m/voucherCenter');
  await expect(notice).toHaveCount(0);
  await moveTo(page, '/m/help');
  await page.getByRole('button', { name: 'Después' }).click();
  await expect(notice).toHaveCount(0);
  await moveTo(page, '/m/service');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atención al cliente');
  await expect(notice).toHaveCount(0);
  expect(loads).toBe(0);
});

test('the documented switch removes a bad worker with its caches, and the page is loaded once', async ({
  page,
  site,
}) => {
  await open(page, '/m/help');
  await waitForIdleWorker(page);
  let loads = 0;
  page.on('load', () => loads++);
  site.removeWorker();
  await sendRequests(page);
  await leaveAndReturn(page);
  const left = () =>
    page.evaluate(async () => {
      const { controller } = navigator.serviceWorker;
      const workers = (await navigator.serviceWorker.getRegistrations()).map(
        ({ installing, waiting, active }) =>
          [installing, waiting, active].map((worker) => worker?.state),
      );
      return { controller: controller?.state, workers, caches: await caches.keys() };
    });
  const gone = { controller: undefined, workers: [], caches: [] };
  // The page is loaded while it is asked.
  await expect(async () => expect(await left()).toEqual(gone)).toPass({ timeout: longTimeout() });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Centro de ayuda');
  expect(loads).toBe(1);
});

test('a bad worker that is removed does not load a page in which somebody has typed, until it is left', async ({
  page,
  site,
}) => {
  await open(page, '/m/register');
  await waitForIdleWorker(page);
  const password = page.locator('input[name=password]');
  await password.fill('Secreto99');
  // It takes over while the page makes no requests: Chromium lets it wait for those of the next screen.
  const told = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        navigator.serviceWorker.addEventListener('message', ({ data }) => {
          if (data === 'workerRemoved') resolve();
        });
      }),
  );
  site.removeWorker();
  await leaveAndReturn(page);
  await told;
  await expect(password).toHaveValue('Secreto99');
  const reloaded = page.waitForEvent('load');
  await moveTo(page, '/m/help');
  await reloaded;
});

test('a link first opened without a network says so, and loads by itself when the network is back', async ({
  page,
  context,
  site,
  admin,
}) => {
  await startSession(page, admin);
  await open(page, '/m/help');
  await waitForToasts(page);
  site.stop();
  await page.goto('/m/bankCards');
  const notice = page.getByRole('alert').filter({ hasText: 'Sin conexión a internet.' }).first();
  await expect(notice).toBeVisible();
  const note = page.getByText('Tus datos no se guardan en este dispositivo.');
  await expect(note.first()).toBeVisible();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await site.start();
  await expect(toast(page)).toContainText('Volvió la conexión.', { timeout: longTimeout() });
  await expect(note).toHaveCount(0);
  await expect(notice).toHaveCount(0);

  await context.setOffline(true);
  await page.goto('/m/member/benefits');
  await expect(notice).toBeVisible();
  await expect(note.first()).toBeVisible();
  await context.setOffline(false);
  await expect(note).toHaveCount(0);
  await expect(notice).toHaveCount(0);
});
