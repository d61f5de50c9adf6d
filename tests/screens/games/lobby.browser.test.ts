import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { vendorTypes } from '../../../src/contract/games/game';
import words from '../../../src/i18n/es/games/game';
import { bySelector, categoryMenu, main } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import { setSetting } from '../../helpers/settings';
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
  stopTimers,
  textOf,
  textsOf,
  vendorMenu,
  waitForPage,
} from './gameListPage';

const HOT = '/wps/relay/GCSGAME_hotGamesV2';

const expectTitle = (name: string) => expect.poll(() => textOf(listTitle())).toBe(name);

test('S2.84 S1.04 S1.11 the lobby opens on the category of its address, and the menu scrolls to it', async () => {
  const { open } = prepareApp();
  await open('/m/elott');
  const active = chip(words.ELOTT);
  await expect.element(active).toHaveAttribute('aria-pressed', 'true');
  await expect.element(active).toBeInViewport({ ratio: 1 });
  await expect
    .element(bySelector('img', active))
    .toHaveAttribute('src', expect.stringMatching(/pool-8-ball/));
  expect(document.documentElement.scrollWidth).toBe(360);
});

test('S2.21 S2.67 the lobby shows all games, with their number and a picture at the title', async () => {
  const { open } = prepareApp();
  await open('/m/game');
  await expectTitle(words.HOME);
  await expect.element(cards().first()).toBeVisible();
  expect(address()).toBe('/m/game');
  await expect
    .element(bySelector('img:has(+ h2)', main()))
    .toHaveAttribute('src', expect.stringMatching(/house/));
  await expect.poll(() => textOf(listCount())).toMatch(/^\d,\d{3}$/);
});

// Every path: src/app/routes/routes.test.ts.
test('S2.30 S2.21 the address of a category opens its games, with its name as title', async () => {
  const { goTo, open } = prepareApp();
  await open('/m/game');
  await expectTitle(words.HOME);
  for (const [path, name] of [
    ['/m/live-games', words.LIVE],
    ['/m/hot-games', words.HOT],
    ['/m/inHouse', words.INHOUSE],
  ] as const) {
    goTo(path);
    await expect.poll(() => textOf(screenTitle()), { message: path }).toBe(name);
    await expectTitle(name);
    await expect.element(cards().first()).toBeVisible();
  }
});

test('S2.61 S7.31 S9.02 a tab requests the first page of its games', async () => {
  const app = prepareApp();
  const [requests, hotRequests] = [queriesOf(app, LIST), queriesOf(app, HOT)];
  await app.open('/m/slot-games');
  await expect.element(cards().first()).toBeVisible();
  for (const [name, key, value] of [
    [words.CRASH, 'gameClassify', 'Crash'],
    [words.FISH, 'gameType', 'FISH'],
    [words.LIVE, 'gameType', 'LIVE'],
  ] as const) {
    requests.length = 0;
    await chip(name).click();
    await expectTitle(name);
    // The tab before may still request its next page.
    const first = () => requests.find((query) => query[key] === value);
    await expect
      .poll(first, { message: name })
      .toMatchObject({ pageNo: '1', pageSize: '12', platform: 'html5' });
    if (name === words.CRASH) expect(first()?.gameType).toBeUndefined();
    await waitForPage();
    await expect.element(cards().first()).toBeVisible();
  }
  requests.length = 0;
  hotRequests.length = 0;
  await chip(words.HOT).click();
  await expectTitle(words.HOT);
  await expect.element(cards().first()).toBeVisible();
  await expect.poll(() => hotRequests.length).toBe(1);
  // The tab before may still request its next page here too.
  expect(requests.filter(({ gameType }) => gameType !== 'LIVE')).toEqual([]);
});

test('S2.63 S2.64 S4.20 a tab starts at the top of the same screen, some of them with vendors', async () => {
  const { open } = prepareApp();
  await open('/m/hot-games');
  await expect.element(cards().first()).toBeVisible();
  scrollTo(0, 300);
  document.querySelector('main > *')?.setAttribute('data-marked', 'yes');
  for (const name of [words.PVP, words.RNG]) {
    await chip(name).click();
    await expectTitle(name);
    await expect.element(vendorMenu()).toBeVisible();
    await expect.poll(() => scrollY).toBe(0);
  }
  for (const name of [words.SPORTS, words.HOT]) {
    await chip(name).click();
    await expectTitle(name);
    await expect.element(vendorMenu()).not.toBeInTheDocument();
  }
  await expect.element(bySelector('main > [data-marked]')).toBeVisible();
});

test('S4.21 only the last of quick taps on tabs counts, and the request of the others is aborted', async () => {
  const { answer, open } = prepareApp();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held: Request[] = [];
  answer(LIST, async (request, send) => {
    if (request.url.includes('gameType=LIVE')) {
      held.push(request);
      await released;
    }
    return send();
  });
  await open('/m/hot-games');
  await expect.element(cards().first()).toBeVisible();
  await chip(words.LIVE).click();
  await expect.poll(() => textOf(screenTitle())).toBe(words.LIVE);
  await chip(words.FISH).click();
  await expect.poll(() => textOf(screenTitle())).toBe(words.FISH);
  await waitForPage();
  await expect.element(cards().first()).toBeVisible();
  const names = textsOf(cards());
  release();
  await expect.poll(() => held.some(({ signal }) => signal.aborted)).toBe(true);
  // The next page of fishing games may have loaded meanwhile.
  expect(textsOf(cards()).slice(0, names.length)).toEqual(names);
});

test('S1.11 S2.60 the menu of the lobby has its categories in order', async () => {
  const { open } = prepareApp();
  await open('/m/slot-games');
  await expect
    .poll(() => textsOf(categoryMenu().getByRole('button')))
    .toEqual([
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
});

test('S3.35 S9.01 S9.24 nine vendors are in order with their pictures, and all of them after a tap', async () => {
  const { mock, open } = prepareApp();
  await open('/m/slot-games');
  const vendors = vendorMenu().getByRole('button');
  await expect.element(vendors.nth(5)).toBeVisible();
  const categories = await mock.call(vendorTypes, { typeId: 1 });
  const slots = categories.find(({ gameType }) => gameType === 'RNG')?.vassalages ?? [];
  const firstCodes = ['EG3', 'PG', 'FC', 'JL'];
  const expected = [
    ...firstCodes.map((code) => slots.find(({ vassalage }) => vassalage === code)),
    ...slots.filter(({ vassalage }) => !firstCodes.includes(vassalage)),
  ];
  const names = expected.map((vendor) => vendor?.accountTypeName);
  expect(names.length).toBeGreaterThan(9);
  await expect.poll(() => textsOf(vendors)).toEqual(['Todos', ...names.slice(0, 9), 'Ver todo']);
  await vendors.last().click();
  await expect.poll(() => textsOf(vendors)).toEqual(['Todos', ...names]);
  await expect
    .element(bySelector('img', vendors.nth(1)))
    .toHaveAttribute('src', `/${expected[0]?.mobileSmallIcon}`);
});

test('S2.64 the list shows the games of a chosen vendor, who stays chosen after a reload', async () => {
  const app = prepareApp();
  const requests = queriesOf(app, LIST);
  await app.open('/m/slot-games');
  const vendor = vendorMenu().getByRole('button').nth(2);
  await vendor.click();
  await expectTitle(textOf(vendor) ?? '');
  await expect.poll(() => requests.at(-1)).toMatchObject({ gameType: 'RNG', vassalage: 'PG' });
  await app.reload();
  await expect.element(vendor).toHaveAttribute('aria-pressed', 'true');
  await expect.element(cards().first()).toBeVisible();
});

test('S2.66 S4.20 the list loads the next page on scroll, until its end is shown', async () => {
  const pass = stopTimers();
  const app = prepareApp();
  const requests = queriesOf(app, LIST);
  await app.open('/m/poker-games');
  await expect.element(cards().first()).toBeVisible();
  requests.length = 0;
  const total = Number(textOf(listCount()));
  const endOfList = page.getByText('Eso es todo.');
  for (let attempt = 0; attempt < 12 && !endOfList.query(); attempt++) {
    scrollToEnd();
    await pass(1100);
    await waitForPage();
  }
  await expect.element(endOfList).toBeVisible();
  const pages = requests.map(({ pageNo }) => Number(pageNo));
  expect(pages).toEqual(pages.map((_, at) => (pages[0] ?? 0) + at));
  scrollToEnd();
  await expect.element(cardAt(total)).toBeVisible();
});

test('S2.69 a placeholder with a link to hot games is shown, when the category is empty', async () => {
  const { admin, open } = prepareApp();
  await setSetting(admin, 'catalogue', { isEmpty: true });
  await open('/m/slot-games');
  await expect.element(page.getByRole('heading', { name: 'Aún no hay juegos aquí' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver populares' }).click();
  await expect.poll(address).toMatch(/hot-games$/);
});
