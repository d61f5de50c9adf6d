import { expect, test } from '../fixtures';
import { startSession } from '../session';
import { cards, LIST, namesInSight, queriesOf } from './gameListPage';

const ADD = 'MCSFE_addFavoriteGameV2';
const REMOVE = 'MCSFE_removeFavoriteGameV2';

const toast = (page: Parameters<typeof cards>[0]) => page.locator('.toasts[data-kind]');

type Page = Parameters<typeof cards>[0];

/** Opens a list and waits until it shows which games are favourites. */
async function openWithFavourites(page: Page, path: string) {
  const favouritesLoaded = page.waitForResponse(/MCSFE_getFavoriteGamesList/);
  await page.goto(path);
  await favouritesLoaded;
  await expect(cards(page).locator('.heart[aria-pressed=true]').first()).toBeVisible();
}

/** The heart of a game that is not a favourite yet. It is found by name, so it is still found when it becomes one. */
async function heartOfNonFavourite(page: Page) {
  const nonFavourite = cards(page)
    .filter({ has: page.locator('.heart[aria-pressed=false]') })
    .first();
  const name = (await nonFavourite.locator('.gamecard-name').textContent()) ?? '';
  return heartOf(page, name);
}

const heartOf = (page: Page, name: string) =>
  cards(page)
    .filter({ has: page.getByText(name, { exact: true }) })
    .first()
    .locator('.heart');

test('S4.16 S9.06 the heart is set at once and a toast confirms it for 1 s, when a member adds a favourite', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.clock.install();
  await openWithFavourites(page, '/m/fishing-games');
  const heart = await heartOfNonFavourite(page);
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(`**/${ADD}*`, async (route) => {
    await released;
    await route.continue();
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page)).toContainText('Cargando');
  release();
  await expect(toast(page)).toContainText('Cambios guardados');
  await page.clock.runFor(900);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast(page)).toBeHidden();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(toast(page)).toContainText('Cambios guardados');
});

test('S9.06 the loading toast disappears after 10 s, when the server does not answer', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.clock.install();
  await openWithFavourites(page, '/m/fishing-games');
  await page.route(`**/${ADD}*`, () => {});
  const heart = await heartOfNonFavourite(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await heart.click();
  await expect(toast(page)).toContainText('Cargando');
  await page.clock.runFor(9_800);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(400);
  await expect(toast(page)).toBeHidden();
});

test('S8.02 the heart goes back and no toast is shown, when the reply says that nothing was saved', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await openWithFavourites(page, '/m/fishing-games');
  await page.route(`**/${ADD}*`, (route) =>
    route.fulfill({ json: { success: true, value: { success: false } } }),
  );
  const heart = await heartOfNonFavourite(page);
  const responded = page.waitForResponse(new RegExp(ADD));
  await heart.click();
  await responded;
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(toast(page)).toBeHidden();
});

test.describe('when the request fails,', () => {
  test.use({ allowConsole: [/Failed to load resource/] });

  test('S8.03 an error replaces the loading toast and the heart goes back', async ({
    page,
    admin,
  }) => {
    await startSession(page, admin);
    await openWithFavourites(page, '/m/fishing-games');
    await page.route(`**/${ADD}*`, (route) => route.abort());
    const heart = await heartOfNonFavourite(page);
    await heart.click();
    await expect(toast(page)).toContainText('Sin conexión');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });
});

test('one request is sent, when the heart is tapped twice quickly', async ({ page, admin }) => {
  await startSession(page, admin);
  await openWithFavourites(page, '/m/fishing-games');
  const [added, removed] = [queriesOf(page, ADD), queriesOf(page, REMOVE)];
  const heart = await heartOfNonFavourite(page);
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(`**/${ADD}*`, async (route) => {
    await released;
    await route.continue();
  });
  await heart.dblclick();
  release();
  await expect(toast(page)).toContainText('Cambios guardados');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect([added.length, removed.length]).toEqual([1, 0]);
});

test('S4.19 S9.03 the game list requests favourites in pages of 15, and the lobby 100 at once', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  const [pageRequests, fullListRequests] = [
    queriesOf(page, 'MCSFE_getFavoriteGames'),
    queriesOf(page, 'MCSFE_getFavoriteGamesList'),
  ];
  await page.goto('/m/fav-games');
  await expect(cards(page).first()).toBeVisible();
  expect(fullListRequests[0]).toMatchObject({ pageNo: '1', pageSize: '100' });
  expect(pageRequests).toEqual([]);
  const total = Number(await page.locator('.sectiontitle-count').textContent());
  expect(total).toBeGreaterThan(15);

  await page.goto('/m/gameList?type=FAV');
  await expect(cards(page).first()).toBeVisible();
  expect(pageRequests[0]).toMatchObject({ pageNo: '1', pageSize: '15' });
  await page.evaluate(() => scrollTo(0, 9999));
  await expect.poll(() => pageRequests.length).toBe(2);
  expect(pageRequests[1]).toMatchObject({ pageNo: '2', pageSize: '15' });
  await expect(page.getByText('Eso es todo.')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 9999));
  await expect(page.locator(`[aria-posinset="${total}"] .gamecard`)).toBeVisible();
  expect(pageRequests).toHaveLength(2);
});

for (const path of ['/m/fav-games', '/m/gameList?type=FAV']) {
  test(`S4.18 a removed favourite disappears without a refetch, on ${path}`, async ({
    page,
    admin,
  }) => {
    await startSession(page, admin);
    await page.goto(path);
    await expect(cards(page).nth(3)).toBeVisible();
    const before = await namesInSight(page);
    const pageRequests = queriesOf(page, 'MCSFE_getFavoriteGames');
    const fullListRequests = queriesOf(page, 'MCSFE_getFavoriteGamesList');
    await page
      .getByRole('button', { name: `Quitar ${before[1]} de favoritos`, exact: true })
      .first()
      .click();
    await expect(toast(page)).toContainText('Cambios guardados');
    const after = await namesInSight(page);
    expect(after.slice(0, 4)).toEqual([before[0], before[2], before[3], before[4]]);
    expect(pageRequests.filter(({ pageNo }) => pageNo === '1')).toEqual([]);
    expect(fullListRequests).toEqual([]);
  });
}

test('S4.16 S4.18 a favourite returns to its place, when its removal fails', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/fav-games');
  await expect(cards(page).nth(3)).toBeVisible();
  const before = await namesInSight(page);
  await page.route(`**/${REMOVE}*`, (route) =>
    route.fulfill({ json: { success: true, value: { success: false } } }),
  );
  const responded = page.waitForResponse(new RegExp(REMOVE));
  await page
    .getByRole('button', { name: `Quitar ${before[2]} de favoritos`, exact: true })
    .first()
    .click();
  await responded;
  await expect.poll(() => namesInSight(page)).toEqual(before);
});

test('S3.11 a game is shown as a favourite, when its id is a number in one reply and a string in another', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  const withOtherIdType = (field: string) => async (route: import('playwright/test').Route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    for (const game of body.value[field]) {
      game.nodeId = field === 'games' ? String(game.nodeId) : Number(game.nodeId);
    }
    await route.fulfill({ response: reply, json: body });
  };
  await page.route('**/MCSFE_getFavoriteGamesList*', withOtherIdType('content'));
  await page.route('**/GCSGAME_gameList*', withOtherIdType('games'));
  await page.goto('/m/fav-games');
  const name = await cards(page).first().locator('.gamecard-name').textContent();
  await page.goto(`/m/search?q=${encodeURIComponent(name ?? '')}`);
  const heart = cards(page)
    .filter({ hasText: name ?? '' })
    .locator('.heart[aria-pressed=true]');
  await expect(heart.first()).toBeVisible();
});

test('S6.01 S6.02 S8.01 login opens and a toast says why for 2 s, when a visitor opens favourites', async ({
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/m/gameList?type=FAV');
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2FgameList%3Ftype%3DFAV/);
  await expect(toast(page)).toContainText('Inicia sesión para ver tus favoritos.');
  await page.clock.runFor(1800);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(400);
  await expect(toast(page)).toBeHidden();
});

test('S4.17 S8.01 a favourite is saved after the login and the scroll position is the same, when a visitor taps a heart', async ({
  page,
  admin,
  api,
}) => {
  const { token, ...rest } = await admin('personas', { persona: 'member' });
  const { body } = await api('/wps/relay/MCSFE_getFavoriteGamesList?pageNo=1&pageSize=100', {
    headers: { Token: token, Language: 'ES' },
  });
  const favouriteNames = body.value.content.map(
    (game: { gameName?: string; nodeName?: string }) => game.gameName ?? game.nodeName,
  );
  await page.goto('/m/slot-games');
  await expect(cards(page).nth(20)).toBeAttached();
  await page.evaluate(() => scrollTo(0, 640));
  const names = (await namesInSight(page)).slice(3);
  const heart = heartOf(page, names.find((name) => !favouriteNames.includes(name)) ?? '');
  await heart.click();
  await expect(toast(page)).toContainText('Inicia sesión');
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fslot-games/);
  await page.route('**/wps/session/login', (route) =>
    route.fulfill({ json: { success: true, value: { token, ...rest } } }),
  );
  await page.locator('input[autocomplete~="username"]').fill('lucia');
  await page.locator('input[type=password]').fill('Feria2025');
  const added = page.waitForRequest(new RegExp(ADD));
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/\/m\/slot-games$/);
  await added;
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => scrollY)).toBe(640);
});

test('a favourite is shown in the other browser tab, when it is added in one', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  const otherTab = await page.context().newPage();
  await startSession(otherTab, admin);
  await openWithFavourites(page, '/m/fishing-games');
  await otherTab.addInitScript(() => localStorage.removeItem('test.entered'));
  await otherTab.goto('/m/fishing-games');
  const session = await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') ?? '');
  await otherTab.evaluate((info) => sessionStorage.setItem('MC_SESSION_INFO', info), session);
  await otherTab.reload();
  await expect(cards(otherTab).locator('.heart[aria-pressed=true]').first()).toBeVisible();
  const heart = await heartOfNonFavourite(page);
  const heartInOtherTab = await heartOfNonFavourite(otherTab);
  await expect(heartInOtherTab).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heartInOtherTab).toHaveAttribute('aria-pressed', 'true');
});

test('S9.03 all favourites are shown as such, when a member has more than a hundred', async ({
  page,
  admin,
  api,
}) => {
  const { token } = await admin('personas', { persona: 'member' });
  const { body } = await api(`/wps/relay/${LIST}?gameType=RNG&pageNo=1&pageSize=110&language=ES`);
  const games: { nodeId: string; vassalage: string }[] = body.value.games;
  // The newest favourite comes first, so the first game of the list is on the second page of favourites.
  for (const { nodeId, vassalage } of games) {
    const data = { nodeId, vendor: vassalage };
    await api(`/wps/relay/${ADD}`, { method: 'POST', headers: { Token: token }, data });
  }
  await startSession(page, admin);
  await openWithFavourites(page, '/m/slot-games');
  await expect(cards(page).first().locator('.heart')).toHaveAttribute('aria-pressed', 'true');
});
