import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { filesUnder } from '../../scripts/check/files.mjs';
import { gameFrame, gameHeader } from './games/launchPage';
import { test } from './helpers/demoSite';
import { expect, longTimeout } from './helpers/fixtures';
import { gameCards } from './helpers/locators';
import { checkInstallable } from './shell/installable';

// It is built first, once: the tests follow each other in one worker.
test.describe.configure({ mode: 'default' });
test.slow();
// A static host sends 404.html with status 404, and nothing once it is stopped.
test.use({ allowConsole: [/Failed to load resource/] });

/** Ends the service worker, as browsers do after half a minute: its state must come from IndexedDB. */
async function endWorker(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
}

/** What the backend has saved. It saves a little after a call. */
const savedState = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('feria-mock', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('state').objectStore('state').get('databases');
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => resolve(String(reading.result));
          opening.result.close();
        };
      }),
  );

/** Calls the admin API of the service worker. */
const askAdmin = (page: Page, address: string, body?: object) =>
  page.evaluate(
    async ([url, text]) => {
      const headers = { 'Content-Type': 'application/json' };
      const init = text ? { method: 'POST', headers, body: text } : {};
      return (await (await fetch(String(url), init)).json()).value;
    },
    [address, body && JSON.stringify(body)],
  );

test('the demo in a subfolder keeps its state, works without its host, and can be installed and reset', async ({
  page,
  demo,
}) => {
  // The host does not know this address. The page that it sends installs the worker and opens it again.
  const openedAt = Date.now();
  await page.goto(`${demo.address}m/slotsCenter`);
  await expect(gameCards(page).first()).toBeVisible({ timeout: longTimeout() });
  console.log(`first start of the demo: ${Date.now() - openedAt} ms until the first games`);
  const picture = gameCards(page).first().locator('img').first();
  await expect(picture).toHaveAttribute('src', /^\/some\/path\/art\//);

  expect(await checkInstallable(page)).toMatchObject({ name: 'Feria' });

  await page.goto(`${demo.address}m/play?game=100001&mock=as:lucia`);
  await expect(page.getByText('Another site may have sent you here')).toContainText('as:lucia');
  await page.getByRole('button', { name: 'Set it up' }).click();
  await expect(gameHeader(page)).toContainText('S/ 1,284.50');
  await gameFrame(page).locator('#go').click();
  await expect(gameHeader(page)).not.toContainText('S/ 1,284.50');
  await expect(gameFrame(page).locator('#go')).not.toHaveAttribute('aria-disabled');
  const balance = /S\/ [\d.,]+/.exec((await gameHeader(page).textContent()) ?? '')?.[0] ?? '';
  await expect.poll(() => savedState(page)).toContain('"/wps/game/round"');
  await endWorker(page);
  await page.reload();
  await expect(gameHeader(page)).toContainText(balance);

  const { steps, branch } = await askAdmin(page, `${demo.address}__mock/timeline`);
  const round = steps.find(({ name }: { name: string }) => name === 'playRound');
  await askAdmin(page, `${demo.address}__mock/timeline/go`, { to: round.parent });
  await page.reload();
  await expect(gameHeader(page)).toContainText('S/ 1,284.50');
  await askAdmin(page, `${demo.address}__mock/timeline/go`, { branch });
  await page.reload();
  await expect(gameHeader(page)).toContainText(balance);

  demo.stop();
  await page.goto(`${demo.address}m/home`);
  await expect(page.getByText(balance).first()).toBeVisible();
  await expect(gameCards(page).first()).toBeVisible();
  await page.goto(`${demo.address}m/search?q=a`);
  await expect(gameCards(page).first()).toBeVisible();

  await page.evaluate(() => {
    location.href = `${location.pathname.replace('search', 'member/home')}?mock=reset,as:lucia`;
  });
  await expect(page.getByText('1,284.50').first()).toBeVisible();
});

test('the build of the product has nothing of the demo', ({ isDemoBuilt }) => {
  expect(isDemoBuilt).toBe(true);
  const scripts = filesUnder('dist').filter((file) => /\.(js|html)$/.test(file));
  const marks = /__base__|mock_db|feria-mock|service worker is the server/;
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.filter((file) => marks.test(readFileSync(file, 'utf8')))).toEqual([]);
});
