import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { countRequests, startSession } from '../session';

const LOGOUT = '/wps/session/logout';

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await expect(menu.locator('.menu')).toBeVisible();
  return menu;
}

test('S2.50 the menu has logo, balance and three links, for a member', async ({ page, admin }) => {
  await startSession(page, admin);
  await page.goto('/m/home');
  const menu = await openMenu(page);
  await expect(menu.getByRole('link', { name: 'Ir al inicio' })).toBeVisible();
  await expect(menu.locator('.menu-balance')).toContainText('1,284.50');
  await expect(menu.locator('.menu-link')).toHaveText(['Depositar', 'Invita y gana', 'Promos']);
  await expect(menu.getByRole('link', { name: 'Registrarse' })).toHaveCount(0);
});

test('S2.50 the menu has login and register, for a visitor', async ({ page }) => {
  await page.goto('/m/home');
  const menu = await openMenu(page);
  await expect(menu.getByRole('link', { name: 'Ingresar' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Registrarse' })).toBeVisible();
  await expect(menu.locator('.menu-balance')).toHaveCount(0);
  await expect(menu.getByRole('button', { name: 'Cerrar sesión' })).toHaveCount(0);
});

test('S2.51 the menu has shortcuts to withdrawal, promotions, invitation and rewards', async ({
  page,
}) => {
  await page.goto('/m/home');
  const menu = await openMenu(page);
  const shortcuts = menu.getByRole('navigation', { name: 'Accesos directos' }).getByRole('link');
  expect(
    await shortcuts.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
  ).toEqual(['/m/withdraw', '/m/activity', '/m/inviteFriends', '/m/rewardCenter']);
});

test('S2.52 the game center has the order of the server and can be collapsed', async ({
  page,
  admin,
}) => {
  const order = ['ELOTT', 'PVP', 'LOTT', 'SPORTS', 'FISH', 'LIVE', 'COCK', 'RNG'];
  await admin('state', { table: 'settings', id: 'order', set: { value: { categories: order } } });
  await page.goto('/m/home');
  const menu = await openMenu(page);
  const games = menu.locator('.menu-game-links a');
  await expect(games).toHaveText(['E-lotería', 'Póker', 'Deportes', 'Pesca', 'En vivo', 'Slots']);
  await menu.getByText('Centro de juegos').click();
  await expect(games.first()).toBeHidden();
});

test('S2.53 the menu has member center, app, customer service, help and logout, for a member', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/home');
  const menu = await openMenu(page);
  const security = menu.getByRole('link', { name: 'Centro de seguridad' });
  await expect(security).toBeHidden();
  await menu.locator('summary').getByText('Centro de miembros').click();
  await expect(security).toBeVisible();
  for (const href of ['/m/app', '/m/service', '/m/help'])
    await expect(menu.locator(`a[href="${href}"]`)).toHaveCount(1);
  await expect(menu.getByRole('button', { name: 'Cerrar sesión' })).toHaveCount(1);
});

const HREF_BY_KEY = {
  REWCEN3: '/m/rewardCenter',
  MANPLAYREB3: '/m/member/manualRebate',
  TRANSBETREPMEM3: '/m/gameRecord',
  TRANSREC3: '/m/transaction/record',
  SECPRIV: '/m/securityCenter',
  DEPRECM3: '/m/vouReport',
  PERSREP: '/m/profitandloss',
  MAILCEN: '/m/webEmail',
};
// In the run for a bit, the keys whose number has that bit are off. So each key has its own pattern of on and off.
for (const bit of [1, 2, 4, 8]) {
  test(`S3.19 S6.11 an entry of the menu is hidden, only when its permission key is off (bit ${bit})`, async ({
    page,
    admin,
  }) => {
    const keys = Object.entries(HREF_BY_KEY);
    const isEnabled = keys.map((_, i) => ((i + 1) & bit) === 0);
    const enabledKeys = Object.fromEntries(keys.map(([key], i) => [key, isEnabled[i]]));
    await admin('state', {
      table: 'settings',
      id: 'whiteLabel',
      set: { value: { menu: enabledKeys } },
    });
    await startSession(page, admin);
    await page.goto('/m/home');
    const menu = await openMenu(page);
    const entries = await menu
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const shown = keys.filter(([, href]) => entries.includes(href)).map(([key]) => key);
    expect(shown).toEqual(keys.filter((_, i) => isEnabled[i]).map(([key]) => key));
    expect(entries).toEqual(
      expect.arrayContaining(['/m/member/benefits', '/m/withdraw', '/m/service', '/m/help']),
    );
  });
}

test('S2.54 S1.02 the menu has a language switcher, only when the site has more than one language', async ({
  page,
  admin,
}) => {
  await page.goto('/m/home');
  let menu = await openMenu(page);
  await menu.locator('summary').getByText('Idioma').click();
  await expect(menu.locator('.languages-row')).toHaveText(['Español', 'English']);
  await admin('state', { table: 'settings', id: 'site', set: { value: { languages: ['ES'] } } });
  await page.goto('/m/home');
  menu = await openMenu(page);
  await expect(menu.getByText('Apariencia')).toHaveCount(1);
  await expect(menu.locator('summary').getByText('Idioma')).toHaveCount(0);
});

test('S2.55 the menu closes and the focus returns to its button, when the backdrop is tapped', async ({
  page,
}) => {
  await page.goto('/m/home');
  const menu = await openMenu(page);
  const card = menu.locator('.sheet-card');
  await card.evaluate((node) =>
    Promise.all(node.getAnimations().map((animation) => animation.finished)),
  );
  await page.mouse.click(12, 400);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeFocused();
});

test('the menu closes, when one of its links is tapped', async ({ page }) => {
  await page.goto('/m/home');
  const menu = await openMenu(page);
  await menu.locator('a[href="/m/help"]').click();
  await expect(page).toHaveURL(/\/m\/help$/);
  await expect(menu).toBeHidden();
});

test('S1.03 the theme is dark by default, and the theme chosen in the menu is kept after a reload', async ({
  page,
}) => {
  await page.goto('/m/home');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const menu = await openMenu(page);
  await menu.locator('.themechoice label').nth(1).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('S4.02 the member stays logged in, when the logout is cancelled in the dialog', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/home');
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(await countRequests(admin, LOGOUT)).toBe(0);
  await expect(menu.locator('.menu-balance')).toBeVisible();
});

test('S4.03 the logout is sent to the server and home opens, when it is confirmed', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/home');
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.locator('.header').getByRole('link', { name: 'Ingresar' })).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect.poll(() => countRequests(admin, LOGOUT)).toBe(1);
});

test.describe('when the script of the menu does not load,', () => {
  test.use({ allowConsole: [/Failed to load resource|Failed to fetch|TypeError/] });

  test('an error is shown and the menu can be opened later', async ({ page }) => {
    await page.route(/SideMenu-.*\.js/, (route) => route.abort());
    await page.goto('/m/home');
    const button = page.getByRole('button', { name: 'Abrir menú' });
    await button.click();
    await expect(page.locator('.toast')).toHaveText('Sin conexión a internet.');
    await page.unroute(/SideMenu-.*\.js/);
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
  });
});

test.describe('without the white label', () => {
  test.use({ allowConsole: [/status of 500/] });

  test('the menu says that it is incomplete and loads the rest on a tap', async ({
    page,
    admin,
  }) => {
    const path = '/wps/system/whitelabel';
    await admin('faults', { path, kind: 'status', status: 500 });
    await page.goto('/m/home');
    const menu = await openMenu(page);
    await menu.getByText('Centro de miembros').click();
    const entries = menu.locator('.menu-card').first().getByRole('link');
    await expect(menu.getByRole('alert')).toHaveText(/No se pudo|Algo salió mal/);
    const before = await entries.count();
    await admin('faults', undefined, 'DELETE');
    await menu.getByRole('button', { name: 'Reintentar' }).click();
    await expect(menu.getByRole('alert')).toHaveCount(0);
    expect(await entries.count()).toBeGreaterThan(before);
  });
});
