import type { Page } from 'playwright/test';
import words from '../../../src/i18n/es/games/game';
import { setSetting } from '../../helpers/settings';
import { expect, test } from '../helpers/fixtures';
import { categoryMenu, header } from '../helpers/locators';
import { moveTo } from '../helpers/navigation';
import { holdBack } from '../helpers/network';
import {
  cardAt,
  cards,
  chip,
  LIST,
  listCount,
  listTitle,
  queriesOf,
  scrollToEnd,
  vendorMenu,
  waitForPage,
} from './gameListPage';

const screenTitle = (page: Page) => header(page).getByRole('heading', { level: 1 });

test('S2.84 S2.21 S1.04 the lobby opens on the category of its address, and the menu scrolls to it', {
  tag: ['@S2.67', '@S1.11', '@S2.30'],
}, async ({ page }) => {
  await page.goto('/m/elott');
  const active = chip(page, words.ELOTT);
  await expect(active).toHaveAttribute('aria-pressed', 'true');
  await expect(active).toBeInViewport({ ratio: 1 });
  await expect(active.locator('img')).toHaveAttribute('src', /pool-8-ball/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await moveTo(page, '/m/game');
  await expect(listTitle(page)).toHaveText(words.HOME);
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/m\/game$/);
  await expect(listTitle(page).locator('xpath=preceding-sibling::img')).toHaveAttribute(
    'src',
    /house/,
  );
  await expect(listCount(page)).toHaveText(/^\d,\d{3}$/);

  // Every path: src/app/routes/routes.test.ts.
  for (const [path, name] of [
    ['/m/live-games', words.LIVE],
    ['/m/hot-games', words.HOT],
    ['/m/inHouse', words.INHOUSE],
  ] as const) {
    await moveTo(page, path);
    await expect(screenTitle(page), path).toHaveText(name);
    await expect(listTitle(page)).toHaveText(name);
    await expect(cards(page).first()).toBeVisible();
  }
});

test('S2.61 S2.63 S2.64 a tab starts at the top with its games, and only the last of quick taps counts', {
  tag: ['@S4.20', '@S4.21', '@S7.31', '@S9.02'],
}, async ({ page }) => {
  await page.goto('/m/slot-games');
  await expect(cards(page).first()).toBeVisible();
  const [requests, hotRequests] = [queriesOf(page, LIST), queriesOf(page, 'GCSGAME_hotGamesV2')];
  for (const [name, key, value] of [
    [words.CRASH, 'gameClassify', 'Crash'],
    [words.FISH, 'gameType', 'FISH'],
    [words.LIVE, 'gameType', 'LIVE'],
  ] as const) {
    requests.length = 0;
    await chip(page, name).click();
    await expect(listTitle(page)).toHaveText(name);
    // The tab before may still request its next page.
    const first = () => requests.find((query) => query[key] === value);
    await expect
      .poll(first, { message: name })
      .toMatchObject({ pageNo: '1', pageSize: '12', platform: 'html5' });
    if (name === words.CRASH) expect(first()?.gameType).toBeUndefined();
    await waitForPage(page);
    await expect(cards(page).first()).toBeVisible();
  }
  requests.length = 0;
  await chip(page, words.HOT).click();
  await expect(listTitle(page)).toHaveText(words.HOT);
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => hotRequests.length).toBe(1);
  // The tab before may still request its next page here too.
  expect(requests.filter(({ gameType }) => gameType !== 'LIVE')).toEqual([]);

  await page.evaluate(() => {
    scrollTo(0, 300);
    document.querySelector('main > *')?.setAttribute('data-marked', 'yes');
  });
  for (const name of [words.PVP, words.RNG]) {
    await chip(page, name).click();
    await expect(listTitle(page)).toHaveText(name);
    await expect(vendorMenu(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
  for (const name of [words.SPORTS, words.HOT]) {
    await chip(page, name).click();
    await expect(listTitle(page)).toHaveText(name);
    await expect(vendorMenu(page)).toHaveCount(0);
  }
  await expect(page.locator('main > [data-marked]')).toBeVisible();

  const aborted: string[] = [];
  page.on('requestfailed', (request) => aborted.push(request.url()));
  const release = await holdBack(page, '**/GCSGAME_gameList*gameType=LIVE*');
  await chip(page, words.LIVE).click();
  await expect(screenTitle(page)).toHaveText(words.LIVE);
  await chip(page, words.FISH).click();
  await expect(screenTitle(page)).toHaveText(words.FISH);
  await waitForPage(page);
  await expect(cards(page).first()).toBeVisible();
  const names = await cards(page).allTextContents();
  release();
  await expect.poll(() => aborted.some((url) => url.includes('gameType=LIVE'))).toBe(true);
  // The next page of fishing games may have loaded meanwhile.
  const shown = await cards(page).allTextContents();
  expect(shown.slice(0, names.length)).toEqual(names);
});

test('S1.11 S2.60 S2.64 categories and vendors are in order, and a chosen vendor stays after a reload', {
  tag: ['@S3.35', '@S9.01', '@S9.24'],
}, async ({ page, api }) => {
  await page.goto('/m/slot-games');
  await expect(categoryMenu(page).getByRole('button')).toHaveText([
    words.HOME,
    words.HOT,
    words.RNG,
    words.LIVE,
    words.FISH,
    words.CRASH,
    words.SPORTS,
    words.ESPORTS,
    words.PVP,
    words.LOTT,
    words.ELOTT,
    words.COCK,
    words.INHOUSE,
    words.FAV,
  ]);
  const vendors = vendorMenu(page).getByRole('button');
  await expect(vendors.nth(5)).toBeVisible();
  const { body } = await api('/wps/relay/GCSGAME_getVassGameType?typeId=1&merchant_code=feria');
  const slots = body.value.find(({ gameType }: { gameType: string }) => gameType === 'RNG');
  const firstCodes = ['EG3', 'PG', 'FC', 'JL'];
  const otherVendors = slots.vassalages.filter(
    ({ vassalage }: { vassalage: string }) => !firstCodes.includes(vassalage),
  );
  const expected = [
    ...firstCodes.map((code) =>
      slots.vassalages.find(({ vassalage }: { vassalage: string }) => vassalage === code),
    ),
    ...otherVendors,
  ];
  const names = expected.map((one: { accountTypeName: string }) => one.accountTypeName);
  expect(names.length).toBeGreaterThan(9);
  await expect(vendors).toHaveText(['Todos', ...names.slice(0, 9), 'Ver todo']);
  await vendors.last().click();
  await expect(vendors).toHaveText(['Todos', ...names]);
  await expect(vendors.nth(1).locator('img')).toHaveAttribute(
    'src',
    `/${expected[0].mobileSmallIcon}`,
  );

  const requests = queriesOf(page, LIST);
  const vendor = vendorMenu(page).getByRole('button').nth(2);
  await vendor.click();
  await expect(listTitle(page)).toHaveText((await vendor.textContent()) ?? '');
  await expect.poll(() => requests.at(-1)).toMatchObject({ gameType: 'RNG', vassalage: 'PG' });
  await page.reload();
  await expect(vendor).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page).first()).toBeVisible();
});

test('S2.66 S4.20 the list loads the next page on scroll, until its end is shown', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/m/poker-games');
  await expect(cards(page).first()).toBeVisible();
  const requests = queriesOf(page, LIST);
  const total = Number(await listCount(page).textContent());
  const endOfList = page.getByText('Eso es todo.');
  for (let attempt = 0; attempt < 12 && !(await endOfList.isVisible()); attempt++) {
    await scrollToEnd(page);
    await page.clock.runFor(1100);
    await waitForPage(page);
  }
  await expect(endOfList).toBeVisible();
  const pages = requests.map(({ pageNo }) => Number(pageNo));
  expect(pages).toEqual(pages.map((_, at) => (pages[0] ?? 0) + at));
  await scrollToEnd(page);
  await expect(cardAt(page, total)).toBeVisible();
});

test('S2.69 a placeholder with a link to hot games is shown, when the category is empty', async ({
  page,
  admin,
}) => {
  await setSetting(admin, 'catalogue', { isEmpty: true });
  await page.goto('/m/slot-games');
  await expect(page.getByRole('heading', { name: 'Aún no hay juegos aquí' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver populares' }).click();
  await expect(page).toHaveURL(/hot-games$/);
});
