import type { Page } from 'playwright/test';
import { pauseClock } from '../helpers/clock';
import { expect, test } from '../helpers/fixtures';
import { toast } from '../helpers/locators';
import { startSession } from '../helpers/session';
import { cards, heart, queriesOf, visibleNames } from './gameListPage';

const ADD = 'MCSFE_addFavoriteGameV2';

const heartOf = (page: Page, name: string) =>
  heart(
    cards(page)
      .filter({ has: page.getByText(name, { exact: true }) })
      .first(),
  );

test('S4.18 a removed favourite disappears from the game list without a refetch', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/gameList?type=FAV');
  await expect(cards(page).nth(3)).toBeVisible();
  const before = await visibleNames(page);
  const pageRequests = queriesOf(page, 'MCSFE_getFavoriteGames');
  const fullListRequests = queriesOf(page, 'MCSFE_getFavoriteGamesList');
  const name = `Quitar ${before[1]} de favoritos`;
  await page.getByRole('button', { name, exact: true }).first().click();
  await expect(toast(page)).toContainText('Quitado de favoritos');
  await expect
    .poll(async () => (await visibleNames(page)).slice(0, 4))
    .toEqual([before[0], before[2], before[3], before[4]]);
  expect(pageRequests.filter(({ pageNo }) => pageNo === '1')).toEqual([]);
  expect(fullListRequests).toEqual([]);
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
