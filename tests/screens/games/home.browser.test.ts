import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bySelector, categoryMenu, footer, loadingIndicator, main } from '../../helpers/locators';
import { settled } from '../../helpers/mount';
import { address, prepareApp } from '../../helpers/openApp';
import { countRequests, requestsTo } from '../../helpers/requestLog';
import { queriesOf } from './gameListPage';
import { podium, showFooter, showWinners } from './homePage';

const GAME_LIST = '/wps/relay/GCSGAME_gameList';
const RANK_LIST = '/wps/relay/GCSGAME_getRankList';

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const section = (name: string) => bySelector('section').filter({ has: heading(name) });
const measureTop = (part: ReturnType<typeof page.getByRole>) =>
  part.element().getBoundingClientRect().top;

test('S2.56 home shows the loading indicator, until the vendors are loaded', async () => {
  const app = prepareApp();
  const { holdBack, open } = app;
  const release = holdBack('/wps/relay/GCSGAME_getVassGameType');
  const hotGames = queriesOf(app, '/wps/relay/GCSGAME_hotGamesV2');
  await open('/m/home');
  // Until then the same indicator says that the code of home is loading.
  await expect.poll(() => hotGames.length).toBeGreaterThan(0);
  await expect.element(loadingIndicator()).toBeVisible();
  release();
  await expect.element(heading('Populares')).toBeVisible();
  await expect.element(loadingIndicator()).not.toBeInTheDocument();
});

test('S2.56 home is shown instead of the loading indicator, when the vendors fail to load', async () => {
  const { admin, open } = prepareApp();
  await admin('faults', { path: 'getVassGameType', kind: 'status', status: 400 });
  await open('/m/home');
  await expect.element(heading('Populares')).toBeVisible();
});

test('S2.57 S2.71 home shows ticker, banners and games in this order, and the ticker moves', async () => {
  const { open } = prepareApp({ withMotion: true });
  await open('/m/home');
  const ticker = page.getByRole('link', { name: 'Anuncios' }).first();
  const banners = page.getByRole('region', { name: 'Destacados' });
  const hot = heading('Populares');
  for (const part of [ticker, banners, hot]) await expect.element(part).toBeVisible();
  expect(measureTop(ticker)).toBeLessThan(measureTop(banners));
  expect(measureTop(banners)).toBeLessThan(measureTop(hot));
  await expect.element(ticker).toHaveTextContent('Torneo de slots');
  await expect.element(banners.getByText('Tu primera noche, al doble')).toBeInTheDocument();
  expect(banners.getByText('Solo para escritorio').query()).toBeNull();
  await expect.poll(() => bySelector('use[href$="#download"]', main()).length).toBe(1);
  const readLeftEdge = () =>
    ticker.getByText('Torneo de slots').element().getBoundingClientRect().left;
  const before = readLeftEdge();
  await expect.poll(readLeftEdge).toBeLessThan(before - 10);
});

test('S2.71 the ticker opens the announcements', async () => {
  const { open } = prepareApp();
  await open('/m/home');
  await page.getByRole('link', { name: 'Anuncios' }).first().click();
  await expect.poll(address).toBe('/m/notice');
});

test('S2.71 home shows a text in the ticker and leaves no gap for banners, when there are none', async () => {
  const { admin, open } = prepareApp();
  await admin('scenarios', { name: 'noNotices' });
  await open('/m/home');
  await expect.element(page.getByText('No hay anuncios por ahora.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Pausar el movimiento' })).toBeVisible();
  await expect.poll(() => measureTop(categoryMenu())).toBeLessThan(200);
});

test('S2.65 S2.68 S9.01 home shows pages of nine hot games, and a link to all games of a category', async () => {
  const { open } = prepareApp();
  await open('/m/home');
  const hot = section('Populares');
  const firstPage = bySelector(':scope section > :first-child > :first-child', hot);
  await expect.poll(() => firstPage.getByRole('article').length).toBe(9);
  await expect.element(hot.getByText('36', { exact: true })).toBeVisible();
  await expect
    .element(hot.getByRole('link', { name: 'Ver más' }))
    .toHaveAttribute('href', '/m/gameList?type=HOT');
  await showFooter();
  await expect
    .element(section('Slots').getByRole('link', { name: 'Ver todo' }))
    .toBeInTheDocument();
});

test('S2.73 S9.04 the first three of 100 winners are a podium, with the first one in the middle', async () => {
  const { admin, open } = prepareApp();
  await open('/m/home');
  await showWinners();
  const steps = podium()
    .elements()
    .map((step) => ({
      place: step.getAttribute('data-place'),
      left: step.getBoundingClientRect().left,
    }));
  expect(steps.map(({ place }) => place)).toEqual(['1', '2', '3']);
  const fromTheLeft = steps.toSorted((a, b) => a.left - b.left);
  expect(fromTheLeft.map(({ place }) => place)).toEqual(['2', '1', '3']);
  const [request] = await requestsTo(admin, RANK_LIST);
  expect(request?.query).toMatchObject({ gameCategory: 'ALL', limitNum: '100', language: 'ES' });
});

test('S2.31 S2.67 a link at the title of the winners on home opens their screen', async () => {
  const { open } = prepareApp();
  await open('/m/home');
  await showWinners();
  await bySelector('a[href="/m/winnerBoard"]').click();
  await expect.element(page.getByRole('heading', { name: 'Ganadores', level: 1 })).toBeVisible();
  await expect.element(main().getByRole('listitem').nth(5)).toBeVisible();
});

test('S1.08 S1.09 the footer of home shows ways to pay, vendors, licence, games and encryption', async () => {
  const { open } = prepareApp();
  await open('/m/home');
  await showFooter();
  await expect.poll(() => bySelector('ul img', footer()).length).toBe(6);
  await expect.element(footer().getByRole('img', { name: 'Proveedores de juegos' })).toBeVisible();
  for (const text of ['licencia de juego', '2025', 'Más de 600 juegos', '256 bits'])
    await expect.element(footer()).toHaveTextContent(text);
});

test('S2.31 the footer of home links to languages, agreement and policy', async () => {
  const { open } = prepareApp();
  await open('/m/home');
  await showFooter();
  const language = footer().getByRole('link', { name: 'Idioma' });
  await expect.element(language).toHaveAttribute('href', '/m/language');
  for (const name of ['Acuerdo de usuario', 'Política de privacidad']) {
    await footer().getByRole('link', { name }).click();
    await expect.element(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect.element(main()).toHaveTextContent(/\d/);
    history.back();
  }
});

test('S2.69 a category without games has a placeholder on home', async () => {
  const { answer, open } = prepareApp();
  const value = { games: [], pageNum: 1, totalPages: 0, totalCount: 0 };
  answer(GAME_LIST, () => Response.json({ success: true, value }));
  await open('/m/home');
  await showFooter();
  await expect.element(section('Slots')).toBeInTheDocument();
  section('Slots').element().scrollIntoView();
  await expect.element(section('Slots').getByText('Aún no hay juegos aquí')).toBeVisible();
});

test('S4.34 S4.35 three quick changes of language load winners once, and games in the last language', async () => {
  const { admin, open } = prepareApp();
  await open('/m/home');
  await showWinners();
  await admin('log', undefined, 'DELETE');
  for (const language of ['EN', 'ES', 'EN']) changeLanguage(language);
  await expect.element(heading('Hot')).toBeVisible();
  await expect.poll(() => countRequests(admin, RANK_LIST)).toBe(1);
  const hotGames = () => requestsTo(admin, '/wps/relay/GCSGAME_hotGamesV2');
  await expect.poll(async () => (await hotGames()).at(-1)?.query.language).toBe('EN');
});

/** As another tab does it: it writes to the storage, from which every tab reads. */
function changeLanguage(newValue: string) {
  localStorage.setItem('language', newValue);
  dispatchEvent(
    new StorageEvent('storage', { key: 'language', newValue, storageArea: localStorage }),
  );
}

test('S2.70 home shows the favourites with a link to all of them', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open('/m/home');
  await showFooter();
  await expect
    .element(section('Favoritos').getByRole('link', { name: 'Ver todo' }))
    .toHaveAttribute('href', '/m/gameList?type=FAV');
});

test('S2.70 home has no section of favourites, when a member has none', async () => {
  const { answer, logIn, open } = prepareApp();
  let replies = 0;
  answer('/wps/relay/MCSFE_getFavoriteGamesList', async (_, send) => {
    const reply = await send();
    replies += 1;
    return reply;
  });
  await logIn('newMember');
  await open('/m/home');
  await expect.poll(() => replies).toBeGreaterThan(0);
  // Both are below the hot games and come at the same time.
  await showFooter();
  await settled();
  expect(section('Favoritos').query()).toBeNull();
});
