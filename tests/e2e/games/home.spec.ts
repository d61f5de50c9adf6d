import type { Locator, Page } from 'playwright/test';
import { countRequests, requestsTo } from '../../helpers/requestLog';
import { changeLanguage } from '../helpers/changeLanguage';
import { expect, test, withMotion } from '../helpers/fixtures';
import { categoryMenu, footer, loadingIndicator } from '../helpers/locators';
import { waitUntilDrawn } from '../helpers/navigation';
import { holdBack } from '../helpers/network';
import { startSession } from '../helpers/session';

const GAME_LIST = '/wps/relay/GCSGAME_gameList';

/** The pages of a carousel: the children of the element that scrolls. */
const slides = (carousel: Locator) => carousel.locator('> :first-child > *');
const podium = (page: Page) => page.locator('[data-place]');

test.describe('home', () => {
  test('S2.56 shows the loading indicator, until the vendors are loaded', async ({ page }) => {
    const release = await holdBack(page, '**/GCSGAME_getVassGameType*');
    await page.goto('/m/home');
    await expect(loadingIndicator(page)).toBeVisible();
    release();
    await expect(page.getByRole('heading', { name: 'Populares' })).toBeVisible();
    await expect(loadingIndicator(page)).toHaveCount(0);
  });

  test.describe('when the vendors fail to load', () => {
    test.use({ allowConsole: [/400/] });
    test('S2.56 shows home instead of the loading indicator', async ({ page, admin }) => {
      await admin('faults', { path: 'getVassGameType', kind: 'status', status: 400 });
      await page.goto('/m/home');
      await expect(page.getByRole('heading', { name: 'Populares' })).toBeVisible();
    });
  });

  test.describe('that moves,', () => {
    test.use(withMotion);

    test('S2.57 S2.71 shows ticker, banners and games in this order, and the ticker opens the announcements', async ({
      page,
    }) => {
      await page.goto('/m/home');
      const ticker = page.getByRole('link', { name: 'Anuncios' }).first();
      const banners = page.getByRole('region', { name: 'Destacados' });
      const hot = page.getByRole('heading', { name: 'Populares' });
      for (const part of [ticker, banners, hot]) await expect(part).toBeVisible();
      const measureTop = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
      // The app may take over between two measurements.
      await expect(page.locator('#first')).toHaveCount(0);
      expect(await measureTop(ticker)).toBeLessThan(await measureTop(banners));
      expect(await measureTop(banners)).toBeLessThan(await measureTop(hot));
      await expect(ticker).toContainText('Torneo de slots');
      await expect(banners.getByText('Tu primera noche, al doble')).toBeAttached();
      await expect(banners.getByText('Solo para escritorio')).toHaveCount(0);
      await expect(page.locator('main use[href$="#download"]')).toHaveCount(1);
      const readLeftEdge = () =>
        ticker.getByText('Torneo de slots').evaluate((text) => text.getBoundingClientRect().left);
      const before = await readLeftEdge();
      await expect.poll(readLeftEdge).toBeLessThan(before - 10);
      await ticker.click();
      await expect(page).toHaveURL(/\/m\/notice$/);
    });
  });

  test('S2.71 shows a text in the ticker and leaves no gap for banners, when there are none', async ({
    page,
    admin,
  }) => {
    await admin('scenarios', { name: 'noNotices' });
    await page.goto('/m/home');
    await expect(page.getByText('No hay anuncios por ahora.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pausar el movimiento' })).toBeVisible();
    await expect.poll(async () => (await categoryMenu(page).boundingBox())?.y).toBeLessThan(200);
  });

  test('S1.01 S1.08 S1.09 shows hot games, the podium and the footer in Spanish, with their links', {
    tag: ['@S2.31', '@S2.65', '@S2.67', '@S2.68', '@S2.73', '@S9.01', '@S9.04'],
  }, async ({ page, admin }) => {
    await page.goto('/');
    await footer(page).scrollIntoViewIfNeeded();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    const hot = page.locator('section', { has: page.getByRole('heading', { name: 'Populares' }) });
    await expect(slides(hot.locator('section')).first().getByRole('article')).toHaveCount(9);
    await expect(hot.getByText('36', { exact: true })).toBeVisible();
    await expect(hot.getByRole('link', { name: 'Ver más' })).toHaveAttribute(
      'href',
      '/m/gameList?type=HOT',
    );

    const slots = page.locator('section', {
      has: page.getByRole('heading', { name: 'Slots', exact: true }),
    });
    await expect(slots.getByRole('link', { name: 'Ver todo' })).toBeAttached();

    await expect(podium(page)).toHaveCount(3);
    const steps = await podium(page).evaluateAll((all) =>
      all.map((step) => [step.getAttribute('data-place'), step.getBoundingClientRect().left]),
    );
    expect(steps.map(([place]) => place)).toEqual(['1', '2', '3']);
    const fromTheLeft = steps.toSorted(([, a], [, b]) => Number(a) - Number(b));
    expect(fromTheLeft.map(([place]) => place)).toEqual(['2', '1', '3']);
    const [request] = await requestsTo(admin, '/wps/relay/GCSGAME_getRankList');
    expect(request?.query).toMatchObject({ gameCategory: 'ALL', limitNum: '100', language: 'ES' });
    await page.locator('a[href="/m/winnerBoard"]').click();
    await expect(page.getByRole('heading', { name: 'Ganadores', level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').nth(5)).toBeVisible();
    await page.goBack();

    await footer(page).scrollIntoViewIfNeeded();
    await expect(footer(page).locator('ul img')).toHaveCount(6);
    await expect(footer(page).getByRole('img', { name: 'Proveedores de juegos' })).toBeVisible();
    for (const text of ['licencia de juego', '2025', 'Más de 600 juegos', '256 bits'])
      await expect(footer(page)).toContainText(text);
    const language = footer(page).getByRole('link', { name: 'Idioma' });
    await expect(language).toHaveAttribute('href', '/m/language');
    for (const name of ['Acuerdo de usuario', 'Política de privacidad']) {
      await footer(page).getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(/\d/);
      await page.goBack();
    }
  });

  test('S2.69 shows a placeholder, when a category has no games', async ({ page }) => {
    await page.route(`**${GAME_LIST}*`, (route) =>
      route.fulfill({
        json: { success: true, value: { games: [], pageNum: 1, totalPages: 0, totalCount: 0 } },
      }),
    );
    await page.goto('/m/home');
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: 'Slots', exact: true }),
    });
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByText('Aún no hay juegos aquí')).toBeVisible();
  });

  test('S4.34 S4.35 three quick changes of language load winners once, and games in the last language', async ({
    page,
    admin,
  }) => {
    await page.goto('/m/home');
    await footer(page).scrollIntoViewIfNeeded();
    await expect(podium(page)).toHaveCount(3);
    await admin('log', undefined, 'DELETE');
    await changeLanguage(page, 'EN', 'ES', 'EN');
    await expect(page.getByRole('heading', { name: 'Hot', exact: true })).toBeVisible();
    await expect.poll(() => countRequests(admin, '/wps/relay/GCSGAME_getRankList')).toBe(1);
    const hotGames = () => requestsTo(admin, '/wps/relay/GCSGAME_hotGamesV2');
    await expect.poll(async () => (await hotGames()).at(-1)?.query.language).toBe('EN');
  });

  test('S2.70 shows the favourites with a link to all of them, only when there are any', async ({
    page,
    admin,
  }) => {
    await startSession(page, admin);
    await page.goto('/m/home');
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: 'Favoritos' }),
    });
    await expect(section.getByRole('link', { name: 'Ver todo' })).toHaveAttribute(
      'href',
      '/m/gameList?type=FAV',
    );
    const newMember = await admin('personas', { persona: 'newMember' });
    await page.evaluate((info) => {
      sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(info));
    }, newMember);
    const replied = page.waitForResponse('**/MCSFE_getFavoriteGamesList*');
    await page.reload();
    await (await replied).finished();
    await expect(page.getByRole('heading', { name: 'Populares' })).toBeVisible();
    await waitUntilDrawn(page);
    await expect(section).toHaveCount(0);
  });
});
