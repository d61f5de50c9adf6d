import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bySelector, gameCards, header, main } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import { cards, queriesOf, stopTimers, textOf, textsOf } from './gameListPage';

const SUGGESTIONS = '/wps/relay/GCSGAME_suggestions';

const search = () => page.getByRole('searchbox');
const suggestions = () => page.getByRole('list', { name: 'Sugerencias' }).getByRole('button');
const recent = () =>
  page
    .getByRole('region', { name: 'Búsquedas recientes' })
    .getByRole('listitem')
    .getByRole('button');
const clear = () => page.getByRole('button', { name: 'Borrar búsqueda' });

/** Searches for `oro`, and taps the second suggestion. Returns its name. */
async function searchBySuggestion() {
  await search().fill('oro');
  await expect.poll(() => textOf(bySelector('mark', suggestions().nth(1)))).toMatch(/oro/i);
  // The names of the server come after those that the app knows.
  await expect.poll(() => suggestions().length).toBeGreaterThan(3);
  const name = textOf(suggestions().nth(1)) ?? '';
  await suggestions()
    .filter({ has: page.getByText(name, { exact: true }) })
    .click();
  await expect.poll(() => new URLSearchParams(location.search).get('q')).toBe(name);
  await expect.element(cards().first()).toHaveTextContent(name);
  return name;
}

test('suggestions are requested once, 250 ms after the last key, and the match in them is marked', async () => {
  const app = prepareApp();
  const requests = queriesOf(app, SUGGESTIONS);
  await app.open('/m/slot-games');
  await header().getByRole('link', { name: 'Buscar juegos' }).click();
  await expect.element(search()).toBeVisible();
  const pass = stopTimers();
  for (const text of ['d', 'dr', 'dra', 'drag']) {
    await pass(200);
    await search().fill(text);
  }
  await pass(200);
  expect(requests).toEqual([]);
  await pass(100);
  expect(requests.map(({ gameName }) => gameName)).toEqual(['drag']);
  vi.useRealTimers();
  await expect.poll(() => textOf(bySelector('mark', suggestions().nth(1)))).toMatch(/^drag$/i);
});

test('A71 the search screen shows lotteries and news, with links to them', async () => {
  const { open } = prepareApp();
  await open('/m/search');
  const lotteries = page.getByRole('region', { name: 'Loterías populares' });
  await expect.element(gameCards(lotteries).first()).toBeVisible();
  await expect
    .element(lotteries.getByRole('link', { name: 'Ver todo' }))
    .toHaveAttribute('href', '/m/startLottery');
  const news = page.getByRole('region', { name: 'Novedades' });
  await expect.element(news).toBeInTheDocument();
  news.element().scrollIntoView();
  await expect.element(bySelector('[href^="/m/play?game="]', news).first()).toBeVisible();
  await expect.element(bySelector('[href="/m/notice"]', news).first()).toBeVisible();
});

test('the request for old suggestions is aborted, and the new ones are shown', async () => {
  const { answer, open } = prepareApp();
  const held: Request[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  answer(SUGGESTIONS, async (request, send) => {
    if (new URL(request.url).searchParams.get('gameName') === 'a') {
      held.push(request);
      await released;
    }
    return send();
  });
  await open('/m/search');
  await search().fill('a');
  await expect.poll(() => held.length).toBe(1);
  await search().fill('oro');
  await expect.poll(() => held[0]?.signal.aborted).toBe(true);
  release();
  await expect.poll(() => textOf(bySelector('mark', suggestions().nth(1)))).toMatch(/oro/i);
});

test('A71 a tapped suggestion is searched for and kept in recent searches, until they are cleared', async () => {
  const { open, reload } = prepareApp();
  await open('/m/search');
  const name = await searchBySuggestion();
  await clear().click();
  await expect.poll(address).toBe('/m/search');
  await expect.poll(() => textsOf(recent())).toEqual([name]);
  expect(localStorage.getItem('feria.searches')).toBe(JSON.stringify([name]));
  await recent().click();
  await expect.element(cards().first()).toHaveTextContent(name);
  await reload();
  await clear().click();
  await page.getByRole('button', { name: 'Borrar', exact: true }).click();
  await expect.element(recent()).not.toBeInTheDocument();
});

test('A71 a search without results shows popular games, a way to ask and buttons to remove filters', async () => {
  const { open } = prepareApp();
  await open('/m/search?q=zzzz&vendor=PG');
  await expect.element(page.getByRole('heading', { name: 'No encontramos «zzzz».' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Populares ahora' })).toBeVisible();
  const popular = page.getByRole('region', { name: 'Populares ahora' });
  await expect.poll(() => gameCards(popular).length).toBe(9);
  await expect
    .element(page.getByRole('link', { name: 'Pídelo a atención al cliente' }))
    .toHaveAttribute('href', expect.stringMatching(/support\?.*about=.*zzzz/));
  await main().getByRole('button', { name: 'Papagayo Quitar' }).click();
  await expect.poll(address).toMatch(/search\?q=zzzz$/);
});

test('A71 a search with a typing error shows the nearest games', async () => {
  const { open } = prepareApp();
  await open('/m/search?q=dargon');
  const nearest = page.getByRole('region', { name: 'Quizás buscas' });
  await expect.element(gameCards(nearest).first()).toHaveTextContent(/drag/i);
});
