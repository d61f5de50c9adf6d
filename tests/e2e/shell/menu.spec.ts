import type { Locator, Page } from 'playwright/test';
import { countRequests } from '../../helpers/requestLog';
import { MENU_PATHS, setMenuKeys, setSetting } from '../../helpers/settings';
import { expect, test } from '../helpers/fixtures';
import { chooseTheme, header, toast } from '../helpers/locators';
import { answerUntil } from '../helpers/network';
import { startSession, storedSession } from '../helpers/session';

const LOGOUT = '/wps/session/logout';

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await expect(shortcuts(menu)).not.toHaveCount(0);
  return menu;
}
const shortcuts = (menu: Locator) =>
  menu.getByRole('navigation', { name: 'Accesos directos' }).getByRole('link');
const memberBlock = (menu: Locator) => menu.getByRole('region', { name: 'Mi cuenta' });
const readHrefs = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

test('S2.50 S2.53 S4.02 the menu leads to the account, and logs out only after a confirmation', {
  tag: ['@S4.03', '@S4.04'],
}, async ({ page, admin }) => {
  await startSession(page, admin);
  await page.goto('/m/home');
  const menu = await openMenu(page);
  await expect(menu.getByRole('link', { name: 'Ir al inicio' })).toBeVisible();
  await expect(memberBlock(menu)).toContainText('1,284.50');
  // The first link has the name of the member.
  await expect(memberBlock(menu).getByRole('link')).toHaveText([
    /./,
    /^Billeteras/,
    'Depositar',
    'Invita y gana',
    'Promos',
  ]);
  await expect(menu.getByRole('link', { name: 'Registrarse' })).toHaveCount(0);
  const security = menu.getByRole('link', { name: 'Centro de seguridad' });
  await expect(security).toBeHidden();
  await menu.locator('summary').getByText('Mi cuenta').click();
  await expect(security).toBeVisible();
  for (const href of ['/m/app', '/m/service', '/m/help'])
    await expect(menu.locator(`a[href="${href}"]`)).toHaveCount(1);

  const logOut = menu.getByRole('button', { name: 'Cerrar sesión' });
  const dialog = page.getByRole('alertdialog');
  await logOut.click();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
  expect(await countRequests(admin, LOGOUT)).toBe(0);
  await expect(memberBlock(menu)).toBeVisible();

  const { token } = await storedSession(page);
  await logOut.click();
  // The log of the mock masks the token.
  const sent = page.waitForRequest((request) => request.url().includes(LOGOUT));
  await dialog.getByRole('button', { name: 'Cerrar sesión' }).click();
  expect((await sent).headers()).toMatchObject({ token });
  await expect(header(page).getByRole('link', { name: 'Ingresar' })).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect.poll(() => countRequests(admin, LOGOUT)).toBe(1);
  expect(
    await page.evaluate(() => [sessionStorage.length, localStorage.getItem('autoLogin')]),
  ).toEqual([0, '0']);
});

test('S2.50 S2.51 S2.52 a visitor’s menu has login and games in order, and closes by backdrop or link', {
  tag: ['@S2.55'],
}, async ({ page, admin }) => {
  const order = ['ELOTT', 'PVP', 'LOTT', 'SPORTS', 'FISH', 'LIVE', 'COCK', 'RNG'];
  await setSetting(admin, 'order', { categories: order });
  await page.goto('/m/home');
  const menu = await openMenu(page);
  const shownAt = await page.evaluate(() => performance.now());
  const linkTo = (name: string) => menu.getByRole('link', { name });
  await expect(linkTo('Ingresar')).toHaveAttribute('href', '/m/login');
  await expect(linkTo('Registrarse')).toHaveAttribute('href', '/m/register');
  await expect(memberBlock(menu)).toHaveCount(0);
  await expect(menu.getByRole('button', { name: 'Cerrar sesión' })).toHaveCount(0);
  expect(await readHrefs(shortcuts(menu))).toEqual([
    '/m/withdraw',
    '/m/activity',
    '/m/inviteFriends',
    '/m/rewardCenter',
  ]);

  const games = menu.getByRole('listitem');
  await expect(games).toHaveText(['E-lotería', 'Póker', 'Deportes', 'Pesca', 'En vivo', 'Slots']);
  for (const href of ['/m/gameCenter', '/m/startLottery'])
    await expect(menu.locator(`a[href="${href}"]`)).toBeVisible();
  await menu.getByText('Centro de juegos').click();
  await expect(games).toHaveCount(0);

  // The part of the screen beside the menu is its backdrop. It takes no taps in the first 300 ms.
  await page.waitForFunction((start) => performance.now() - start > 300, shownAt);
  await page.mouse.click(12, 400);
  await expect(menu).toBeHidden();
  const menuButton = page.getByRole('button', { name: 'Abrir menú' });
  await expect(menuButton).toBeFocused();

  await menuButton.click();
  await menu.getByRole('link', { name: 'Centro de ayuda' }).click();
  await expect(page).toHaveURL(/\/m\/help$/);
  await expect(menu).toBeHidden();
});

// Which entry has which key: src/widgets/site/navigation/memberEntries.test.ts.
test('S3.19 S6.11 an entry of the menu is hidden, only when its permission key is off', async ({
  page,
  admin,
}) => {
  const keys = Object.entries(MENU_PATHS);
  const menuKeys = Object.fromEntries(keys.map(([key], i) => [key, i % 2 === 0]));
  await setMenuKeys(admin, menuKeys);
  await startSession(page, admin);
  await page.goto('/m/home');
  const entries = await readHrefs((await openMenu(page)).locator('a[href]'));
  for (const [key, href] of keys) expect(entries.includes(href), key).toBe(menuKeys[key]);
  expect(entries).toEqual(
    expect.arrayContaining(['/m/member/benefits', '/m/withdraw', '/m/service', '/m/help']),
  );
});

test('S1.02 S1.03 S2.54 the menu has a switcher for several languages only, and a theme that is kept', async ({
  page,
  admin,
}) => {
  await page.goto('/m/home');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  let menu = await openMenu(page);
  await menu.locator('summary').getByText('Idioma').click();
  const languages = menu.getByRole('radiogroup', { name: 'Idioma' }).getByRole('radio');
  await expect(languages).toHaveCount(2);
  for (const name of ['Español', 'English'])
    await expect(menu.getByRole('radio', { name })).toBeAttached();
  await chooseTheme(menu, 'Clara');
  await expect(html).toHaveAttribute('data-theme', 'light');
  const barColour = page.locator('meta[name="theme-color"]');
  await expect(barColour).toHaveAttribute('content', '#fffdf9');

  await setSetting(admin, 'site', { languages: ['ES'] });
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'light');
  menu = await openMenu(page);
  await expect(menu.getByText('Apariencia')).toHaveCount(1);
  await expect(menu.locator('summary').getByText('Idioma')).toHaveCount(0);
});

test.describe('when the script of the menu does not load,', () => {
  test.use({ allowConsole: [/Failed to load resource|Failed to fetch|TypeError/] });

  test('an error is shown and the menu can be opened later', async ({ page }) => {
    const stop = await answerUntil(page, /SideMenu-.*\.js/, (route) => route.abort());
    await page.goto('/m/home');
    const button = page.getByRole('button', { name: 'Abrir menú' });
    await button.click();
    await expect(toast(page)).toHaveText('Sin conexión a internet.');
    stop();
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
  });
});
