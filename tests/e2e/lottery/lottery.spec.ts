import type { Page } from 'playwright/test';
import { gameHeader, lotteryFrame } from '../games/launchPage';
import { type BackendFixtures, expect, test } from '../helpers/fixtures';
import { changeConfig } from '../helpers/pageConfig';
import { startSession } from '../helpers/session';

type Admin = BackendFixtures['admin'];

const launchPath = (pageBack?: string, gameId = 'GORDA') =>
  `/m/launchGame?${new URLSearchParams({
    playType: 'ent',
    gameId,
    gameGroupId: 'PUNA-G1',
    prize_mode: 'Lott',
    code: gameId,
    ...(pageBack === undefined ? {} : { pageBack }),
  })}`;
const FIVE_MINUTES = 300_000;

test('S2.25 S2.34 buys a ticket in one frame with the address of the platform, when the lottery is open', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto(launchPath('home'));
  const frame = page.locator('main iframe');
  await expect(frame).toHaveCount(1);
  const src = new URL((await frame.getAttribute('src')) ?? '', 'http://x');
  expect(src.pathname).toBe('/m/lotto-h5/classic/ent/games/GORDA');
  expect(Object.fromEntries(src.searchParams)).toEqual({
    merchant: 'feria',
    css: 'feria.css',
    prize_mode: 'Lott',
  });
  const lotteryPage = page.frameLocator('main iframe');
  await expect(lotteryPage.getByRole('main')).toHaveAccessibleName('Lotería');
  const game = lotteryFrame(page);
  await game.getByRole('button', { name: 'Al azar' }).click();
  await game.getByRole('button', { name: 'Comprar boleto' }).click();
  await expect(game.getByText('Tu boleto está en juego')).toBeVisible();
  await expect(gameHeader(page)).toContainText('S/ 1,283.50');
  const name = (await gameHeader(page).getByRole('heading').textContent()) ?? '';
  await expect(page).toHaveTitle(`${name} · Feria`);
});

/** When the draw takes place of the ticket of this lottery that is bought next. */
async function waitForDrawTime(page: Page, gameId: string) {
  const reply = await page.waitForResponse(
    (response) => response.url().includes('/lgw/orders?') && response.frame() === page.mainFrame(),
  );
  const { value } = await reply.json();
  return value.content.find((order: { gameId: string }) => order.gameId === gameId)
    .opensAt as number;
}

async function passDraw(page: Page, admin: Admin, opensAt: number) {
  const { now } = await admin('clock', undefined, 'GET');
  await admin('clock', { advance: opensAt - now + 1_000 });
  // The page has a clock of its own, and knows the time of the server to the second.
  await page.clock.fastForward(opensAt - (await page.evaluate(() => Date.now())) + 5_000);
}

test('S2.25 a ticket shows the pick, the stake and the possible prize, and after the draw its result', async ({
  page,
  admin,
}) => {
  await page.clock.install();
  await startSession(page, admin);
  // Right after a draw, so that both tickets are for the next one.
  const { now } = await admin('clock', undefined, 'GET');
  await admin('clock', { advance: FIVE_MINUTES - (now % FIVE_MINUTES) + 1_000 });
  await page.goto(launchPath('home', 'RAPIDA5'));
  const game = lotteryFrame(page);
  const session = page.getByRole('link', { name: /Esta sesión/ });
  await expect(session).toBeVisible();
  await game.getByRole('button', { name: 'Par o impar' }).click();
  const buy = async (pick: string) => {
    await game.getByRole('button', { name: pick, exact: true }).click();
    await game.getByRole('button', { name: 'Comprar boleto' }).click();
    await expect(game.locator('b').getByText(pick, { exact: true })).toBeVisible();
  };
  const drawTime = waitForDrawTime(page, 'RAPIDA5');
  await buy('Impar');
  await buy('Par');
  await expect(game.getByText('Apuesta S/ 1.00 · Premio posible S/ 1.84')).toBeVisible();
  await expect(session).toHaveAccessibleName(/resultado -S\/\s2\.00/);

  await passDraw(page, admin, await drawTime);
  await expect(game.getByRole('status')).toHaveText(
    /Ganaste S\/\s1\.84|Tu boleto no ganó esta vez/,
  );
  await expect(game.getByText(/^Salió \d+( · \d+)+$/)).toBeVisible();
  // One of the two has won.
  await expect(session).toHaveAccessibleName(/resultado -S\/\s0\.16/);
});

test('S2.25 shows the game and does not send its token on, when its path is opened directly', async ({
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
  const { pathname, search } = new URL(page.url());
  expect(pathname).toBe('/m/lotto-h5/classic/trad/games/DELTA3');
  expect(search, 'the token is removed').toBe('?merchant=feria&css=feria.css');
  await expect.poll(() => referrers).not.toEqual([]);
  expect(referrers.join()).not.toContain('secret');
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
});

test.describe('where the platform needs the token in the payload,', () => {
  test.use({ allowTokenInAddress: true });

  test('S2.25 S7.35 it is in the address of the frame and of calls that name it, and leaves at once', async ({
    page,
    admin,
  }) => {
    const token = await startSession(page, admin);
    await changeConfig(page, '/m/launchGame*', { tokenInPayload: true });
    const request = page.waitForRequest('**/MCSFE_getFavoriteGamesList*');
    await page.goto(launchPath('home'));
    expect(new URL((await request).url()).searchParams.get('token')).toBe(token);
    const src = await page.locator('main iframe').getAttribute('src');
    expect(new URL(src ?? '', 'http://x').searchParams.get('token')).toBe(token);
    const shown = () => page.frame({ url: /lotto-h5/ })?.url() ?? token;
    await expect.poll(shown).not.toContain(token);
  });
});

test('S2.26 a lottery closes by Escape in its frame', async ({ page, admin }) => {
  await startSession(page, admin);
  await page.goto(launchPath());
  const game = lotteryFrame(page);
  await game.getByRole('button', { name: 'Al azar' }).press('Escape');
  await expect(page).toHaveURL(/\/m\/game$/);
});
