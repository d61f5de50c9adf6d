import type { Page } from 'playwright/test';
import { expect } from '../helpers/fixtures';
import { waitForIdleCode, waitForLateStart } from '../helpers/locators';
import { logOut, startSession } from '../helpers/session';
import { test } from './site';

// A busy machine needs long to put the whole app into the cache.
test.slow();
test.use({ allowConsole: [/Failed to load resource/] });

/** What may stay on a device: settings and the end of the session. */
const MAY_STAY = [
  /^local (theme|language|autoLogin|hideDownloadBar|feria\.(motion|hideBalance|status|cdns|popupsHidden|passkeyOffered|logouts)|test\.entered)=/,
  /^session feria\.autoLoginTried=/,
];

/** Everything that the browser keeps for this site, one line for each entry. */
const storedEntries = (page: Page) =>
  page.evaluate(async () => {
    const web = ([name, area]: [string, Storage]) =>
      Object.entries(area).map(([key, text]) => `${name} ${key}=${text}`);
    const cacheNames = (await caches.keys()).filter((name) => !name.includes('precache'));
    const cached = cacheNames.flatMap(async (name) => {
      const cache = await caches.open(name);
      const requests = await cache.keys();
      return Promise.all(
        requests.map(async ({ url }) => {
          const isText = new URL(url).pathname.match(/^\/(wps|lgw)\//);
          const body = isText ? await (await cache.match(url))?.text() : '';
          return `cache ${name} ${url} ${body}`;
        }),
      );
    });
    const read = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const databases = (await indexedDB.databases()).map(async ({ name = '' }) => {
      const db = await read(indexedDB.open(name));
      const rows = [...db.objectStoreNames].map((store) =>
        read(db.transaction(store).objectStore(store).getAll()),
      );
      const all = (await Promise.all(rows)).flat();
      db.close();
      return all.map((row) => `database ${name} ${JSON.stringify(row)}`);
    });
    return [
      ...web(['local', localStorage]),
      ...web(['session', sessionStorage]),
      // That of the test names its database.
      ...document.cookie.split('; ').filter((text) => text && !text.startsWith('mock_db=')),
      ...(await Promise.all([...cached, ...databases])).flat(),
      `history ${JSON.stringify(history.state)}`,
    ];
  });

/** The states of all entries of the browser's history, the current one first. */
async function historyStates(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  const { currentIndex } = await cdp.send('Page.getNavigationHistory');
  await cdp.detach();
  const states = [await page.evaluate(() => JSON.stringify(history.state))];
  for (let i = 0; i < currentIndex; i++) {
    const reply = await page.goBack();
    // The first entry is that of the empty page.
    if (reply === null && page.url() === 'about:blank') break;
    // The app leads a visitor elsewhere from some entries. Going back meanwhile would read the wrong page.
    await waitForLateStart(page);
    states.push(await page.evaluate(() => JSON.stringify(history.state)));
  }
  return states;
}

/** Sends a withdrawal whose reply is lost, and which cannot be looked for. */
async function loseReply(page: Page, origin: string) {
  await page.route(/MCS2_withdrawReport|transaction\/withdraw\b/, (route) => route.abort());
  await page.goto(`${origin}/m/withdraw`);
  await page.getByRole('textbox', { name: 'Monto' }).fill('70');
  await page.getByRole('button', { name: 'Retirar', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('246810');
  await page.getByRole('button', { name: 'Confirmar retiro' }).click();
  await expect(page.getByText(/^Aún no pudimos comprobar si llegó/)).toBeVisible();
}

/** Everything that the scripts of the page still hold. */
async function readHeap(page: Page) {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return chunks.join('');
}

test('S4.04 after a logout no storage tells what the member did', async ({ page, admin, site }) => {
  const token = await startSession(page, admin);
  await page.goto(`${site.origin}/m/home`);
  const hasWorker = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(hasWorker, { timeout: 60_000 }).toBe(true);
  for (const path of ['search?q=oro', 'voucherCenter', 'transaction/record', 'webEmail', 'home']) {
    await page.goto(`${site.origin}/m/${path}`);
    await waitForIdleCode(page);
  }
  await page.waitForLoadState('networkidle');
  const search = await page.request.get(`${site.origin}/wps/relay/GCSGAME_gameList?gameName=oro`);
  expect(search.ok()).toBe(true);
  await page.evaluate(() => fetch('/wps/relay/GCSGAME_gameList?pageNo=1&gameName=secretword'));
  await page.goto(`${site.origin}/m/gameList?gameType=RNG`);
  const reached = () => page.evaluate(() => sessionStorage.getItem('feria.lists'));
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 4000);
      return reached();
    })
    .toContain('RNG');
  await loseReply(page, site.origin);
  expect(await readHeap(page)).toContain(token);
  const during = (await storedEntries(page)).join('\n');
  expect(during).toContain('cache replies');
  expect(during).toContain(token);
  expect(during, 'a search').not.toContain('secretword');
  for (const key of ['feria.lists', 'feria.pendingKeys', 'feria.sentCommands'])
    expect(during, key).toContain(key);

  await logOut(page);
  await page.waitForLoadState('networkidle');
  const left = await storedEntries(page);
  const text = left.join('\n');
  // Searches are stored under their addresses. The board of winners, which is public, has a field of the same name.
  for (const secret of [token, 'lucia', 'gameName=', 'secretword', '"ip"'])
    expect(text).not.toContain(secret);
  const heap = await readHeap(page);
  const inHeap = [token, 'lucia', 'Lucía'].filter((secret) => heap.includes(secret));
  expect(inHeap, 'in memory').toEqual([]);
  const isKept = (entry: string) => MAY_STAY.some((pattern) => pattern.test(entry));
  // What a visitor sees on home is loaded again.
  const isHome = (entry: string) => /^(cache|database|history) /.test(entry);
  expect(left.filter((entry) => !isKept(entry) && !isHome(entry))).toEqual([]);

  const states = await historyStates(page);
  expect(states.length).toBeGreaterThan(6);
  // The router's place of an entry, and nothing else.
  const names = states.flatMap((state) => Object.keys(JSON.parse(state) ?? {}));
  expect([...new Set(names)].filter((name) => !/^(__\w+|key)$/.test(name))).toEqual([]);
  for (const secret of [token, 'lucia', 'secretword', '246810'])
    expect(states.join('\n')).not.toContain(secret);
});
