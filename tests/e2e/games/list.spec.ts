import type { Page } from 'playwright/test';
import words from '../../../src/i18n/es/games/game';
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
  listTitle,
  queriesOf,
  scrollToEnd,
  visibleNames,
  waitForPage,
} from './gameListPage';

const screenTitle = (page: Page) => header(page).getByRole('heading', { level: 1 });

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

test('the list shows an error and a retry button, when the first page has no list of games', async ({
  page,
}) => {
  const stop = await answerUntil(page, `**/*${LIST}*`, (route) =>
    route.fulfill({ json: { success: true, value: { totalCount: 300 } } }),
  );
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
