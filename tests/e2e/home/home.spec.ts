import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';

const LIST = '/wps/relay/GCSGAME_gameList';
const logOf = (log: { path: string; query: Record<string, string> }[], path: string) =>
  log.filter((one) => one.path === path);

/** Home with its clock stopped; what comes back asks how far the winners have moved. */
async function stillWinners(page: Page) {
  await page.clock.install();
  await page.goto('/m/home');
  const run = page.locator('.winnerlist-run');
  await expect(run).toHaveAttribute('style', /translateY/);
  await page.clock.pauseAt(Date.now() + 60_000);
  return async () =>
    Number(/translateY\((-?\d+)px/.exec((await run.getAttribute('style')) ?? '')?.[1]);
}

test.describe('home', () => {
  test('S2.56 the loading indicator comes first and leaves when the vendors are here', async ({
    page,
    door,
  }) => {
    await door('faults', { path: 'getVassGameType', kind: 'delay', ms: 1500, times: 1 });
    await page.goto('/m/home');
    const loading = page.getByRole('status').filter({ hasText: 'Cargando' });
    await expect(loading).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Populares' })).toBeVisible();
    await expect(loading).toHaveCount(0);
  });

  test.describe('when the vendors cannot be had', () => {
    test.use({ allowConsole: [/400/] });
    test('S2.56 the loading indicator leaves too', async ({ page, door }) => {
      await door('faults', { path: 'getVassGameType', kind: 'status', status: 400 });
      await page.goto('/m/home');
      await expect(page.getByRole('heading', { name: 'Populares' })).toBeVisible();
    });
  });

  test('S2.57 S2.71 ticker, banners, then games; a tap on the ticker opens the announcements', async ({
    page,
  }) => {
    await page.goto('/m/home');
    const ticker = page.getByRole('link', { name: 'Anuncios' }).first();
    const banners = page.getByRole('region', { name: 'Destacados' });
    const hot = page.getByRole('heading', { name: 'Populares' });
    const tops = [];
    for (const one of [ticker, banners, hot]) tops.push((await one.boundingBox())?.y ?? 0);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await expect(ticker).toContainText('Torneo de slots');
    await expect(page.locator('.ticker use[href$="#download"]')).toHaveCount(1);
    await ticker.click();
    await expect(page).toHaveURL(/\/m\/notice$/);
  });

  test('S2.71 without announcements the ticker says so', async ({ page, door }) => {
    await door('scenarios', { name: 'noNotices' });
    await page.goto('/m/home');
    await expect(page.getByText('No hay anuncios por ahora.')).toBeVisible();
  });

  test('S2.59 banners of home show, of live only with the live feature, of other places never', async ({
    page,
    door,
  }) => {
    await page.goto('/m/home');
    const banners = page.getByRole('region', { name: 'Destacados' });
    await expect(banners.getByText('Tu primera noche, al doble')).toBeAttached();
    await expect(banners.getByText(/Ruleta con crupier/)).toBeAttached();
    await expect(banners.getByText('Solo para escritorio')).toHaveCount(0);
    await door('state', {
      table: 'settings',
      id: 'whiteLabel',
      set: { value: { flags: { LIVEMODEL3: false } } },
    });
    await page.reload();
    await expect(banners.getByText('Tu primera noche, al doble')).toBeAttached();
    await expect(banners.getByText(/Ruleta con crupier/)).toHaveCount(0);
  });

  test('S2.65 S2.67 S2.68 S9.01 hot games stand in pages of nine with a count and a way to more', async ({
    page,
  }) => {
    await page.goto('/m/home');
    const hot = page.locator('section', { has: page.getByRole('heading', { name: 'Populares' }) });
    await expect(hot.locator('.swiper-slide').first().getByRole('article')).toHaveCount(9);
    await expect(hot.locator('.sectiontitle-count')).toHaveText('36');
    await expect(hot.getByRole('link', { name: 'Ver más' })).toHaveAttribute(
      'href',
      '/m/gameList?type=HOT',
    );
  });

  test('S2.65 S9.01 S9.02 a shelf asks for 54 games when it comes near and shows six or nine a page', async ({
    page,
    door,
  }) => {
    await page.goto('/m/home');
    for (const [name, chunk] of [
      ['Slots', 9],
      ['En vivo', 6],
      ['Pesca', 6],
      ['Crash', 6],
    ] as const) {
      const shelf = page.locator('section', {
        has: page.getByRole('heading', { name, exact: true }),
      });
      await shelf.scrollIntoViewIfNeeded();
      await expect(shelf.locator('.swiper-slide').first().getByRole('article')).toHaveCount(chunk);
      await expect(shelf.getByRole('link', { name: 'Ver todo' })).toBeVisible();
    }
    const asked = logOf(await door('log', undefined, 'GET'), LIST);
    expect(asked.length).toBeGreaterThanOrEqual(4);
    for (const { query } of asked) expect(query.pageSize).toBe('54');
    expect(asked.some(({ query }) => query.gameClassify === 'Crash')).toBe(true);
  });

  test('S2.69 a shelf without games shows a placeholder', async ({ page }) => {
    await page.route(`**${LIST}*`, (route) =>
      route.fulfill({
        json: { success: true, value: { games: [], pageNum: 1, totalPages: 0, totalCount: 0 } },
      }),
    );
    await page.goto('/m/home');
    const shelf = page.locator('section', {
      has: page.getByRole('heading', { name: 'Slots', exact: true }),
    });
    await shelf.scrollIntoViewIfNeeded();
    await expect(shelf.getByText('Aún no hay juegos aquí')).toBeVisible();
  });

  test('S2.73 S9.04 the podium stands second, first, third, over the rest', async ({
    page,
    door,
  }) => {
    await page.goto('/m/home');
    const steps = page.locator('.podium-step');
    await expect(steps).toHaveCount(3);
    const places = await steps.evaluateAll((all) =>
      all.map((one) => one.getAttribute('data-place')),
    );
    expect(places).toEqual(['2', '1', '3']);
    const [asked] = logOf(await door('log', undefined, 'GET'), '/wps/relay/GCSGAME_getRankList');
    expect(asked?.query).toMatchObject({ gameCategory: 'ALL', limitNum: '100', language: 'ES' });
  });

  test('S4.34 S9.04 the list of winners moves a row every three seconds', async ({ page }) => {
    const top = await stillWinners(page);
    const rows = (await top()) / -63;
    await page.clock.runFor(3000);
    await expect.poll(top).toBe((rows + 1) * -63);
    await page.clock.runFor(2900);
    expect(await top()).toBe((rows + 1) * -63);
    await page.clock.runFor(100);
    await expect.poll(top).toBe((rows + 2) * -63);
  });

  for (const [count, moves] of [
    [6, false],
    [7, true],
  ] as const) {
    test(`S4.34 ${count} winners ${moves ? 'move' : 'rest'}`, async ({ page }) => {
      const list = Array.from({ length: count }, (_, i) => ({
        vo: { gameName: `Juego ${i}`, customerName: `a***${i}`, winAmount: 100 - i, vendor: 'Aro' },
      }));
      await page.route('**/GCSGAME_getRankList*', (route) =>
        route.fulfill({ json: { success: true, value: { list } } }),
      );
      const top = await stillWinners(page);
      const before = await top();
      await page.clock.runFor(3000);
      if (moves) await expect.poll(top).not.toBe(before);
      else expect(await top()).toBe(0);
    });
  }

  test('S4.34 S8.20 no winners, no board', async ({ page }) => {
    await page.route('**/GCSGAME_getRankList*', (route) =>
      route.fulfill({ json: { success: true, value: { list: [] } } }),
    );
    await page.goto('/m/home');
    await expect(page.getByRole('heading', { name: 'Slots', exact: true })).toBeVisible();
    await expect(page.locator('.winners')).toHaveCount(0);
  });

  test('S4.34 S4.35 three quick changes of language read the winners once more, and the games in the last one', async ({
    page,
    door,
  }) => {
    await page.goto('/m/home');
    await expect(page.locator('.podium-step')).toHaveCount(3);
    await door('log', undefined, 'DELETE');
    for (const code of ['EN', 'ES', 'EN']) {
      // As another tab would: the choice is kept in storage and every tab follows.
      await page.evaluate((value) => {
        const { localStorage: storage } = window;
        storage.setItem('language', value);
        dispatchEvent(
          new StorageEvent('storage', { key: 'language', newValue: value, storageArea: storage }),
        );
      }, code);
    }
    await expect(page.getByRole('heading', { name: 'Hot', exact: true })).toBeVisible();
    const asked = async (path: string) => logOf(await door('log', undefined, 'GET'), path);
    await expect.poll(async () => (await asked('/wps/relay/GCSGAME_getRankList')).length).toBe(1);
    await expect
      .poll(async () => (await asked('/wps/relay/GCSGAME_hotGamesV2')).at(-1)?.query.language)
      .toBe('EN');
  });

  test('S2.70 favourites have a block with a way to all of them, and none without any', async ({
    page,
    door,
    context,
  }) => {
    const session = await door('personas', { persona: 'member' });
    await context.addInitScript((info) => {
      sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(info));
    }, session);
    await page.goto('/m/home');
    const block = page.locator('section', {
      has: page.getByRole('heading', { name: 'Favoritos' }),
    });
    await expect(block.getByRole('link', { name: 'Ver todo' })).toHaveAttribute(
      'href',
      '/m/gameList?type=FAV',
    );
    const nobody = await door('personas', { persona: 'newMember' });
    await page.evaluate((info) => {
      sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(info));
    }, nobody);
    await context.addInitScript((info) => {
      sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(info));
    }, nobody);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Populares' })).toBeVisible();
    await expect(block).toHaveCount(0);
  });

  test('S9.05 the banners turn by themselves after five seconds', async ({ page }) => {
    await page.goto('/m/home');
    const banners = page.getByRole('region', { name: 'Destacados' });
    const first = banners.locator('.swiper-slide').first();
    await expect(first).toBeInViewport();
    await expect(banners.locator('.swiper')).toHaveClass(/swiper-initialized/);
    const wrapper = banners.locator('.swiper-wrapper');
    await expect
      .poll(() => wrapper.evaluate((node) => node.scrollLeft), { timeout: 8000 })
      .toBeGreaterThan(100);
  });

  test('S1.08 S1.09 the footer shows payments, providers, licence, 2025 and what is claimed', async ({
    page,
  }) => {
    await page.goto('/m/home');
    const footer = page.locator('footer');
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.locator('.footer-payments img')).toHaveCount(6);
    await expect(footer.getByRole('img', { name: 'Proveedores de juegos' })).toBeVisible();
    await expect(footer).toContainText('licencia de juego');
    await expect(footer).toContainText('2025');
    await expect(footer).toContainText('Más de 600 juegos');
    await expect(footer).toContainText('256 bits');
  });

  for (const [name, title] of [
    ['Acuerdo de usuario', 'Acuerdo de usuario'],
    ['Política de privacidad', 'Política de privacidad'],
  ] as const) {
    test(`S2.31 the footer leads to: ${name}`, async ({ page }) => {
      await page.goto('/m/home');
      await page.locator('footer').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expect(page.locator('main')).toContainText(/\d/);
    });
  }

  test('S2.31 the winners of home lead to the whole board', async ({ page }) => {
    await page.goto('/m/home');
    await page.locator('.sectiontitle-more[href="/m/winnerBoard"]').click();
    await expect(page.getByRole('heading', { name: 'Ganadores', level: 1 })).toBeVisible();
    await expect(page.locator('main').getByRole('listitem').nth(5)).toBeVisible();
  });

  test('S1.01 a first visit is in Spanish whatever the browser speaks', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('heading', { name: 'Populares' })).toBeVisible();
  });

  test('S2.57 nothing moves while home arrives', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          seen.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/m/home');
    for (const name of ['Populares', 'Slots', 'En vivo']) {
      const heading = page.getByRole('heading', { name, exact: true });
      await heading.scrollIntoViewIfNeeded();
      await expect(heading).toBeVisible();
    }
    await expect(page.getByRole('article').first()).toBeVisible();
    const shift = await page.evaluate(
      () => (window as unknown as { seen: { shift: number } }).seen.shift,
    );
    expect(shift).toBeLessThan(0.01);
  });
});
