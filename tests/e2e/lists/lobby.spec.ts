import words from '../../../src/i18n/es/game';
import { expect, test } from '../fixtures';
import { asksOf, cards, chip, LIST, toEnd } from './asks';

test('S2.21 S1.04 S2.67 the lobby opens for a visitor, with chips, a title and a count', async ({
  page,
}) => {
  await page.goto('/m/game');
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/m\/game$/);
  const title = page.locator('.browser-title');
  await expect(title.getByRole('heading')).toHaveText(words.HOME);
  await expect(title.locator('img')).toHaveAttribute('src', /house/);
  await expect(title.locator('.sectiontitle-count')).toHaveText(/^\d{3,}$/);
});

for (const [path, name] of [
  ['/m/live-games', words.LIVE],
  ['/m/slot-games', words.RNG],
  ['/m/sport-games', words.SPORTS],
  ['/m/esport-games', words.ESPORTS],
  ['/m/fishing-games', words.FISH],
  ['/m/poker-games', words.PVP],
  ['/m/lott', words.LOTT],
  ['/m/elott', words.ELOTT],
  ['/m/hot-games', words.HOT],
  ['/m/inHouse', words.INHOUSE],
] as const) {
  test(`S2.30 S1.11 ${path} opens the lobby on its category`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('.browser-title h2')).toHaveText(name);
    await expect(page.locator('.header h1')).toHaveText(name);
    await expect(cards(page).first()).toBeVisible();
  });
}

test('S2.29 slots center is a slot lobby without a bottom menu, game center a game lobby', async ({
  page,
}) => {
  await page.goto('/m/slotsCenter');
  await expect(page.locator('.browser-title h2')).toHaveText(words.RNG);
  await expect(page.locator('.listbar-vendors')).toBeVisible();
  await expect(page.locator('.bar')).toHaveCount(0);
  await page.goto('/m/gameCenter');
  await expect(page).toHaveURL(/gameCenter$/);
  await expect(chip(page, words.RNG)).toBeVisible();
});

test('S2.60 S1.11 the menu is HOME, HOT, the server’s categories, with ESPORTS and CRASH put in', async ({
  page,
}) => {
  await page.goto('/m/slot-games');
  await expect(page.locator('.listbar-categories button')).toHaveText([
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
  ]);
});

test('S2.60 without fishing crash comes last, without esports houses there is no ESPORTS', async ({
  page,
}) => {
  await page.route('**/GCSGAME_getVassGameType*', async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    body.value = body.value
      .filter(({ gameType }: { gameType: string }) => ['RNG', 'SPORTS'].includes(gameType))
      .map((one: { vassalages: { isEsport?: boolean }[] }) => ({
        ...one,
        vassalages: one.vassalages.filter(({ isEsport }) => !isEsport),
      }));
    await route.fulfill({ response: reply, json: body });
  });
  await page.goto('/m/slot-games');
  await expect(page.locator('.listbar-categories button')).toHaveText([
    words.HOME,
    words.HOT,
    words.RNG,
    words.SPORTS,
    words.CRASH,
  ]);
});

for (const code of ['PGSLOT', 'JLSLOT'] as const) {
  test(`S2.61 the tab ${code} holds slots of its maker`, async ({ page }) => {
    const asks = asksOf(page, LIST);
    await page.goto(`/m/game?type=${code}`);
    await expect(cards(page).first()).toBeVisible();
    expect(asks[0]).toMatchObject({ gameType: 'RNG', vassalage: code.slice(0, 2) });
  });
}

for (const [name, asked] of [
  [words.CRASH, { gameClassify: 'Crash' }],
  [words.FISH, { gameType: 'FISH' }],
  [words.PVP, { gameType: 'PVP' }],
  [words.LIVE, { gameType: 'LIVE' }],
] as const) {
  test(`S2.61 S7.31 S9.02 S4.20 the tab ${name} asks for its first page of 12`, async ({
    page,
  }) => {
    await page.goto('/m/slot-games');
    await expect(cards(page).first()).toBeVisible();
    const asks = asksOf(page, LIST);
    await chip(page, name).click();
    await expect(page.locator('.browser-title h2')).toHaveText(name);
    await expect(cards(page).first()).toBeVisible();
    expect(asks[0]).toMatchObject({ ...asked, pageNo: '1', pageSize: '12', platform: 'html5' });
    if (name === words.CRASH) expect(asks[0]?.gameType).toBeUndefined();
  });
}

test('S4.20 HOT shows hot games without asking for a game list', async ({ page }) => {
  const [asks, hot] = [asksOf(page, LIST), asksOf(page, 'GCSGAME_hotGamesV2')];
  await page.goto('/m/hot-games');
  await expect(cards(page).first()).toBeVisible();
  expect(hot).toHaveLength(1);
  expect(asks).toEqual([]);
});

test('S4.20 a tab that is opened again starts at page 1', async ({ page }) => {
  await page.goto('/m/fishing-games');
  await expect(cards(page).first()).toBeVisible();
  const asks = asksOf(page, LIST);
  await chip(page, words.LIVE).click();
  await expect(page.locator('.browser-title h2')).toHaveText(words.LIVE);
  await chip(page, words.FISH).click();
  await expect(page.locator('.browser-title h2')).toHaveText(words.FISH);
  await expect(cards(page).first()).toBeVisible();
  expect(asks.filter(({ gameType }) => gameType === 'FISH')[0]).toMatchObject({ pageNo: '1' });
});

test('S4.21 of tabs changed fast only the last one’s games show, and the others are dropped', async ({
  page,
}) => {
  await page.goto('/m/slot-games');
  await expect(cards(page).first()).toBeVisible();
  const dropped: string[] = [];
  page.on('requestfailed', (request) => dropped.push(request.url()));
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/GCSGAME_gameList*gameType=LIVE*', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await chip(page, words.LIVE).click();
  await expect(page.locator('.header h1')).toHaveText(words.LIVE);
  await chip(page, words.FISH).click();
  await expect(page.locator('.header h1')).toHaveText(words.FISH);
  await expect(cards(page).first()).toBeVisible();
  const names = await cards(page).allTextContents();
  release();
  await expect.poll(() => dropped.some((url) => url.includes('gameType=LIVE'))).toBe(true);
  expect(await cards(page).allTextContents()).toEqual(names);
});

test('S2.63 another tab starts at the top, and the screen is the same one', async ({ page }) => {
  await page.goto('/m/slot-games');
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(() => {
    scrollTo(0, 300);
    document.querySelector('.browser')?.setAttribute('data-marked', 'yes');
  });
  await chip(page, words.FISH).click();
  await expect(page.locator('.browser-title h2')).toHaveText(words.FISH);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('.browser')).toHaveAttribute('data-marked', 'yes');
});

test('S2.64 the vendor menu is there for FISH, LIVE, PVP and RNG, and for no other', async ({
  page,
}) => {
  await page.goto('/m/slot-games');
  const vendors = page.locator('.listbar-vendors');
  for (const name of [words.FISH, words.LIVE, words.PVP, words.RNG]) {
    await chip(page, name).click();
    await expect(page.locator('.browser-title h2')).toHaveText(name);
    await expect(vendors).toBeVisible();
  }
  for (const name of [words.CRASH, words.SPORTS, words.LOTT, words.HOT]) {
    await chip(page, name).click();
    await expect(page.locator('.browser-title h2')).toHaveText(name);
    await expect(vendors).toHaveCount(0);
  }
});

test('S3.35 S9.24 the vendor menu shows icon and name, four makers first', async ({
  page,
  api,
}) => {
  await page.goto('/m/slot-games');
  const vendors = page.locator('.listbar-vendors button');
  await expect(vendors.nth(5)).toBeVisible();
  const { body } = await api('/wps/relay/GCSGAME_getVassGameType?typeId=1&merchant_code=feria');
  const slots = body.value.find(({ gameType }: { gameType: string }) => gameType === 'RNG');
  const first = ['EG3', 'PG', 'FC', 'JL'];
  const rest = slots.vassalages.filter(
    ({ vassalage }: { vassalage: string }) => !first.includes(vassalage),
  );
  const expected = [
    ...first.map((code) =>
      slots.vassalages.find(({ vassalage }: { vassalage: string }) => vassalage === code),
    ),
    ...rest,
  ];
  await expect(vendors).toHaveText([
    'Todos',
    ...expected.map((one: { accountTypeName: string }) => one.accountTypeName),
  ]);
  await expect(vendors.nth(1).locator('img')).toHaveAttribute(
    'src',
    `/${expected[0].mobileSmallIcon}`,
  );
});

test('S2.64 a vendor narrows the list, and a reload keeps it', async ({ page }) => {
  await page.goto('/m/slot-games');
  const asks = asksOf(page, LIST);
  const vendor = page.locator('.listbar-vendors button').nth(2);
  await vendor.click();
  await expect(page.locator('.browser-title h2')).toHaveText((await vendor.textContent()) ?? '');
  await expect.poll(() => asks.at(-1)).toMatchObject({ gameType: 'RNG', vassalage: 'PG' });
  await page.reload();
  await expect(vendor).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page).first()).toBeVisible();
});

test('S2.84 the menu scrolls sideways and brings the active one into view', async ({ page }) => {
  await page.goto('/m/elott');
  const active = chip(page, words.ELOTT);
  await expect(active).toHaveAttribute('aria-pressed', 'true');
  await expect(active).toBeInViewport({ ratio: 1 });
  await expect(active.locator('img')).toHaveAttribute('src', /pool-8-ball/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('S2.66 S4.20 the list loads the next page on scroll, until its end is told', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/m/poker-games');
  await expect(cards(page).first()).toBeVisible();
  const asks = asksOf(page, LIST);
  const total = Number(await page.locator('.sectiontitle-count').textContent());
  const over = page.getByText('Eso es todo.');
  for (let turn = 0; turn < 12 && !(await over.isVisible()); turn++) {
    await toEnd(page);
    await page.clock.runFor(1100);
  }
  await expect(over).toBeVisible();
  const pages = asks.map(({ pageNo }) => Number(pageNo));
  expect(pages).toEqual(pages.map((_, at) => (pages[0] ?? 0) + at));
  await toEnd(page);
  await expect(
    page.locator(`[aria-posinset="${total}"] .gamecard[data-blank=false]`),
  ).toBeVisible();
});

test('S2.69 an empty category shows a placeholder and a way on', async ({ page, door }) => {
  await door('state', { table: 'settings', id: 'catalogue', set: { value: { isEmpty: true } } });
  await page.goto('/m/slot-games');
  await expect(page.getByRole('heading', { name: 'Aún no hay juegos aquí' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver populares' }).click();
  await expect(page).toHaveURL(/hot-games$/);
});

test('S2.34 S2.30 the title follows category and language', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'EN'));
  await page.goto('/m/live-games');
  await expect(page.locator('.header h1')).toHaveText('Live');
  await expect(page).toHaveTitle(/^Live/);
});
