import type { Locator, Page, Route } from 'playwright/test';
import words from '../../../src/i18n/es/games/game';
import { findViolations } from '../helpers/axe';
import { pauseClock } from '../helpers/clock';
import { expect, test } from '../helpers/fixtures';
import { header } from '../helpers/locators';
import { moveTo } from '../helpers/navigation';
import { answerUntil, holdBack } from '../helpers/network';
import { startSession } from '../helpers/session';
import {
  cardAt,
  cards,
  chip,
  LIST,
  listCount,
  listTitle,
  queriesOf,
  scrollToEnd,
  visibleNames,
  waitForPage,
} from './gameListPage';

const screenTitle = (page: Page) => header(page).getByRole('heading', { level: 1 });

const digits = (text: string | null) => text?.replace(/\D/g, '');

interface Shift {
  value: number;
  sources: { node: Node | null }[];
}

test('S2.22 the list is filtered by gameType, vassalage and type of the address, also after a reload', async ({
  page,
}) => {
  const requests = queriesOf(page, LIST);
  await page.goto('/m/gameList?gameType=RNG&vassalage=FERIA&type=CRASH');
  for (const load of ['opened', 'reloaded']) {
    await expect(cards(page).first()).toBeVisible();
    expect(requests[0]).toMatchObject({
      gameType: 'RNG',
      vassalage: 'FERIA',
      gameClassify: 'Crash',
    });
    requests.length = 0;
    if (load === 'opened') await page.reload();
  }
  await moveTo(page, '/m/gameList?gameType=RNG&vassalage=PG');
  await expect(listTitle(page)).toHaveText('Papagayo');
  await expect(chip(page, words.RNG)).toHaveAttribute('aria-pressed', 'true');
});

test('S2.23 S4.19 the list opens on hot games or favourites, when a member taps the link to them on home', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/home');
  for (const code of ['HOT', 'FAV'] as const) {
    await page.locator(`a[href*="gameList?type=${code}"]`).click();
    await expect(screenTitle(page)).toHaveText(words[code]);
    await expect(chip(page, words[code])).toHaveAttribute('aria-pressed', 'true');
    await expect(cards(page).first()).toBeVisible();
    await page.goBack();
  }
});

test('S10.16 a list is sorted and filtered, with counts in the sheet and the choices in the address', async ({
  page,
}) => {
  const requests = queriesOf(page, LIST);
  await page.goto('/m/gameList?gameType=RNG');
  await page.getByRole('button', { name: /^Ordenar y filtrar/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Mayor RTP' }).click();
  await sheet.getByRole('button', { name: /^95/ }).click();
  const low = sheet.getByRole('button', { name: /^Baja/ });
  await low.click();
  const show = sheet.getByRole('button', { name: /^Ver/ });
  const countIn = async (button: Locator) => digits(await button.textContent());
  // The button and the choice have the same number, when the games with everything that was chosen are counted.
  await expect
    .poll(
      async () => (await countIn(show)) !== '' && (await countIn(show)) === (await countIn(low)),
    )
    .toBe(true);
  const games = await countIn(show);
  expect(await findViolations(page, 'dialog[open]')).toEqual([]);
  await show.click();
  await expect(page).toHaveURL(/gameType=RNG&sort=rtp&volatility=low&rtp=95$/);
  await expect
    .poll(() => requests.at(-1))
    .toMatchObject({ gameType: 'RNG', sortBy: 'rtp', minRtp: '95', volatility: 'low' });
  await expect(listCount(page)).toHaveText(games ?? '');
  await page.reload();
  const chips = page.getByRole('group', { name: 'Filtros elegidos' }).getByRole('button');
  await expect(chips).toHaveText([
    'Mayor RTP',
    'RTP: 95% o más',
    'Volatilidad: Baja',
    'Quitar filtros',
  ]);
  await chips.nth(1).click();
  await expect(page).toHaveURL(/gameType=RNG&sort=rtp&volatility=low$/);
  await chips.last().click();
  await expect(page).toHaveURL(/gameType=RNG$/);
  await expect(chips).toHaveCount(0);
});

test('S9.10 the next page is requested less than 300 px before the end, at most once in 1000 ms', async ({
  page,
}) => {
  await page.clock.install();
  const requests = queriesOf(page, LIST);
  await page.goto('/m/slot-games');
  await expect.poll(() => requests.length).toBe(2);
  await expect(cardAt(page, 9)).toBeVisible();
  await page.clock.runFor(2000);
  const end = await page.evaluate(
    () =>
      (document.querySelector('main [aria-busy] > :last-child')?.getBoundingClientRect().top ?? 0) +
      scrollY -
      innerHeight,
  );
  await page.evaluate((top) => scrollTo(0, top), end - 320);
  await page.clock.runFor(100);
  expect(requests).toHaveLength(2);
  await page.evaluate((top) => scrollTo(0, top), end - 290);
  await expect.poll(() => requests.length).toBe(3);

  const waitForCount = (count: number) =>
    expect
      .poll(() => page.locator('[role=listitem]:visible').first().getAttribute('aria-setsize'))
      .toBe(String(count))
      .then(() => waitForPage(page));
  // Otherwise a page that is still loading would be requested first.
  await waitForCount(36);
  await pauseClock(page);
  await page.clock.runFor(1100);
  await scrollToEnd(page);
  await waitForCount(48);
  // The end is reached three more times within the second: no request is sent, neither now nor later.
  for (let turn = 0; turn < 3; turn++) {
    await scrollToEnd(page);
    await page.clock.runFor(100);
    await page.evaluate(() => scrollBy(0, -1200));
    await page.clock.runFor(100);
  }
  expect(requests).toHaveLength(4);
  await page.clock.runFor(1000);
  expect(requests).toHaveLength(4);
  await scrollToEnd(page);
  await waitForCount(60);
  expect(requests).toHaveLength(5);
});

test('the list keeps its games, shows an error and loads the page on retry, when the next page fails', async ({
  page,
  admin,
}) => {
  const requests = queriesOf(page, LIST);
  await page.goto('/m/slot-games');
  await expect.poll(() => requests.length).toBe(2);
  await waitForPage(page);
  await admin('faults', { path: LIST, kind: 'malformed' });
  await page.evaluate(() => scrollTo(0, 500));
  await scrollToEnd(page);
  const error = page.getByRole('alert');
  await expect(error).toContainText('No se pudo cargar');
  await expect(error).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(cards(page).first()).toBeInViewport();
  await expect(error).toBeInViewport();
  await admin('faults', undefined, 'DELETE');
  await error.getByRole('button').click();
  await expect(error).toHaveCount(0);
  await scrollToEnd(page);
  await expect(cardAt(page, 30)).toBeVisible();
  expect(requests.filter(({ pageNo }) => pageNo === '1')).toHaveLength(1);
});

const WITHOUT_NAMES = [{ nodeId: 1, title: 'Samba', gameType: 'RNG', vassalage: 'FERIA' }];
const UNUSABLE = [
  ['is empty', ''],
  ['has no list of games', '{"success":true,"value":{"totalCount":300}}'],
  ['has games without a name', JSON.stringify({ success: true, value: { games: WITHOUT_NAMES } })],
] as const;

for (const [what, body] of UNUSABLE)
  test(`the list shows an error and a retry button, when the first page ${what}`, async ({
    page,
  }) => {
    const answer = (route: Route) => route.fulfill({ contentType: 'application/json', body });
    const stop = await answerUntil(page, `**/*${LIST}*`, answer);
    await page.goto('/m/slot-games');
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading')).toHaveText('No se pudo cargar. Toca para reintentar.');
    stop();
    await alert.getByRole('button', { name: 'Reintentar' }).click();
    await expect(cards(page).first()).toBeVisible();
  });

test.describe('after a return to the list,', () => {
  /** Loads some pages of the list of slots and scrolls to a position between two rows. */
  async function scrollDownSlots(page: Page) {
    await page.clock.install();
    const requests = queriesOf(page, LIST);
    await page.goto('/m/slot-games');
    for (let pages = 2; pages <= 5; pages++) {
      await expect.poll(() => requests.length).toBe(pages);
      await waitForPage(page);
      await page.clock.runFor(1100);
      await scrollToEnd(page);
    }
    await expect.poll(() => requests.length).toBe(6);
    await page.evaluate(() => scrollTo(0, 1777));
    await page.clock.runFor(100);
    // Rows are placed one frame after a scroll.
    await expect.poll(async () => (await visibleNames(page)).length).toBeGreaterThanOrEqual(12);
    const names = await visibleNames(page);
    expect(names).not.toContain('');
    return { requests, names };
  }

  test('S4.20 scroll position, pages and tab are kept on return and reload, and a link starts at the top', async ({
    page,
  }) => {
    const { requests, names } = await scrollDownSlots(page);
    const search = header(page).getByRole('link', { name: 'Buscar juegos' });
    const release = await holdBack(page, '**/assets/Search-*.js');
    await search.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    release();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1777);
    await expect.poll(() => visibleNames(page)).toEqual(names);

    await search.click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    requests.length = 0;
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1777);
    await expect.poll(() => visibleNames(page)).toEqual(names);
    await expect(chip(page, words.RNG)).toHaveAttribute('aria-pressed', 'true');
    expect(requests).toEqual([]);

    // Only the visible pages are requested again.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.reload();
    // The list scrolls to its position in a frame, which the clock of the test does not make.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1777);
    await page.clock.runFor(1000);
    await expect.poll(() => visibleNames(page)).toEqual(names);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    const pages = requests.map(({ pageNo }) => Number(pageNo)).sort();
    expect(pages).toEqual([2, 3, 4]);
    for (const { pageSize } of requests) expect(pageSize).toBe('12');

    await chip(page, words.HOME).click();
    await page.locator('a[href="/m/slot-games"]').first().click();
    await expect(screenTitle(page)).toHaveText(words.RNG);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(cardAt(page, 1)).toBeVisible();
  });
});

test('the list has at most 400 elements, no layout shift and no blank row, while scrolling 10,000 px', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const seen = { shift: 0, by: [] as string[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        seen.shift += entry.value;
        seen.by.push(
          ...entry.sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 200) ?? ''),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/m/slot-games');
  // Another test checks the layout shift when the font loads.
  await page.evaluate(async () => {
    await document.fonts.ready;
    Object.assign((window as unknown as { seen: object }).seen, { shift: 0, by: [] });
  });
  const count = () => page.evaluate(() => document.querySelectorAll('body *').length);
  const maximum = { elements: 0, top: 0 };
  let top = 0;
  while (top < 10_000) {
    await waitForPage(page);
    await page.clock.runFor(1001);
    // The end may have been near, so that the next page was requested.
    await waitForPage(page);
    const maxScroll = await page.evaluate(
      () => document.documentElement.scrollHeight - innerHeight,
    );
    for (; top < maxScroll; top += 400) {
      await page.evaluate((y) => scrollTo(0, y), top);
      const elements = await count();
      if (elements > maximum.elements) Object.assign(maximum, { elements, top });
      if (top < maxScroll - 700) expect(await visibleNames(page)).not.toContain('');
    }
    await scrollToEnd(page);
  }
  expect(maximum.elements).toBeGreaterThan(100);
  expect(maximum.elements, `at ${maximum.top} px`).toBeLessThanOrEqual(400);
  const seen = await page.evaluate(() => (window as unknown as { seen: object }).seen);
  expect(seen).toEqual({ shift: 0, by: [] });
});
