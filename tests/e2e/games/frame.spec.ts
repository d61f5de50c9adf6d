import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/fixtures';
import { moveTo } from '../helpers/navigation';
import { startSession } from '../helpers/session';
import { changeReply, expectNoGameFrame, gameFrame, gameHeader } from './launchPage';

const PLAY = '/m/play?game=100001';
const LAUNCH = '**/wps/game/launchGame*';
const ROUND = '**/wps/game/round';
const FRAME = 'main iframe';

const spin = (page: Page) => gameFrame(page).locator('#go').click();

test.beforeEach(async ({ page, admin }) => {
  await startSession(page, admin);
});

test('S4.26 a bundled game has no access to the app, ignores invalid messages, and plays one round at once', async ({
  page,
}) => {
  let rounds = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/game/round')) rounds += 1;
  });
  await page.goto(PLAY);
  await expect(gameFrame(page).locator('#go')).toBeVisible();
  await expect(page.locator(FRAME)).toHaveAttribute('sandbox', 'allow-scripts');
  await expect(page.locator(FRAME)).toHaveAttribute('referrerpolicy', 'no-referrer');
  const gameDocument = page.frame({ url: /\/play\// });
  expect(await gameDocument?.evaluate(() => self.origin)).toBe('null');
  expect(
    await gameDocument?.evaluate(() => {
      try {
        return parent.document.title;
      } catch (error) {
        return (error as Error).name;
      }
    }),
  ).toBe('SecurityError');
  const loadedFonts = () =>
    document.fonts.ready.then((fonts) =>
      [...fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  expect((await gameDocument?.evaluate(loadedFonts))?.join()).toContain('Feria Sans');

  // From the page itself, and from a frame that does not belong to the game.
  const messages = [
    { type: 'feria:close' },
    { type: 'feria:round', id: 'x', kind: 'spin', stake: 1 },
  ];
  const sendAll = `for (const message of ${JSON.stringify([...messages, 'done'])}) parent.postMessage(message, '*')`;
  await page.route('**/other-frame', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<script>${sendAll}</script>` }),
  );
  await page.evaluate((messages) => {
    for (const message of messages) window.postMessage(message, '*');
    const other = Object.assign(document.createElement('iframe'), { src: '/other-frame' });
    other.sandbox.add('allow-scripts');
    return new Promise<void>((resolve) => {
      addEventListener('message', ({ data }) => data === 'done' && resolve());
      document.body.append(other);
    });
  }, messages);
  // From the game, but with invalid or unknown content.
  await gameDocument?.evaluate(() => {
    parent.postMessage({ type: 'feria:round', id: 'x', kind: 'spin', stake: -1 }, '*');
    parent.postMessage({ type: 'feria:open', url: 'https://evil.test' }, '*');
  });
  await expect(page).toHaveURL(/\/m\/play/);
  expect(rounds).toBe(0);

  await expect(gameHeader(page)).toContainText('S/ 1,284.50');
  const reply = page.waitForResponse(ROUND);
  await spin(page);
  const { value } = await (await reply).json();
  const shown = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(value.balance);
  await expect(gameHeader(page)).toContainText(`S/ ${shown}`);
  expect(rounds).toBe(1);

  const go = gameFrame(page).locator('#go');
  await expect(go).toBeEnabled();
  const secondReply = page.waitForResponse(ROUND);
  await go.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await secondReply;
  await expect(go).toBeEnabled();
  expect(rounds).toBe(2);

  await go.focus();
  const thirdReply = page.waitForResponse(ROUND);
  await page.keyboard.press('Enter');
  await thirdReply;
  // The frame is gone before the key is released, so the browser may never confirm it.
  void page.keyboard.press('Escape').catch(() => {});
  await expect(page).toHaveURL(/\/m\/home$/);
  await expectNoGameFrame(page);

  await moveTo(page, PLAY);
  await expect(gameFrame(page).locator('#go')).toBeVisible();
  await page
    .frame({ url: /\/play\// })
    ?.evaluate(() => parent.postMessage({ type: 'feria:close' }, '*'));
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(rounds).toBe(3);
});

test('S7.37 shows an error and no frame, when the address of the game is of another site or a script', async ({
  page,
}) => {
  let url = '';
  await changeReply(page, LAUNCH, (value) => {
    value.url = url;
  });
  await page.goto('/m/home');
  for (url of ['https://games.evil.test/x', 'javascript:alert(1)']) {
    await moveTo(page, PLAY);
    await expect(page.getByRole('alert'), url).toContainText('una dirección que no reconocemos');
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('button', { name: 'Cerrar el juego' }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
  }
});

test.describe('when a request fails', () => {
  test.use({ allowConsole: [/Failed to load resource/] });

  test('S4.26 opens the game on retry after a failed launch, and charges once when a reply is lost', async ({
    page,
  }) => {
    let isDown = true;
    await page.route(LAUNCH, (route) => (isDown ? route.abort() : route.fallback()));
    await page.goto(PLAY);
    await expect(page.getByRole('alert')).toContainText('No pudimos abrir el juego');
    isDown = false;
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(gameFrame(page).locator('#go')).toBeVisible();

    const keys: (string | undefined)[] = [];
    const values: { roundId: string; balance: number }[] = [];
    await page.route(ROUND, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      const response = await route.fetch();
      values.push((await response.json()).value);
      if (keys.length === 1) await route.abort();
      else await route.fulfill({ response });
    });
    await spin(page);
    await expect(gameFrame(page).getByRole('status')).toContainText('no se cobra dos veces');
    await spin(page);
    await expect(gameFrame(page).getByRole('status')).not.toContainText('conexión');
    await expect.poll(() => values.length).toBe(2);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    expect(values[1]).toEqual(values[0]);
  });

  test('S4.26 says that the game is slow, then shows an error with a retry, when the game does not load', async ({
    page,
  }) => {
    await page.clock.install();
    let isDown = true;
    await page.route('**/play/*.html*', (route) => (isDown ? undefined : route.fallback()));
    await page.goto(PLAY, { waitUntil: 'commit' });
    await expect(page.locator(FRAME)).toBeAttached();
    await page.clock.fastForward(8_500);
    await expect(page.getByText('Tarda más de lo normal')).toBeVisible();
    await page.clock.fastForward(17_000);
    await expect(page.getByRole('alert')).toContainText('tu saldo sigue igual');
    await expect(page.getByRole('link', { name: 'Ver otros juegos' })).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(gameFrame(page).locator('#go')).toBeVisible();
  });
});

test.describe('a game that cannot run in a frame', () => {
  test.beforeEach(({ page }) =>
    changeReply(page, LAUNCH, (value) => {
      value.opensOutside = true;
    }),
  );

  test('S4.26 a blocked window opens by a button, and has no access to the app', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const open = window.open;
      window.open = () => null;
      Object.assign(window, { allowWindows: () => Object.assign(window, { open }) });
    });
    await page.goto(PLAY);
    await expect(page.getByText('Tu navegador bloqueó la ventana')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.evaluate(() => {
      (window as unknown as { allowWindows(): void }).allowWindows();
    });
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Abrir el juego' }).click();
    expect(await (await popup).evaluate(() => window.opener)).toBeNull();
    await expect(page.getByText('El juego está abierto en otra ventana')).toBeVisible();
  });
});

test('S4.26 shows each sample game without horizontal scrolling, on a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const kind of ['spin', 'crash', 'table', 'lottery']) {
    await page.goto(`/play/${kind}.html?lang=EN`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, kind).toBeLessThanOrEqual(0);
    await expect(page.getByRole('heading')).toHaveText('Here the provider shows its game');
  }
});

test('S7.22 the chat greets a member whose name ends with a full stop in one sentence', async ({
  page,
}) => {
  await page.goto('/play/chat.html?lang=ES&name=Luc%C3%ADa+Q.');
  await expect(page.getByText('Hola, Lucía Q. Somos el equipo de ayuda.')).toBeVisible();
});

test('S7.22 the chat looks and answers as its address says, and never links back to another site', async ({
  page,
}) => {
  await page.goto(
    '/play/chat.html?lang=EN&title=Help&headerColor=%23fffdf9&back=https://evil.test',
  );
  await expect(page.getByRole('heading', { name: 'Help' })).toHaveCSS('color', 'rgb(35, 26, 53)');
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 253, 249)');
  await page.getByRole('textbox', { name: 'Your message' }).fill('my deposit is late');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Deposits arrive within minutes/)).toBeVisible();
  const back = page.getByRole('link', { name: 'Back' });
  await expect(back).toHaveJSProperty('href', new URL('/m/message', page.url()).href);
});
