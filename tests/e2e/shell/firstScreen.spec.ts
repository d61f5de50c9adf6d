import type { Page, Route } from 'playwright/test';
import { observeShiftsAndLongTasks } from '../../bench/visit.mjs';
import { expect, test } from '../helpers/fixtures';
import { gameCards } from '../helpers/locators';
import { APP_SCRIPT, holdBack } from '../helpers/network';
import { startSession } from '../helpers/session';

/** The requests of the page for the script of the app, as they come. */
function watchAppScript(page: Page) {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/first-[^/]+\.js/.test(request.url())) scripts.push(request.url());
  });
  return scripts;
}

/** Timers and frames of the page stand still. */
async function stopTime(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

const first = (page: Page) => page.locator('#first');

/** What the header and the downloads depend on. */
const SETTINGS = '**/wps/system/settings/consolidated*';

/** Runs in the page before its scripts: what the first screen and the app show when the app takes over. */
function recordTakeover() {
  /** Ids come from the order of rendering. A longer list, and what moves, follow when the app has measured them. */
  const IGNORED =
    /^(id|for|aria-labelledby|aria-describedby|aria-controls|style|aria-setsize|data-tapped)$/;
  /** Drawn late by the app, over or behind what is there. */
  const LATE = '.promo-prize, .toasts, .marquee, .gamescroll-end';
  const lineOf = (element: Element, indent: string) => {
    const attributes = [...element.attributes]
      .filter(({ name }) => !IGNORED.test(name))
      .filter(({ name }) => name !== 'aria-busy' || !element.matches('.gamescroll'))
      // Pictures below the window may be requested or not.
      .filter(
        ({ name }) => name !== 'data-state' || element.getBoundingClientRect().top < innerHeight,
      )
      .map(({ name, value }) => `${name}=${value}`);
    const style = element.role === 'list' ? '' : (element as HTMLElement).style?.cssText;
    const texts = [...element.childNodes].filter((node) => node instanceof Text);
    // Balances, and the texts beside them, come later.
    const text = element.closest('.balance') ? '' : texts.map(({ data }) => data).join('');
    return [indent + element.localName, ...attributes.sort(), style, text].join(' | ');
  };
  const linesOf = (root: Element | null) => {
    const lines: string[] = [];
    const visit = (element: Element, indent: string) => {
      lines.push(lineOf(element, indent));
      for (const child of element.children) {
        const isLaterRow = child.matches('.virtual-row:nth-child(n + 5)');
        if (!child.matches(LATE) && !isLaterRow) visit(child, `${indent}  `);
      }
    };
    const shell = root?.firstElementChild;
    if (shell) visit(shell, '');
    return lines;
  };
  addEventListener('takeover', () => {
    const roots = ['first', 'root'].map((id) => linesOf(document.getElementById(id)));
    Object.assign(window, { takenOver: roots });
  });
}
declare const takenOver: [first: string[], app: string[]];
declare const observed: { shift: number };

/** Runs in the page: the pictures on the screen are there. The script is held back, so the network is never idle. */
const hasPictures = () =>
  [...document.images].every(
    (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
  );

const whenTakenOver = (page: Page) => expect(first(page)).toHaveCount(0);

for (const [path, language, person] of [
  ['/m/home', 'ES', 'visitor'],
  ['/m/home', 'AR', 'member'],
  ['/m/slotsCenter', 'ES', 'visitor'],
  ['/m/game', 'EN', 'visitor'],
  ['/m/hot-games', 'BN', 'visitor'],
  ['/m/gameList?gameType=RNG', 'VI', 'visitor'],
  ['/m/login', 'EN', 'visitor'],
  ['/m/activity', 'ES', 'visitor'],
] as const) {
  test(`the app takes over the first screen without a move, at ${path} in ${language} for a ${person}`, async ({
    page,
    admin,
  }) => {
    if (person === 'member') await startSession(page, admin);
    await page.addInitScript((code) => localStorage.setItem('language', code), language);
    await page.addInitScript(recordTakeover);
    await page.addInitScript(observeShiftsAndLongTasks);
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(request.url());
    });
    const release = await holdBack(page, APP_SCRIPT);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(first(page)).toBeVisible();
    if (!/login|activity/.test(path)) await expect(gameCards(page).nth(8)).toBeVisible();
    if (path === '/m/activity') await expect(page.getByRole('article').first()).toBeVisible();
    await expect.poll(() => page.evaluate(hasPictures)).toBe(true);
    const before = pictures.length;
    release();
    await whenTakenOver(page);
    const [drawn, app] = await page.evaluate(() => takenOver);
    expect(drawn.length).toBeGreaterThan(40);
    expect(app).toEqual(drawn);
    const repeated = pictures.slice(before).filter((url) => pictures.indexOf(url) < before);
    expect(repeated).toEqual([]);
    // A place whose game has not arrived asks for no picture.
    expect(pictures.filter((url) => url.includes('/art/default-'))).toEqual([]);
    await page.waitForLoadState('networkidle');
    const { shift, shifted } = await page.evaluate(
      () => (window as never as { observed: { shift: number; shifted: string[] } }).observed,
    );
    // The dot of the banner grows in its place when the banner turns.
    expect(shift, shifted.join()).toBeLessThan(0.0001);
  });
}

for (const path of ['/m/home', '/m/slotsCenter', '/m/login', '/m/activity']) {
  test(`no script of the app is requested before the content of the page is drawn, at ${path}`, async ({
    page,
  }) => {
    const scripts = watchAppScript(page);
    await stopTime(page);
    await page.goto(path, { waitUntil: 'commit' });
    const content = {
      '/m/login': page.getByLabel('Contraseña', { exact: true }),
      '/m/activity': page.getByRole('article').first(),
    }[path];
    await expect(content ?? gameCards(page).nth(8)).toBeVisible();
    await expect.poll(() => page.evaluate(hasPictures)).toBe(true);
    expect(scripts).toEqual([]);
    await page.clock.resume();
    await whenTakenOver(page);
    expect(scripts).toHaveLength(1);
  });
}

for (const [name, answer] of [
  [
    'fails',
    (route: Route) => route.fulfill({ json: { success: false, code: 'down', message: '' } }),
  ],
  ['gets no answer', (route: Route) => route.abort()],
] as const)
  test.describe(`when a call of the first screen ${name},`, () => {
    test.use({ allowConsole: [/Failed to load resource/] });
    test('the app is requested at once', async ({ page }) => {
      const scripts = watchAppScript(page);
      await stopTime(page);
      await page.route('**/wps/relay/GCSGAME_hotGamesV2*', answer);
      await page.goto('/m/home', { waitUntil: 'commit' });
      await expect.poll(() => scripts).toHaveLength(1);
    });
  });

/** What a person may tap on home before the app is there, and what then happens. */
const TAPS = [
  ...['Abrir menú', 'Registrarse', 'Ingresar', 'Ver más'].map((name) => ({ name, place: 0 })),
  ...Array.from({ length: 9 }, (_, place) => ({ name: 'card', place })),
  ...['Promos', 'Premios', 'Slots', 'En vivo', 'Pesca', 'Anuncios', 'Mi cuenta'].map((name) => ({
    name,
    place: 0,
  })),
];

test('S2.01 taps on home that come before the app are carried out, 20 of 20', async ({ page }) => {
  test.slow();
  let count = 0;
  for (const { name, place } of TAPS) {
    const release = await holdBack(page, APP_SCRIPT);
    await page.goto('/m/home', { waitUntil: 'commit' });
    await expect(gameCards(page).nth(8)).toBeVisible();
    const before = page.url();
    const target =
      name === 'card'
        ? gameCards(page).nth(place).getByRole('link')
        : first(page)
            .getByRole(name === 'Abrir menú' ? 'button' : 'link', { name })
            .first();
    await target.click();
    expect(page.url()).toBe(before);
    release();
    const opened = page.getByRole('dialog').first();
    await expect.poll(async () => page.url() !== before || (await opened.isVisible())).toBe(true);
    count++;
    await page.unroute(APP_SCRIPT);
    // Otherwise the same page would be loaded again where it was scrolled.
    await page.goto('about:blank');
  }
  expect(count).toBe(20);
});

test('a tap on home is carried out, when a later reply moves what was tapped', async ({ page }) => {
  const release = await holdBack(page, APP_SCRIPT);
  const answerSettings = await holdBack(page, SETTINGS);
  await page.goto('/m/home', { waitUntil: 'commit' });
  await first(page).getByRole('link', { name: 'Ingresar' }).first().click();
  answerSettings();
  await expect(
    page.locator('header').getByRole('link', { name: 'Descargar la app' }),
  ).toBeVisible();
  release();
  await expect(page.getByRole('dialog').getByLabel('Usuario', { exact: true })).toBeVisible();
});

test('a tap that begins before the app takes over and ends after it is carried out', async ({
  page,
}) => {
  const release = await holdBack(page, APP_SCRIPT);
  await page.goto('/m/home', { waitUntil: 'commit' });
  await expect(gameCards(page).nth(8)).toBeVisible();
  await first(page).getByRole('link', { name: 'Ingresar' }).first().hover();
  await page.mouse.down();
  release();
  // The app shows its games, and could take over.
  const games = page.locator('#root').getByRole('article', { includeHidden: true });
  await expect(games.nth(8)).toBeAttached();
  await page.waitForLoadState('networkidle');
  await page.mouse.up();
  await expect(page.getByRole('dialog').getByLabel('Usuario', { exact: true })).toBeVisible();
});

test('S2.03 what was typed, the focus and the caret survive the takeover of the login', async ({
  page,
}) => {
  const release = await holdBack(page, APP_SCRIPT);
  await page.goto('/m/login', { waitUntil: 'commit' });
  const username = page.getByLabel('Usuario', { exact: true });
  const password = page.getByLabel('Contraseña', { exact: true });
  await username.fill('lucia');
  await password.fill('Feria2025');
  await username.click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  release();
  await whenTakenOver(page);
  await expect(username).toHaveValue('lucia');
  await expect(password).toHaveValue('Feria2025');
  await expect(username).toBeFocused();
  expect(await username.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(4);
});

test('the pictures of the first screen do not fade in again after the takeover', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const countFading = () => {
      const all = document.getAnimations().filter((each) => each instanceof CSSTransition);
      const fading = all.filter(
        ({ effect }) => (effect as KeyframeEffect).target?.localName === 'img',
      );
      Object.assign(window, { fading: fading.length });
    };
    addEventListener('takeover', () => requestAnimationFrame(countFading));
  });
  await page.goto('/m/home');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'fading'))).toBe(0);
});

test('the page stays where it was scrolled, when the app takes over', async ({ page }) => {
  const release = await holdBack(page, APP_SCRIPT);
  await page.goto('/m/home', { waitUntil: 'commit' });
  await expect(gameCards(page).nth(8)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 120));
  release();
  await whenTakenOver(page);
  expect(await page.evaluate(() => scrollY)).toBe(120);
});

test.describe('when the script does not load,', () => {
  test.use({ allowConsole: [/Failed to load resource|net::ERR/] });
  test('a link that was tapped before opens without the app', async ({ page }) => {
    await page.route(APP_SCRIPT, (route) => route.abort());
    const release = await holdBack(page, APP_SCRIPT);
    await page.goto('/m/home', { waitUntil: 'commit' });
    await expect(gameCards(page).nth(8)).toBeVisible();
    await first(page).getByRole('link', { name: 'Promos' }).click();
    release();
    await expect(page).toHaveURL(/\/m\/activity$/);
  });

  test('the first screen stays, with a note, and its links work', async ({ page }) => {
    await page.route(APP_SCRIPT, (route) => route.abort());
    await page.goto('/m/home', { waitUntil: 'commit' });
    await expect(page.getByRole('alert')).toContainText('No se pudo cargar');
    await expect(gameCards(page).nth(8)).toBeVisible();
    await first(page).getByRole('link', { name: 'Promos' }).click();
    await expect(page).toHaveURL(/\/m\/activity$/);
  });
});
