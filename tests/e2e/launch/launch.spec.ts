import { expect, test } from '../fixtures';
import { enter, gameIn, launchOf, openSheet, press, shape, shapeFirst } from './opening';

const VENDORS = '**/wps/relay/GCSGAME_getVassGameType*';
const asRng = { vassalage: 'PG', gameType: 'RNG', gameCategory: 'RNG', supportPlay: true };

test('S4.22 a visitor who plays goes to login, and finds the game open after it', async ({
  page,
}) => {
  await openSheet(page);
  await press(page, 'Jugar');
  await expect(page).toHaveURL(/\/m\/login\?back=/);
  await page.locator('input[name="username"]').fill('lucia');
  await page.locator('input[name="password"]').fill('Feria2025');
  const launched = launchOf(page);
  await page.locator('input[name="password"]').press('Enter');
  await launched;
  await expect(page).toHaveURL(/\/m\/play\?/);
  await expect(gameIn(page).locator('#go')).toBeVisible();
});

test('S1.05 free play opens a trial session first and then the game with play money', async ({
  page,
  api,
}) => {
  const { body } = await api('/wps/relay/GCSGAME_gameList?clientType=2&platform=html5&pageSize=60');
  const free = body.value.games.find((one: { supportPlay: boolean }) => one.supportPlay);
  await shapeFirst(page, (game) => Object.assign(game, free));
  await openSheet(page);
  const trial = page.waitForRequest(/freePlay/i);
  const launched = launchOf(page);
  await press(page, 'Probar gratis');
  await trial;
  expect(await launched).toMatchObject({ supportPlay: 'true' });
  await expect(page.locator('.hostbar').getByText('Prueba', { exact: true })).toBeVisible();
  await expect(page.locator('.hostbar .money')).toHaveText('S/ 1,000.00');
});

test('S4.26 everything else is launched with category, vendor, game, node and supportPlay', async ({
  page,
  api,
}) => {
  await enter(page, api);
  let game: Record<string, unknown> = {};
  await shapeFirst(page, (first) => {
    game = first;
  });
  await openSheet(page);
  const launched = launchOf(page);
  const remembered = page.waitForRequest(/MCS2_addRecentGame/);
  await press(page, 'Jugar');
  expect(await launched).toMatchObject({
    category: game.gameType,
    vendor: game.vassalage ?? game.vendorCode,
    gameId: String(game.gameId ?? game.roomId),
    nodeId: String(game.nodeId),
    supportPlay: 'false',
    gameCode: game.gameCode,
  });
  await remembered;
  await expect(page.locator('.hostbar h1')).toHaveText(String(game.gameName ?? game.nodeName));
});

test('S9.30 a list and a launch tell the platform and the way in', async ({ page, api }) => {
  await enter(page, api);
  const listed = page.waitForRequest(/GCSGAME_gameList/);
  await openSheet(page);
  const launched = launchOf(page);
  await press(page, 'Jugar');
  expect(await launched).toMatchObject({ platform: 'html5', gatewayId: '3' });
  await page.goto('/m/slot-games');
  expect(new URL((await listed).url()).searchParams.get('platform')).toBe('html5');
});

test('S3.08 a game without a code is launched as `lobby`', async ({ page, api }) => {
  await enter(page, api);
  await shapeFirst(page, (game) => {
    delete game.gameCode;
  });
  await openSheet(page);
  const launched = launchOf(page);
  await press(page, 'Jugar');
  expect(await launched).toMatchObject({ gameCode: 'lobby' });
});

test('S4.23 a game of a lottery house opens the lottery lobby', async ({ page, api }) => {
  await enter(page, api);
  await shapeFirst(page, (game) =>
    Object.assign(game, asRng, { vassalage: 'TCG_SEA', gameType: 'LOTT' }),
  );
  await openSheet(page);
  await press(page, 'Jugar');
  await expect(page).toHaveURL(/\/m\/lottery\?vassalage=TCG_SEA$/);
  await expect(page.getByText('Delta 6')).toBeVisible();
  await expect(page.getByText('La Gorda', { exact: true })).toHaveCount(0);
});

for (const [gameType, lottoMode, expected] of [
  ['ELOTT', 'Entertainment', { playType: 'ent', prize_mode: 'Elott' }],
  ['LOTT', 'Tradition', { playType: 'trad', prize_mode: 'Lott' }],
] as const) {
  test(`S4.24 ${gameType} goes to the lottery launcher as ${expected.playType}, mode ${expected.prize_mode}`, async ({
    page,
    api,
  }) => {
    await enter(page, api);
    const own = { vassalage: 'OLA', gameType, lottoMode, gameGroupId: 'OLA-G1' };
    await shapeFirst(page, (game) => Object.assign(game, own, { gameId: 'RAPIDA5' }));
    await openSheet(page);
    await press(page, 'Jugar');
    await page.waitForURL('**/m/launchGame?*');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
      ...expected,
      gameId: 'RAPIDA5',
      gameGroupId: 'OLA-G1',
      pageBack: 'home',
    });
  });
}

test('S2.62 the sports banner launches the first sports vendor', async ({ page, api }) => {
  await enter(page, api);
  await page.goto('/m/home');
  const launched = launchOf(page);
  await page.locator('.sportsbanner').click();
  const { category, vendor, gameCode, nodeId } = await launched;
  expect({ category, gameCode, nodeId }).toEqual({ category: 'SPORTS', gameCode: 'lobby' });
  const { body } = await api('/wps/relay/GCSGAME_getVassGameType?typeId=1');
  const sports = body.value.find((one: { gameType: string }) => one.gameType === 'SPORTS');
  const own = sports.vassalages.find((one: { isEsport?: boolean }) => !one.isEsport);
  expect(vendor).toBe(own.vassalage);
  await expect(gameIn(page).locator('#go')).toBeVisible();
});

test('S4.25 a vendor marked VASSALAGE opens its list of games', async ({ page, api }) => {
  await enter(page, api);
  await shape(page, VENDORS, (categories) => {
    for (const { vassalages } of categories)
      for (const vendor of vassalages) vendor.openAs = 'VASSALAGE';
  });
  await page.goto('/m/home');
  await page.locator('.sportsbanner').click();
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=SPORTS&vassalage=\w+$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/home$/);
});
