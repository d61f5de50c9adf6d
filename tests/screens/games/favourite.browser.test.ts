import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { favouriteList } from '../../../src/contract/games/favourite';
import { toast } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import { cards, heart, queriesOf, stopTimers, textOf, visibleNames } from './gameListPage';
import { logInByForm } from './launchPage';

const heartOf = (name: string) =>
  heart(
    cards()
      .filter({ has: page.getByText(name, { exact: true }) })
      .first(),
  );

test('S4.18 a removed favourite disappears from the game list without a refetch', async () => {
  const app = prepareApp();
  await app.logIn();
  await app.open('/m/gameList?type=FAV');
  await expect.element(cards().nth(3)).toBeVisible();
  const before = visibleNames();
  const pageRequests = queriesOf(app, '/wps/relay/MCSFE_getFavoriteGames');
  const fullListRequests = queriesOf(app, '/wps/relay/MCSFE_getFavoriteGamesList');
  const name = `Quitar ${before[1]} de favoritos`;
  await page.getByRole('button', { name, exact: true }).first().click();
  await expect.element(toast()).toHaveTextContent('Quitado de favoritos');
  await expect
    .poll(() => visibleNames().slice(0, 4))
    .toEqual([before[0], before[2], before[3], before[4]]);
  expect(pageRequests.filter(({ pageNo }) => pageNo === '1')).toEqual([]);
  expect(fullListRequests).toEqual([]);
});

test('S6.01 S6.02 S8.01 login opens and a toast says why for 2 s, when a visitor opens favourites', async () => {
  const { open } = prepareApp();
  const pass = stopTimers();
  await open('/m/gameList?type=FAV');
  await expect.poll(address).toMatch(/\/m\/login\?back=%2Fm%2FgameList%3Ftype%3DFAV/);
  await expect.element(toast()).toHaveTextContent('Ingresa para ver tus favoritos.');
  await pass(1800);
  expect(textOf(toast())).toMatch(/./);
  await pass(400);
  expect(textOf(toast())).toBe('');
});

test('S4.17 S8.01 a visitor’s favourite is saved after the login, and the scroll position is the same', async () => {
  const app = prepareApp();
  const { admin, answer, mock, open } = app;
  mock.setLanguage('ES');
  const session = await admin('personas', { persona: 'member' });
  const page1 = await mock.as(session.token).call(favouriteList, { pageNo: 1, pageSize: 100 });
  const favourites = page1.content.map(({ gameName }) => gameName);
  await open('/m/slot-games');
  await expect.element(cards().nth(20)).toBeInTheDocument();
  scrollTo(0, 640);
  // Rows are placed one frame after a scroll.
  await expect.poll(() => visibleNames().length).toBeGreaterThanOrEqual(12);
  const names = visibleNames().slice(3);
  const button = heartOf(names.find((name) => !favourites.includes(name)) ?? '');
  await button.click();
  await expect.element(toast()).toHaveTextContent('Ingresa para ver tus favoritos.');
  await expect.poll(address).toMatch(/\/m\/login\?back=%2Fm%2Fslot-games/);
  answer('/wps/session/login', () => Response.json({ success: true, value: session }));
  const added = queriesOf(app, '/wps/relay/MCSFE_addFavoriteGameV2');
  await logInByForm();
  await expect.poll(address).toBe('/m/slot-games');
  await expect.poll(() => added.length).toBe(1);
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  expect(scrollY).toBe(640);
});
