import { expect, test } from '../fixtures';
import { enter } from './opening';

const address = (pageBack?: string) =>
  `/m/launchGame?${new URLSearchParams({
    playType: 'ent',
    gameId: 'GORDA',
    gameGroupId: 'PUNA-G1',
    prize_mode: 'Lott',
    code: 'GORDA',
    ...(pageBack === undefined ? {} : { pageBack }),
  })}`;
const close = { name: 'Cerrar el juego' };

test('S2.29 the lottery list has neither page header nor bottom bar', async ({ page }) => {
  await page.goto('/m/lottery');
  await expect(page.getByRole('article', { name: 'La Gorda' })).toBeVisible();
  await expect(page.locator('.shell .header')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Navegación principal' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Electrónicas' }).click();
  await expect(page.getByRole('article', { name: 'La Gorda' })).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'Keno 20' })).toBeVisible();
});

test('S2.29 /m/startLottery is the way into the lotteries, not home', async ({ page }) => {
  await page.goto('/m/startLottery');
  await expect(page.getByRole('heading', { name: 'Elige tus números' })).toBeVisible();
  await expect(page).toHaveURL(/\/m\/startLottery$/);
});

test('S2.29 a list that cannot be read says so and comes at the next try', async ({ page }) => {
  let isDown = true;
  await page.route('**/lgw/games/mobile*', (route) =>
    isDown
      ? route.fulfill({ json: { success: false, code: 'down', message: 'x' } })
      : route.fallback(),
  );
  await page.goto('/m/lottery');
  await expect(page.getByRole('alert')).toContainText('No pudimos cargar los sorteos');
  isDown = false;
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('article', { name: 'La Gorda' })).toBeVisible();
});

test('S2.31 lottery screens are reached from the lottery entry', async ({ page }) => {
  await page.goto('/m/startLottery');
  for (const [link, path, seen] of [
    ['Lotería de Vietnam', '/m/vietnamLottery', 'Hà Nội'],
    ['Resultados de lotería', '/m/lotteryHistory', /^Sorteo \d+$/],
    ['Pozo acumulado', '/m/jackpot', 'Quién se lo llevó'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`));
    await expect(page.getByText(seen).first()).toBeVisible();
    await page.goBack();
  }
});

test('S2.31 the winner board ranks everyone, the first three with a medal', async ({ page }) => {
  await page.goto('/m/winnerBoard');
  const places = page.locator('.board-line');
  await expect(places).toHaveCount(100);
  await expect(places.nth(0).getByAltText('Puesto 1')).toBeVisible();
  await expect(places.nth(2).getByAltText('Puesto 3')).toBeVisible();
  await expect(places.nth(3).locator('.board-place')).toHaveText('4');
});

test('S2.31 the jackpot grows by itself', async ({ page }) => {
  await page.goto('/m/jackpot');
  const amount = page.locator('.jackpot-hero .money');
  await expect(amount).toBeVisible();
  const before = await amount.textContent();
  await expect(amount).not.toHaveText(before ?? '');
});

test('S2.31 the results of a lottery come page after page', async ({ page }) => {
  await page.goto('/m/lotteryHistory?gameId=RAPIDA5');
  await expect(page.locator('.draw')).toHaveCount(20);
  await page.getByRole('button', { name: 'Ver más' }).click();
  await expect(page.locator('.draw')).toHaveCount(40);
});

test('S2.24 a lottery of the list is launched with pageBack=home, after a login', async ({
  page,
}) => {
  await page.goto('/m/lottery');
  await page.getByRole('link', { name: 'Jugar: Keno 20' }).click();
  await expect(page).toHaveURL(/\/m\/login\?back=/);
  const back = new URL(page.url()).searchParams.get('back') ?? '';
  expect(Object.fromEntries(new URL(back, 'http://x').searchParams)).toEqual({
    playType: 'ent',
    gameId: 'KENO20',
    gameGroupId: 'OLA-G1',
    prize_mode: 'Elott',
    code: 'KENO20',
    pageBack: 'home',
  });
});

test('S2.25 one frame, named as the platform names it, in which a ticket is bought', async ({
  page,
  api,
}) => {
  const token = await enter(page, api);
  await page.goto(address('home'));
  const frame = page.locator('.host-stage iframe');
  await expect(frame).toHaveCount(1);
  const src = new URL((await frame.getAttribute('src')) ?? '', 'http://x');
  expect(src.pathname).toBe('/m/lotto-h5/classic/ent/games/GORDA');
  expect(Object.fromEntries(src.searchParams)).toEqual({
    token,
    merchant: 'feria',
    css: 'feria.css',
    prize_mode: 'Lott',
  });
  const game = page.frameLocator('.host-stage iframe').frameLocator('iframe');
  await game.getByRole('button', { name: 'Al azar' }).click();
  await game.getByRole('button', { name: 'Comprar boleto' }).click();
  await expect(game.getByText('Tu boleto está en juego')).toBeVisible();
  await expect(page.locator('.hostbar .money')).toHaveText('S/ 1,283.50');
});

test('S2.25 its path opened directly is the game, not home, and its token goes nowhere', async ({
  page,
}) => {
  const referrers: string[] = [];
  page.on('request', async (request) => {
    const referer = await request.headerValue('referer').catch(() => null);
    if (new URL(request.url()).pathname.startsWith('/play/')) referrers.push(referer ?? '');
  });
  await page.goto(
    '/m/lotto-h5/classic/trad/games/DELTA3?token=secret&merchant=feria&css=feria.css',
  );
  const game = page.frameLocator('iframe');
  await expect(game.getByRole('button', { name: 'Comprar boleto' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/m/lotto-h5/classic/trad/games/DELTA3');
  expect(referrers.join()).not.toContain('secret');
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
});

test('S2.25 a lottery that does not exist says so', async ({ page }) => {
  await page.goto('/m/lotto-h5/classic/trad/games/NADA');
  await expect(page.getByText('Esta lotería no existe')).toBeVisible();
});

for (const [pageBack, lands] of [
  ['home', '/m/home'],
  [undefined, '/m/game'],
  ['', '/m/game'],
  ['https://evil.test/x', '/m/home'],
  ['//evil.test', '/m/home'],
] as const) {
  test(`S2.26 closing with pageBack ${pageBack} lands on ${lands}`, async ({
    page,
    api,
    baseURL,
  }) => {
    await enter(page, api);
    await page.goto(address(pageBack));
    await page.getByRole('button', close).click();
    await expect(page).toHaveURL(`${baseURL}${lands}`);
  });
}

test('S2.26 the game in the frame closes it as well', async ({ page, api }) => {
  await enter(page, api);
  await page.goto(address());
  const game = page.frameLocator('.host-stage iframe').frameLocator('iframe');
  await game.getByRole('button', { name: 'Al azar' }).press('Escape');
  await expect(page).toHaveURL(/\/m\/game$/);
});
