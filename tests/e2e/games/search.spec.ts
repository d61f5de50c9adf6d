import type { Page, Request } from 'playwright/test';
import { pauseClock } from '../helpers/clock';
import { expect, test } from '../helpers/fixtures';
import { gameCards, header } from '../helpers/locators';
import { moveTo } from '../helpers/navigation';
import { holdBack } from '../helpers/network';
import { cards, queriesOf } from './gameListPage';

const field = (page: Page) => page.getByRole('searchbox');
const suggestions = (page: Page) =>
  page.getByRole('list', { name: 'Sugerencias' }).getByRole('button');

test('suggestions are requested once, 250 ms after the last key, and the match in them is marked', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/m/slot-games');
  await header(page).getByRole('link', { name: 'Buscar juegos' }).click();
  const requests = queriesOf(page, 'GCSGAME_suggestions');
  await expect(field(page)).toBeVisible();
  await pauseClock(page);
  await field(page).pressSequentially('drag');
  await page.clock.runFor(200);
  expect(requests).toEqual([]);
  await page.clock.runFor(100);
  await expect(suggestions(page).nth(1)).toBeVisible();
  expect(requests.map(({ gameName }) => gameName)).toEqual(['drag']);
  await expect(suggestions(page).nth(1).locator('mark')).toHaveText(/^drag$/i);
});

test('A71 old suggestions are aborted, and a tapped one is searched for and kept in recent searches', async ({
  page,
}) => {
  await page.goto('/m/search');
  const lotteries = page.getByRole('region', { name: 'Loterías populares' });
  await expect(gameCards(lotteries).first()).toBeVisible();
  await expect(lotteries.getByRole('link', { name: 'Ver todo' })).toHaveAttribute(
    'href',
    '/m/startLottery',
  );
  const news = page.getByRole('region', { name: 'Novedades' });
  await news.scrollIntoViewIfNeeded();
  await expect(news.locator('[href^="/m/play?game="]').first()).toBeVisible();
  await expect(news.locator('[href="/m/notice"]').first()).toBeVisible();

  const isForA = (request: Request) => /GCSGAME_suggestions.*gameName=a/.test(request.url());
  const release = await holdBack(page, '**/GCSGAME_suggestions*gameName=a*');
  const requested = page.waitForRequest(isForA);
  await field(page).fill('a');
  await requested;
  const aborted = page.waitForEvent('requestfailed', isForA);
  const replied = page.waitForResponse(/GCSGAME_suggestions.*gameName=oro/);
  await field(page).fill('oro');
  await aborted;
  release();
  // The names of the server come after those that the app knows.
  await (await replied).finished();
  await expect(suggestions(page).nth(1).locator('mark')).toHaveText(/oro/i);

  const name = (await suggestions(page).nth(1).textContent()) ?? '';
  await suggestions(page)
    .filter({ has: page.getByText(name, { exact: true }) })
    .click();
  await expect(page).toHaveURL(/\?q=/);
  expect(new URL(page.url()).searchParams.get('q')).toBe(name);
  await expect(cards(page).first()).toContainText(name);
  await page.getByRole('button', { name: 'Borrar búsqueda' }).click();
  await expect(page).toHaveURL(/\/m\/search$/);
  const recent = page
    .getByRole('region', { name: 'Búsquedas recientes' })
    .getByRole('listitem')
    .getByRole('button');
  await expect(recent).toHaveText([name]);
  expect(await page.evaluate(() => localStorage.getItem('feria.searches'))).toBe(
    JSON.stringify([name]),
  );
  await recent.click();
  await expect(cards(page).first()).toContainText(name);
  await page.reload();
  await page.getByRole('button', { name: 'Borrar búsqueda' }).click();
  await page.getByRole('button', { name: 'Borrar', exact: true }).click();
  await expect(recent).toHaveCount(0);

  // A search without results shows popular or nearest games, and a button to remove the filters.
  await moveTo(page, '/m/search?q=zzzz&vendor=PG');
  await expect(page.getByRole('heading', { name: 'No encontramos «zzzz».' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Populares ahora' })).toBeVisible();
  await expect(gameCards(page.getByRole('region', { name: 'Populares ahora' }))).toHaveCount(9);
  await expect(page.getByRole('link', { name: 'Pídelo a atención al cliente' })).toHaveAttribute(
    'href',
    /support\?.*about=.*zzzz/,
  );
  await page.getByRole('main').getByRole('button', { name: 'Papagayo Quitar' }).click();
  await expect(page).toHaveURL(/search\?q=zzzz$/);

  await moveTo(page, '/m/search?q=dargon');
  const nearest = page.getByRole('region', { name: 'Quizás buscas' });
  await expect(gameCards(nearest).first()).toContainText(/drag/i);
});
