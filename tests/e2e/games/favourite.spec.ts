import type { Locator, Page, Route } from 'playwright/test';
import { pauseClock } from '../helpers/clock';
import { expect, test } from '../helpers/fixtures';
import { toast } from '../helpers/locators';
import { moveTo } from '../helpers/navigation';
import { answerUntil, holdBack, tapTwice } from '../helpers/network';
import { startSession } from '../helpers/session';
import { cardAt, cards, heart, LIST, listCount, queriesOf, visibleNames } from './gameListPage';

const ADD = 'MCSFE_addFavoriteGameV2';
const REMOVE = 'MCSFE_removeFavoriteGameV2';

const favourites = (inside: Page | Locator) =>
  inside.getByRole('button', { name: /^Quitar .* de favoritos$/, pressed: true });

/** Opens a list and waits until it shows which games are favourites. */
async function openWithFavourites(page: Page, path: string) {
  const favouritesLoaded = page.waitForResponse(/MCSFE_getFavoriteGamesList/);
  await page.goto(path);
  await favouritesLoaded;
  await expect(favourites(cards(page)).first()).toBeVisible();
}

/** The heart of a game that is not a favourite yet. It is found by name, so it is still found when it becomes one. */
async function heartOfNonFavourite(page: Page) {
  const nonFavourite = cards(page)
    .filter({ has: heart(page).and(page.locator('[aria-pressed=false]')) })
    .first();
  const name = (await nonFavourite.locator('b').textContent()) ?? '';
  return heartOf(page, name);
}

const heartOf = (page: Page, name: string) =>
  heart(
    cards(page)
      .filter({ has: page.getByText(name, { exact: true }) })
      .first(),
  );

test('S4.16 S8.11 S9.06 a heart is set at once with a toast for 1 s, and a loading toast ends after 10 s', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.clock.install();
  await openWithFavourites(page, '/m/fishing-games');
  const button = await heartOfNonFavourite(page);
  const release = await holdBack(page, `**/${ADD}*`);
  await pauseClock(page);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page)).toContainText('Cargando');
  release();
  await expect(toast(page)).toContainText('Guardado en favoritos');
  await page.clock.runFor(900);
  await expect(toast(page)).toHaveText(/./);
  await page.clock.runFor(200);
  await expect(toast(page)).toHaveText('');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(toast(page)).toContainText('Quitado de favoritos');

  await page.clock.runFor(1100);
  await expect(toast(page)).toHaveText('');
  await page.route(`**/${ADD}*`, () => {});
  await button.click();
  await expect(toast(page)).toContainText('Cargando');
  await page.clock.runFor(9_800);
  await expect(toast(page)).toHaveText(/./);
  await page.clock.runFor(400);
  await expect(toast(page)).toHaveText('');
});

test.describe('when the request fails at last,', () => {
  test.use({ allowConsole: [/Failed to load resource/] });

  test('S8.02 S8.03 the heart goes back when nothing was saved, and two quick taps send only one request', async ({
    page,
    admin,
  }) => {
    await startSession(page, admin);
    await openWithFavourites(page, '/m/fishing-games');
    const stop = await answerUntil(page, `**/${ADD}*`, (route) =>
      route.fulfill({ json: { success: true, value: { success: false } } }),
    );
    const button = await heartOfNonFavourite(page);
    const responded = page.waitForResponse(new RegExp(ADD));
    await button.click();
    await responded;
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(toast(page)).toHaveText('');
    stop();

    const [added, removed] = [queriesOf(page, ADD), queriesOf(page, REMOVE)];
    await tapTwice(page, button, `**/${ADD}*`);
    await expect(toast(page)).toContainText('Guardado en favoritos');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect([added.length, removed.length]).toEqual([1, 0]);

    await page.route(`**/${ADD}*`, (route) => route.abort());
    const next = await heartOfNonFavourite(page);
    await next.click();
    await expect(toast(page)).toContainText('Sin conexión');
    await expect(next).toHaveAttribute('aria-pressed', 'false');
  });
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
  const total = Number(await listCount(page).textContent());
  expect(total).toBeGreaterThan(15);

  await page.goto('/m/gameList?type=FAV');
  await expect(cards(page).first()).toBeVisible();
  expect(pageRequests[0]).toMatchObject({ pageNo: '1', pageSize: '15' });
  await page.evaluate(() => scrollTo(0, 9999));
  await expect.poll(() => pageRequests.length).toBe(2);
  expect(pageRequests[1]).toMatchObject({ pageNo: '2', pageSize: '15' });
  await expect(page.getByText('Eso es todo.')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 9999));
  await expect(cardAt(page, total)).toBeVisible();
  expect(pageRequests).toHaveLength(2);
});

/** Removes the second of the games in sight: it disappears, and nothing is requested again. */
async function expectRemoval(page: Page, before: string[]) {
  const pageRequests = queriesOf(page, 'MCSFE_getFavoriteGames');
  const fullListRequests = queriesOf(page, 'MCSFE_getFavoriteGamesList');
  await removeButton(page, before[1]).click();
  await expect(toast(page)).toContainText('Quitado de favoritos');
  await expect
    .poll(async () => (await visibleNames(page)).slice(0, 4))
    .toEqual([before[0], before[2], before[3], before[4]]);
  expect(pageRequests.filter(({ pageNo }) => pageNo === '1')).toEqual([]);
  expect(fullListRequests).toEqual([]);
}

const removeButton = (page: Page, name = '') =>
  page.getByRole('button', { name: `Quitar ${name} de favoritos`, exact: true }).first();

test('S4.16 S4.18 a favourite is removed without a refetch, and returns to its place when that fails', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/fav-games');
  await expect(cards(page).nth(3)).toBeVisible();
  const before = await visibleNames(page);
  const stop = await answerUntil(page, `**/${REMOVE}*`, (route) =>
    route.fulfill({ json: { success: true, value: { success: false } } }),
  );
  const responded = page.waitForResponse(new RegExp(REMOVE));
  await removeButton(page, before[2]).click();
  await responded;
  await expect.poll(() => visibleNames(page)).toEqual(before);
  stop();
  await expectRemoval(page, before);
});

test('S4.18 a removed favourite disappears from the game list without a refetch', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/gameList?type=FAV');
  await expect(cards(page).nth(3)).toBeVisible();
  await expectRemoval(page, await visibleNames(page));
});

test('S3.11 a game is shown as a favourite, when its id is a number in one reply and a string in another', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  const withOtherIdType = (field: string) => async (route: Route) => {
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
  const name = await cards(page).first().locator('b').textContent();
  await moveTo(page, `/m/search?q=${encodeURIComponent(name ?? '')}`);
  await expect(favourites(cards(page).filter({ hasText: name ?? '' })).first()).toBeVisible();
});

test('S6.01 S6.02 S8.01 login opens and a toast says why for 2 s, when a visitor opens favourites', async ({
  page,
}) => {
  await page.clock.install();
  await pauseClock(page);
  await page.goto('/m/gameList?type=FAV');
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2FgameList%3Ftype%3DFAV/);
  await expect(toast(page)).toContainText('Ingresa para ver tus favoritos.');
  await page.clock.runFor(1800);
  await expect(toast(page)).toHaveText(/./);
  await page.clock.runFor(400);
  await expect(toast(page)).toHaveText('');
});

test('S4.17 S8.01 a visitor’s favourite is saved after the login, and the scroll position is the same', async ({
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
  // Rows are placed one frame after a scroll.
  await expect.poll(async () => (await visibleNames(page)).length).toBeGreaterThanOrEqual(12);
  const names = (await visibleNames(page)).slice(3);
  const button = heartOf(page, names.find((name) => !favouriteNames.includes(name)) ?? '');
  await button.click();
  await expect(toast(page)).toContainText('Ingresa para ver tus favoritos.');
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
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => scrollY)).toBe(640);
});

test('a favourite is shown in the other browser tab, when it is added in one', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  const otherTab = await page.context().newPage();
  await openWithFavourites(page, '/m/fishing-games');
  const session = await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') ?? '');
  await otherTab.addInitScript((info) => sessionStorage.setItem('MC_SESSION_INFO', info), session);
  await otherTab.goto('/m/fishing-games');
  await expect(favourites(cards(otherTab)).first()).toBeVisible();
  const button = await heartOfNonFavourite(page);
  const heartInOtherTab = await heartOfNonFavourite(otherTab);
  await expect(heartInOtherTab).toHaveAttribute('aria-pressed', 'false');
  // The other tab is told when the server has saved the favourite.
  const saved = page.waitForResponse(new RegExp(ADD));
  await button.click();
  await saved;
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
  await expect(heart(cards(page).first())).toHaveAttribute('aria-pressed', 'true');
});
