import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import words from '../../../src/i18n/es/games/game';
import { bySelector } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import {
  cardAt,
  cards,
  chip,
  LIST,
  listCount,
  listTitle,
  queriesOf,
  screenTitle,
  scrollToEnd,
  textOf,
  textsOf,
  waitForPage,
} from './gameListPage';

const digits = (text: string | null | undefined) => text?.replace(/\D/g, '');

test('S2.22 the list is filtered by gameType, vassalage and type of the address, also after a reload', async () => {
  const app = prepareApp();
  const requests = queriesOf(app, LIST);
  await app.open('/m/gameList?gameType=RNG&vassalage=FERIA&type=CRASH');
  for (const load of ['opened', 'reloaded']) {
    await expect.element(cards().first()).toBeVisible();
    expect(requests[0]).toMatchObject({
      gameType: 'RNG',
      vassalage: 'FERIA',
      gameClassify: 'Crash',
    });
    requests.length = 0;
    if (load === 'opened') await app.reload();
  }
  app.goTo('/m/gameList?gameType=RNG&vassalage=PG');
  await expect.element(listTitle()).toHaveTextContent(/^Papagayo$/);
  await expect.element(chip(words.RNG)).toHaveAttribute('aria-pressed', 'true');
});

test('S2.23 S4.19 a link on home opens the list on hot games, and another one on favourites', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open('/m/home');
  for (const code of ['HOT', 'FAV'] as const) {
    await bySelector(`a[href*="gameList?type=${code}"]`).click();
    await expect.poll(() => textOf(screenTitle())).toBe(words[code]);
    await expect.element(chip(words[code])).toHaveAttribute('aria-pressed', 'true');
    await expect.element(cards().first()).toBeVisible();
    history.back();
  }
});

test('S10.16 a list is sorted and filtered, with counts in the sheet and the choices in the address', async () => {
  const app = prepareApp();
  const requests = queriesOf(app, LIST);
  await app.open('/m/gameList?gameType=RNG');
  await page.getByRole('button', { name: /^Ordenar y filtrar/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Mayor RTP' }).click();
  await sheet.getByRole('button', { name: /^95/ }).click();
  const low = sheet.getByRole('button', { name: /^Baja/ });
  await low.click();
  const show = sheet.getByRole('button', { name: /^Ver/ });
  // The button and the choice have the same number, when the games with everything that was chosen are counted.
  await expect
    .poll(() => {
      const shown = digits(textOf(show));
      return shown !== '' && shown === digits(textOf(low));
    })
    .toBe(true);
  const games = digits(textOf(show));
  await show.click();
  await expect.poll(address).toMatch(/gameType=RNG&sort=rtp&volatility=low&rtp=95$/);
  await expect
    .poll(() => requests.at(-1))
    .toMatchObject({ gameType: 'RNG', sortBy: 'rtp', minRtp: '95', volatility: 'low' });
  await expect.poll(() => textOf(listCount())).toBe(games);
  await app.reload();
  const chips = page.getByRole('group', { name: 'Filtros elegidos' }).getByRole('button');
  await expect
    .poll(() => textsOf(chips))
    .toEqual(['Mayor RTP', 'RTP: 95% o más', 'Volatilidad: Baja', 'Quitar filtros']);
  await chips.nth(1).click();
  await expect.poll(address).toMatch(/gameType=RNG&sort=rtp&volatility=low$/);
  await chips.last().click();
  await expect.poll(address).toMatch(/gameType=RNG$/);
  await expect.poll(() => chips.length).toBe(0);
});

test('the list keeps its games, shows an error and loads the page on retry, when the next page fails', async () => {
  const app = prepareApp();
  const { admin, allowConsole, open } = app;
  allowConsole(/breaks the contract/);
  const requests = queriesOf(app, LIST);
  await open('/m/slot-games');
  await expect.poll(() => requests.length).toBe(2);
  await waitForPage();
  await admin('faults', { path: LIST, kind: 'malformed' });
  scrollTo(0, 500);
  scrollToEnd();
  const error = page.getByRole('alert');
  await expect.element(error).toHaveTextContent('No se pudo cargar');
  await expect.element(error).toBeInViewport();
  scrollTo(0, 0);
  await expect.element(cards().first()).toBeInViewport();
  await expect.element(error).toBeInViewport();
  await admin('faults', undefined, 'DELETE');
  await error.getByRole('button').click();
  await expect.element(error).not.toBeInTheDocument();
  scrollToEnd();
  await expect.element(cardAt(30)).toBeVisible();
  expect(requests.filter(({ pageNo }) => pageNo === '1')).toHaveLength(1);
});

const WITHOUT_NAMES = [{ nodeId: 1, title: 'Samba', gameType: 'RNG', vassalage: 'FERIA' }];

test.each([
  ['is empty', ''],
  ['has no list of games', '{"success":true,"value":{"totalCount":300}}'],
  ['has games without a name', JSON.stringify({ success: true, value: { games: WITHOUT_NAMES } })],
])('the list shows an error and a retry button, when the first page %s', async (_, body) => {
  const { allowConsole, answer, open } = prepareApp();
  allowConsole(/breaks the contract/);
  const headers = { 'Content-Type': 'application/json' };
  const stop = answer(LIST, () => new Response(body, { headers }));
  await open('/m/slot-games');
  const alert = page.getByRole('alert');
  await expect
    .poll(() => textOf(alert.getByRole('heading')))
    .toBe('No se pudo cargar. Toca para reintentar.');
  stop();
  await alert.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(cards().first()).toBeVisible();
});
