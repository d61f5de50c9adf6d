import words from '../../../src/i18n/es/game';
import { expect, test } from '../fixtures';
import { enter } from '../shell/enter';
import { asksOf, cards, chip, LIST, namesInSight, toEnd } from './asks';

interface Shift {
  value: number;
  sources: { node: Node | null }[];
}

test('S2.22 gameType, vassalage and type are honoured, after a reload too', async ({ page }) => {
  const asks = asksOf(page, LIST);
  await page.goto('/m/gameList?gameType=RNG&vassalage=FERIA&type=CRASH');
  for (const _ of ['opened', 'reloaded']) {
    await expect(cards(page).first()).toBeVisible();
    expect(asks[0]).toMatchObject({ gameType: 'RNG', vassalage: 'FERIA', gameClassify: 'Crash' });
    asks.length = 0;
    await page.reload();
  }
  await page.goto('/m/gameList?gameType=RNG&vassalage=PG');
  await expect(page.locator('.browser-title h2')).toHaveText('Papagayo');
  await expect(chip(page, words.RNG)).toHaveAttribute('aria-pressed', 'true');
});

test('S2.23 the hot link of home opens the list on HOT', async ({ page }) => {
  await page.goto('/m/home');
  await page.locator('a[href*="gameList?type=HOT"]').click();
  await expect(page.locator('.header h1')).toHaveText(words.HOT);
  await expect(chip(page, words.HOT)).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page).first()).toBeVisible();
});

test('S2.23 S4.19 the favourites link of home opens the list on favourites', async ({
  page,
  door,
}) => {
  await enter(page, door);
  await page.goto('/m/home');
  await page.locator('a[href*="gameList?type=FAV"]').click();
  await expect(page.locator('.header h1')).toHaveText(words.FAV);
  await expect(chip(page, words.FAV)).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page).first()).toBeVisible();
});

test('S9.10 more is asked for 300 px before the end, not before', async ({ page }) => {
  await page.clock.install();
  await page.goto('/m/slot-games');
  const asks = asksOf(page, LIST);
  await expect.poll(() => asks.length).toBe(2);
  await expect(page.locator('[aria-posinset="9"] .gamecard[data-blank=false]')).toBeVisible();
  await page.clock.runFor(2000);
  const end = await page.evaluate(
    () =>
      (document.querySelector('.gamescroll-end')?.getBoundingClientRect().top ?? 0) +
      scrollY -
      innerHeight,
  );
  await page.evaluate((top) => scrollTo(0, top), end - 320);
  await page.clock.runFor(100);
  expect(asks).toHaveLength(2);
  await page.evaluate((top) => scrollTo(0, top), end - 290);
  await expect.poll(() => asks.length).toBe(3);
});

test('S9.10 more is throttled to one in 1000 ms, on the leading edge only', async ({ page }) => {
  await page.clock.install();
  await page.goto('/m/slot-games');
  const asks = asksOf(page, LIST);
  await expect.poll(() => asks.length).toBe(2);
  await page.clock.pauseAt(Date.now() + 60_000);
  const here = (count: number) =>
    expect
      .poll(() => page.locator('[role=listitem]:visible').first().getAttribute('aria-setsize'))
      .toBe(String(count))
      .then(() => expect(page.locator('.gamescroll')).toHaveAttribute('aria-busy', 'false'));
  await toEnd(page);
  await here(36);
  // Three more arrivals at the end within the second: none asks, and none is held back for later.
  for (let turn = 0; turn < 3; turn++) {
    await toEnd(page);
    await page.clock.runFor(100);
    await page.evaluate(() => scrollBy(0, -1200));
    await page.clock.runFor(100);
  }
  expect(asks).toHaveLength(3);
  await page.clock.runFor(1000);
  expect(asks).toHaveLength(3);
  await toEnd(page);
  await here(48);
  expect(asks).toHaveLength(4);
});

test('a page that fails keeps what is here, says so in the list and comes by a retry', async ({
  page,
  door,
}) => {
  await page.goto('/m/slot-games');
  const asks = asksOf(page, LIST);
  await expect.poll(() => asks.length).toBe(2);
  await expect(page.locator('.gamescroll')).toHaveAttribute('aria-busy', 'false');
  await door('faults', { path: LIST, kind: 'malformed' });
  await page.evaluate(() => scrollTo(0, 500));
  await toEnd(page);
  const fault = page.locator('.listfault');
  await expect(fault).toContainText('No se pudo cargar');
  await expect(fault).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(cards(page).first()).toBeInViewport();
  await expect(fault).toBeInViewport();
  await door('faults', undefined, 'DELETE');
  await fault.getByRole('button').click();
  await expect(fault).toHaveCount(0);
  await toEnd(page);
  await expect(page.locator('[aria-posinset="30"] .gamecard[data-blank=false]')).toBeVisible();
  expect(asks.filter(({ pageNo }) => pageNo === '1')).toHaveLength(1);
});

test('a list that cannot be had says why and how to try again', async ({ page, door }) => {
  await door('faults', { path: LIST, kind: 'empty' });
  await page.goto('/m/slot-games');
  const alert = page.locator('.gamescroll [role=alert]');
  await expect(alert.getByRole('heading')).toHaveText('No se pudo cargar. Toca para reintentar.');
  await door('faults', undefined, 'DELETE');
  await alert.getByRole('button', { name: 'Reintentar' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test.describe('back in the list', () => {
  /** Down the list of slots, some pages, to a place between rows. */
  async function wander(page: Parameters<typeof namesInSight>[0]) {
    await page.clock.install();
    await page.goto('/m/slot-games');
    const asks = asksOf(page, LIST);
    for (let pages = 2; pages <= 5; pages++) {
      await expect.poll(() => asks.length).toBe(pages);
      await expect(page.locator('.gamescroll')).toHaveAttribute('aria-busy', 'false');
      await page.clock.runFor(1100);
      await toEnd(page);
    }
    await expect.poll(() => asks.length).toBe(6);
    await page.evaluate(() => scrollTo(0, 1777));
    await page.clock.runFor(100);
    // Rows are seated with the scroll, a frame after it.
    await expect.poll(async () => (await namesInSight(page)).length).toBeGreaterThanOrEqual(12);
    const names = await namesInSight(page);
    expect(names).not.toContain('');
    return { asks, names };
  }

  test('place, pages and tab are as they were left, without another question', async ({ page }) => {
    const { asks, names } = await wander(page);
    await page.locator('.header').getByRole('link', { name: 'Buscar juegos' }).click();
    await expect(page).toHaveURL(/search$/);
    asks.length = 0;
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1777);
    expect(await namesInSight(page)).toEqual(names);
    await expect(chip(page, words.RNG)).toHaveAttribute('aria-pressed', 'true');
    expect(asks).toEqual([]);
  });

  test('a reload opens at the same place and asks only for the pages in sight', async ({
    page,
  }) => {
    const { asks, names } = await wander(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    asks.length = 0;
    await page.reload();
    await page.clock.runFor(1000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1777);
    await expect.poll(() => namesInSight(page)).toEqual(names);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    const pages = asks.map(({ pageNo }) => Number(pageNo)).sort();
    expect(pages).toEqual([3, 4, 5]);
    for (const { pageSize } of asks) expect(pageSize).toBe('12');
  });

  test('S4.20 a new visit to the same list begins anew', async ({ page }) => {
    await wander(page);
    await chip(page, words.HOME).click();
    await page.locator('a[href="/m/slot-games"]').first().click();
    await expect(page.locator('.header h1')).toHaveText(words.RNG);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('[aria-posinset="1"] .gamecard[data-blank=false]')).toBeVisible();
  });
});

test('10,000 px through many games: few elements, nothing jumps, no row is blank', async ({
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
  // The font's own arrival is another test's matter.
  await page.evaluate(async () => {
    await document.fonts.ready;
    Object.assign((window as unknown as { seen: object }).seen, { shift: 0, by: [] });
  });
  const count = () => page.evaluate(() => document.querySelectorAll('body *').length);
  const most = { elements: 0, top: 0 };
  let top = 0;
  while (top < 10_000) {
    await expect(page.locator('.gamescroll')).toHaveAttribute('aria-busy', 'false');
    await page.clock.runFor(1001);
    const room = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    for (; top < room; top += 400) {
      await page.evaluate((y) => scrollTo(0, y), top);
      const elements = await count();
      if (elements > most.elements) Object.assign(most, { elements, top });
      if (top < room - 700) expect(await namesInSight(page)).not.toContain('');
    }
    await toEnd(page);
  }
  expect(most.elements, `at ${most.top} px`).toBeLessThanOrEqual(400);
  const seen = await page.evaluate(() => (window as unknown as { seen: object }).seen);
  expect(seen).toEqual({ shift: 0, by: [] });
});
