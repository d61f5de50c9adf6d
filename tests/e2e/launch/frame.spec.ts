import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { enter, gameIn, shape } from './opening';

const PLAY = '/m/play?game=100001';
const LAUNCH = '**/wps/game/launchGame*';
const ROUND = '**/wps/game/round';
const FRAME = '.gameframe iframe';

const money = (page: Page) => page.locator('.hostbar .money');
const spin = (page: Page) => gameIn(page).locator('#go').click();

test.beforeEach(async ({ page, api }) => {
  await enter(page, api);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('S4.26 a round moves the balance in the bar by exactly stake and win', async ({ page }) => {
  await page.goto(PLAY);
  await expect(money(page)).toHaveText('S/ 1,284.50');
  const replied = page.waitForResponse(ROUND);
  await spin(page);
  const { value } = await (await replied).json();
  const shown = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(value.balance);
  await expect(money(page)).toHaveText(`S/ ${shown}`);
});

test('S4.26 two presses at once play one round', async ({ page }) => {
  let rounds = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/game/round')) rounds += 1;
  });
  await page.goto(PLAY);
  await expect(gameIn(page).locator('#go')).toBeVisible();
  await gameIn(page)
    .locator('#go')
    .evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
  await expect(gameIn(page).locator('#said')).not.toHaveText('');
  expect(rounds).toBe(1);
});

test('S4.26 a bundled game is cut off from the app: no origin, no way to its page', async ({
  page,
}) => {
  await page.goto(PLAY);
  await expect(gameIn(page).locator('#go')).toBeVisible();
  await expect(page.locator(FRAME)).toHaveAttribute('sandbox', 'allow-scripts');
  await expect(page.locator(FRAME)).toHaveAttribute('referrerpolicy', 'no-referrer');
  const inside = page.frame({ url: /\/play\// });
  expect(await inside?.evaluate(() => self.origin)).toBe('null');
  expect(
    await inside?.evaluate(() => {
      try {
        return parent.document.title;
      } catch (error) {
        return (error as Error).name;
      }
    }),
  ).toBe('SecurityError');
});

test('S4.26 only the game of the frame is heard: no other window, no other shape', async ({
  page,
}) => {
  let rounds = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/game/round')) rounds += 1;
  });
  await page.goto(PLAY);
  await expect(gameIn(page).locator('#go')).toBeVisible();
  // From the page itself, and from a frame that is not the game's.
  await page.evaluate(() => {
    const words = [
      { type: 'feria:close' },
      { type: 'feria:round', id: 'x', kind: 'spin', stake: 1 },
    ];
    for (const word of words) window.postMessage(word, '*');
    const other = document.createElement('iframe');
    other.sandbox.add('allow-scripts');
    other.srcdoc = `<script>for (const word of ${JSON.stringify(words)}) parent.postMessage(word, '*'); parent.postMessage('done', '*')</script>`;
    return new Promise<void>((done) => {
      addEventListener('message', ({ data }) => data === 'done' && done());
      document.body.append(other);
    });
  });
  // From the game, but not of a shape that means anything.
  const inside = page.frame({ url: /\/play\// });
  await inside?.evaluate(() => {
    parent.postMessage({ type: 'feria:round', id: 'x', kind: 'spin', stake: -1 }, '*');
    parent.postMessage({ type: 'feria:open', url: 'https://evil.test' }, '*');
  });
  await expect(page).toHaveURL(/\/m\/play/);
  expect(rounds).toBe(0);
  await inside?.evaluate(() => parent.postMessage({ type: 'feria:close' }, '*'));
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(rounds).toBe(0);
});

for (const url of ['https://games.evil.test/x', 'javascript:alert(1)']) {
  test(`S7.37 an address that is not on the list is not opened: ${url}`, async ({ page }) => {
    await shape(page, LAUNCH, (value) => {
      value.url = url;
    });
    await page.goto(PLAY);
    await expect(page.getByRole('alert')).toContainText('una dirección que no reconocemos');
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('button', { name: 'Cerrar el juego' }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
  });
}

test.describe('when something fails', () => {
  test.use({ allowConsole: [/Failed to load resource/] });

  test('S4.26 a launch that fails says so and opens at the next try', async ({ page }) => {
    let isDown = true;
    await page.route(LAUNCH, (route) => (isDown ? route.abort() : route.fallback()));
    await page.goto(PLAY);
    await expect(page.getByRole('alert')).toContainText('No pudimos abrir el juego');
    isDown = false;
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(gameIn(page).locator('#go')).toBeVisible();
  });

  test('S4.26 a game that does not come is first slow, then lost, and can be asked for again', async ({
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
    await expect(gameIn(page).locator('#go')).toBeVisible();
  });

  test('S4.26 a play whose answer was lost is repeated under its key and charged once', async ({
    page,
  }) => {
    const keys: (string | undefined)[] = [];
    const values: { roundId: string; balance: number }[] = [];
    await page.route(ROUND, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      const response = await route.fetch();
      values.push((await response.json()).value);
      if (keys.length === 1) await route.abort();
      else await route.fulfill({ response });
    });
    await page.goto(PLAY);
    await spin(page);
    await expect(gameIn(page).locator('#said')).toContainText('no se cobra dos veces');
    await spin(page);
    await expect(gameIn(page).locator('#said')).not.toContainText('conexión');
    await expect.poll(() => values.length).toBe(2);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(values[1]).toEqual(values[0]);
  });
});

test.describe('a game whose house refuses frames', () => {
  test.beforeEach(({ page }) =>
    shape(page, LAUNCH, (value) => {
      value.opensOutside = true;
    }),
  );

  test('S4.26 a blocked window is a tap away', async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto(PLAY);
    await expect(page.getByText('Tu navegador bloqueó la ventana')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Abrir el juego' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('S4.26 an opened window does not know who opened it', async ({ page }) => {
    await page.goto(PLAY);
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Abrir el juego' }).click();
    expect(await (await popup).evaluate(() => window.opener)).toBeNull();
    await expect(page.getByText('El juego está abierto en otra ventana')).toBeVisible();
  });
});

test('S4.26 by keyboard alone: into the game, the round played, and out with Escape', async ({
  page,
}) => {
  await page.goto(PLAY);
  await expect(gameIn(page).locator('#go')).toBeVisible();
  await gameIn(page).locator('#go').focus();
  await page.keyboard.press('Enter');
  await expect(gameIn(page).locator('#said')).not.toHaveText('');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/m\/home$/);
});

for (const kind of ['spin', 'crash', 'table', 'lottery']) {
  test(`S4.26 the ${kind} fits a small phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(`/play/${kind}.html?lang=EN`);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    await expect(page.getByRole('heading')).toHaveText('Here the provider shows its game');
  });
}

test('S7.22 the chat answers, and leads back to a place of the app only', async ({ page }) => {
  await page.goto('/play/chat.html?lang=EN&title=Help&back=https://evil.test');
  await page.getByRole('textbox', { name: 'Your message' }).fill('my deposit is late');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Deposits arrive within minutes/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/m/message');
});
