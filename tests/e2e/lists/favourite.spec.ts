import { expect, test } from '../fixtures';
import { enter } from '../shell/enter';
import { asksOf, cards, LIST, namesInSight } from './asks';

const ADD = 'MCSFE_addFavoriteGameV2';
const REMOVE = 'MCSFE_removeFavoriteGameV2';

const toast = (page: Parameters<typeof cards>[0]) => page.locator('.toasts[data-kind]');

type Page = Parameters<typeof cards>[0];

/** Opens a list, and is back when it shows which of its games are favourites. */
async function openKnown(page: Page, path: string) {
  const known = page.waitForResponse(/MCSFE_getFavoriteGamesList/);
  await page.goto(path);
  await known;
  await expect(cards(page).locator('.heart[aria-pressed=true]').first()).toBeVisible();
}

/** The heart of one game that is no favourite yet; it stays the same one when it is. */
async function freeHeart(page: Page) {
  const free = cards(page)
    .filter({ has: page.locator('.heart[aria-pressed=false]') })
    .first();
  const name = (await free.locator('.gamecard-name').textContent()) ?? '';
  return heartOf(page, name);
}

const heartOf = (page: Page, name: string) =>
  cards(page)
    .filter({ has: page.getByText(name, { exact: true }) })
    .first()
    .locator('.heart');

test('S4.16 S9.06 a favourite is set at once, waited for, and said to be saved for 1 s', async ({
  page,
  door,
}) => {
  await enter(page, door);
  await page.clock.install();
  await openKnown(page, '/m/fishing-games');
  const same = await freeHeart(page);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(`**/${ADD}*`, async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await same.click();
  await expect(same).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page)).toContainText('Cargando');
  release();
  await expect(toast(page)).toContainText('Cambios guardados');
  await page.clock.runFor(900);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast(page)).toBeHidden();
  await same.click();
  await expect(same).toHaveAttribute('aria-pressed', 'false');
  await expect(toast(page)).toContainText('Cambios guardados');
});

test('S9.06 the wait indicator does not wait longer than 10 s', async ({ page, door }) => {
  await enter(page, door);
  await page.clock.install();
  await openKnown(page, '/m/fishing-games');
  await page.route(`**/${ADD}*`, () => {});
  const heart = await freeHeart(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await heart.click();
  await expect(toast(page)).toContainText('Cargando');
  await page.clock.runFor(9_800);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(400);
  await expect(toast(page)).toBeHidden();
});

test('S8.02 an answer without success changes nothing', async ({ page, door }) => {
  await enter(page, door);
  await openKnown(page, '/m/fishing-games');
  await page.route(`**/${ADD}*`, (route) =>
    route.fulfill({ json: { success: true, value: { success: false } } }),
  );
  const heart = await freeHeart(page);
  const answered = page.waitForResponse(new RegExp(ADD));
  await heart.click();
  await answered;
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(toast(page)).toBeHidden();
});

test.describe('a request that fails', () => {
  test.use({ allowConsole: [/Failed to load resource/] });

  test('S8.03 takes the wait indicator away, says why and puts the heart back', async ({
    page,
    door,
  }) => {
    await enter(page, door);
    await openKnown(page, '/m/fishing-games');
    await page.route(`**/${ADD}*`, (route) => route.abort());
    const heart = await freeHeart(page);
    await heart.click();
    await expect(toast(page)).toContainText('Sin conexión');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });
});

test('two taps in a hurry send one request', async ({ page, door }) => {
  await enter(page, door);
  await openKnown(page, '/m/fishing-games');
  const [added, removed] = [asksOf(page, ADD), asksOf(page, REMOVE)];
  const heart = await freeHeart(page);
  let answer = () => {};
  const tapped = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(`**/${ADD}*`, async (route) => {
    await tapped;
    await route.continue();
  });
  await heart.dblclick();
  answer();
  await expect(toast(page)).toContainText('Cambios guardados');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect([added.length, removed.length]).toEqual([1, 0]);
});

test('S4.19 S9.03 favourites come in pages of 15, the lobby asks for 100 at once', async ({
  page,
  door,
}) => {
  await enter(page, door);
  const [pages, whole] = [
    asksOf(page, 'MCSFE_getFavoriteGames'),
    asksOf(page, 'MCSFE_getFavoriteGamesList'),
  ];
  await page.goto('/m/fav-games');
  await expect(cards(page).first()).toBeVisible();
  expect(whole[0]).toMatchObject({ pageNo: '1', pageSize: '100' });
  expect(pages).toEqual([]);
  const total = Number(await page.locator('.sectiontitle-count').textContent());
  expect(total).toBeGreaterThan(15);

  await page.goto('/m/gameList?type=FAV');
  await expect(cards(page).first()).toBeVisible();
  expect(pages[0]).toMatchObject({ pageNo: '1', pageSize: '15' });
  await page.evaluate(() => scrollTo(0, 9999));
  await expect.poll(() => pages.length).toBe(2);
  expect(pages[1]).toMatchObject({ pageNo: '2', pageSize: '15' });
  await expect(page.getByText('Eso es todo.')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 9999));
  await expect(page.locator(`[aria-posinset="${total}"] .gamecard`)).toBeVisible();
  expect(pages).toHaveLength(2);
});

for (const path of ['/m/fav-games', '/m/gameList?type=FAV']) {
  test(`S4.18 on ${path} one that is removed leaves the list without a refetch`, async ({
    page,
    door,
  }) => {
    await enter(page, door);
    await page.goto(path);
    await expect(cards(page).nth(3)).toBeVisible();
    const before = await namesInSight(page);
    const asks = asksOf(page, 'MCSFE_getFavoriteGames');
    const whole = asksOf(page, 'MCSFE_getFavoriteGamesList');
    await page
      .getByRole('button', { name: `Quitar ${before[1]} de favoritos`, exact: true })
      .first()
      .click();
    await expect(toast(page)).toContainText('Cambios guardados');
    const after = await namesInSight(page);
    expect(after.slice(0, 4)).toEqual([before[0], before[2], before[3], before[4]]);
    expect(asks.filter(({ pageNo }) => pageNo === '1')).toEqual([]);
    expect(whole).toEqual([]);
  });
}

test('S4.16 S4.18 one whose removal fails comes back to its place', async ({ page, door }) => {
  await enter(page, door);
  await page.goto('/m/fav-games');
  await expect(cards(page).nth(3)).toBeVisible();
  const before = await namesInSight(page);
  await page.route(`**/${REMOVE}*`, (route) =>
    route.fulfill({ json: { success: true, value: { success: false } } }),
  );
  const answered = page.waitForResponse(new RegExp(REMOVE));
  await page
    .getByRole('button', { name: `Quitar ${before[2]} de favoritos`, exact: true })
    .first()
    .click();
  await answered;
  await expect.poll(() => namesInSight(page)).toEqual(before);
});

test('S3.11 favourites match whether the id is sent as a number or as a text', async ({
  page,
  door,
}) => {
  await enter(page, door);
  const asText = (of: string) => async (route: import('playwright/test').Route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    for (const game of body.value[of]) {
      game.nodeId = of === 'games' ? String(game.nodeId) : Number(game.nodeId);
    }
    await route.fulfill({ response: reply, json: body });
  };
  await page.route('**/MCSFE_getFavoriteGamesList*', asText('content'));
  await page.route('**/GCSGAME_gameList*', asText('games'));
  await page.goto('/m/fav-games');
  const name = await cards(page).first().locator('.gamecard-name').textContent();
  await page.goto(`/m/search?q=${encodeURIComponent(name ?? '')}`);
  const same = cards(page)
    .filter({ hasText: name ?? '' })
    .locator('.heart[aria-pressed=true]');
  await expect(same.first()).toBeVisible();
});

test('S6.01 S6.02 S8.01 a visitor who opens favourites is told so for 2 s and logs in', async ({
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

test('S4.17 S8.01 a visitor’s wish is fulfilled after the login, back where it was made', async ({
  page,
  door,
  api,
}) => {
  const { token, ...rest } = await door('personas', { persona: 'member' });
  const { body } = await api('/wps/relay/MCSFE_getFavoriteGamesList?pageNo=1&pageSize=100', {
    headers: { Token: token, Language: 'ES' },
  });
  const mine = body.value.content.map(
    (game: { gameName?: string; nodeName?: string }) => game.gameName ?? game.nodeName,
  );
  await page.goto('/m/slot-games');
  await expect(cards(page).nth(20)).toBeAttached();
  await page.evaluate(() => scrollTo(0, 640));
  const names = (await namesInSight(page)).slice(3);
  const heart = heartOf(page, names.find((name) => !mine.includes(name)) ?? '');
  await heart.click();
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fslot-games/);
  await expect(toast(page)).toContainText('Inicia sesión');
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

test('a favourite set in one tab of the browser shows in the other', async ({ page, door }) => {
  await enter(page, door);
  const other = await page.context().newPage();
  await enter(other, door);
  await openKnown(page, '/m/fishing-games');
  await other.addInitScript(() => localStorage.removeItem('test.entered'));
  await other.goto('/m/fishing-games');
  const session = await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') ?? '');
  await other.evaluate((info) => sessionStorage.setItem('MC_SESSION_INFO', info), session);
  await other.reload();
  await expect(cards(other).locator('.heart[aria-pressed=true]').first()).toBeVisible();
  const here = await freeHeart(page);
  const there = await freeHeart(other);
  await expect(there).toHaveAttribute('aria-pressed', 'false');
  await here.click();
  await expect(there).toHaveAttribute('aria-pressed', 'true');
});

test('S9.03 beyond a hundred favourites each is still known as one', async ({
  page,
  door,
  api,
}) => {
  const { token } = await door('personas', { persona: 'member' });
  const { body } = await api(`/wps/relay/${LIST}?gameType=RNG&pageNo=1&pageSize=110&language=ES`);
  const games: { nodeId: string; vassalage: string }[] = body.value.games;
  // The last to be added comes first: the first card of the list is on the second page.
  for (const { nodeId, vassalage } of games) {
    const data = { nodeId, vendor: vassalage };
    await api(`/wps/relay/${ADD}`, { method: 'POST', headers: { Token: token }, data });
  }
  await enter(page, door);
  await openKnown(page, '/m/slot-games');
  await expect(cards(page).first().locator('.heart')).toHaveAttribute('aria-pressed', 'true');
});
