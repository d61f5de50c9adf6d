import { expect, test } from '../fixtures';

const maintenance = 'Estamos en mantenimiento';
const restricted = 'No disponible en tu ubicación';

test('S2.85 maintenance shows its page and nothing else', async ({ page, door }) => {
  await door('scenarios', { name: 'maintenance' });
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { name: maintenance })).toBeVisible();
  await expect(page.locator('.bar')).toHaveCount(0);
});

test('S2.85 S8.15 a restricted region shows the visitor’s address and how to make contact', async ({
  page,
  door,
}) => {
  await door('scenarios', { name: 'restricted' });
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { name: restricted })).toBeVisible();
  await expect(page.getByText('Tu IP: 203.0.113.24')).toBeVisible();
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/51900000021',
  );
});

test('S2.85 maintenance outweighs a restricted region', async ({ page, door }) => {
  await door('scenarios', { name: 'both' });
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { name: maintenance })).toBeVisible();
});

test('S4.44 what was known last shows before the answer, and the page recovers without a reload', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'feria.status',
      JSON.stringify({
        location: { ip: '203.0.113.24' },
        maintenance: true,
        regionRestriction: false,
      }),
    ),
  );
  let answer = () => {};
  const held = new Promise<void>((go) => {
    answer = go;
  });
  await page.route('**/wps/system/status*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { name: maintenance })).toBeVisible();
  answer();
  await expect(page.locator('.catmenu')).toBeVisible();
});

test('S4.44 the page asks again by itself while it is closed', async ({ page, door }) => {
  await door('scenarios', { name: 'maintenance' });
  await page.clock.install();
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { name: maintenance })).toBeVisible();
  await door('scenarios', { name: 'open' });
  await page.clock.runFor(16_000);
  await expect(page.locator('.catmenu')).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ allowConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test('S8.17 being offline is said for as long as it lasts, and so is being back', async ({
    page,
    context,
  }) => {
    await page.goto('/m/service');
    await expect(page.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
    await page.locator('.toasts').waitFor({ state: 'attached' });
    await context.setOffline(true);
    await expect(page.locator('.offline')).toHaveText('Sin conexión a internet.');
    await context.setOffline(false);
    await expect(page.locator('.offline')).toHaveCount(0);
    await expect(page.locator('.toast')).toHaveText('Volvió la conexión.');
  });
});

test.describe('when code does not come', () => {
  test.use({
    allowConsole: [/Failed to load resource|Failed to fetch|Unable to preload|ScreenLost/],
  });

  test('S8.16 a lost screen shows the loading screen and a way to try again', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    await page.goto('/m/service');
    await expect(page.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
    await page.route(/\/assets\/LanguagePicker-.*\.js/, (route) => route.abort());
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/m/language';
      document.body.append(link);
      link.click();
    });
    await expect(page.locator('.lost .loading')).toBeVisible();
    expect(logged.some((text) => text.includes('dynamically imported module'))).toBe(true);
    await page.unroute(/\/assets\/LanguagePicker-.*\.js/);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.locator('.languages-row')).toHaveCount(2);
  });
});
