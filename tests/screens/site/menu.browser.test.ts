import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { bySelector, gameCards, header } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import { countRequests } from '../../helpers/requestLog';
import { MENU_PATHS, setMenuKeys, setSetting } from '../../helpers/settings';
import { chooseTheme, hrefsOf, menu, menuButton, shownTheme, textsOf, title } from './sitePage';

const LOGOUT = '/wps/session/logout';

const linkTo = (name: string | RegExp) => menu().getByRole('link', { name });
const summary = (text: string) => bySelector('summary', menu()).getByText(text);
const shortcuts = () =>
  menu().getByRole('navigation', { name: 'Accesos directos' }).getByRole('link');
const memberBlock = () => menu().getByRole('region', { name: 'Mi cuenta' });
const logOutButton = () => menu().getByRole('button', { name: 'Cerrar sesión' });

async function openMenu() {
  await menuButton().click();
  await expect.element(shortcuts().first()).toBeInTheDocument();
}

test('S2.50 S4.02 a member’s menu has the member, the balance and the links of the account', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open('/m/home');
  await openMenu();
  await expect.element(linkTo('Ir al inicio')).toBeVisible();
  await expect.element(memberBlock()).toHaveTextContent('1,284.50');
  const [member, wallets, ...others] = textsOf(memberBlock().getByRole('link'));
  expect(member, 'the name of the member').not.toBe('');
  expect(wallets).toMatch(/^Billeteras/);
  expect(others).toEqual(['Depositar', 'Invita y gana', 'Promos']);
  await expect.element(linkTo('Registrarse')).not.toBeInTheDocument();
});

test('S2.50 S2.53 the menu leads to the account behind a summary, and to app, service and help', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open('/m/home');
  await openMenu();
  const security = bySelector('a[href="/m/securityCenter"]', menu());
  await expect.element(security).not.toBeVisible();
  await summary('Mi cuenta').click();
  await expect.element(linkTo('Centro de seguridad')).toBeVisible();
  for (const href of ['/m/app', '/m/service', '/m/help'])
    expect(bySelector(`a[href="${href}"]`, menu()).length, href).toBe(1);
});

test('S2.53 S4.03 S4.04 the menu logs out by the token of the session, only after a confirmation', async () => {
  const { admin, answer, logIn, open, session } = prepareApp();
  await logIn();
  await open('/m/home');
  await openMenu();
  const dialog = page.getByRole('alertdialog');
  await logOutButton().click();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await countRequests(admin, LOGOUT)).toBe(0);
  await expect.element(memberBlock()).toBeVisible();

  const { token } = session();
  // The log of the mock masks the token.
  const tokens: unknown[] = [];
  answer(LOGOUT, (request, send) => {
    tokens.push(request.headers.get('token'));
    return send();
  });
  await logOutButton().click();
  await dialog.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect.element(header().getByRole('link', { name: 'Ingresar' })).toBeVisible();
  expect(tokens).toEqual([token]);
  expect(address()).toBe('/m/home');
  await expect.poll(() => countRequests(admin, LOGOUT)).toBe(1);
  expect([sessionStorage.length, localStorage.getItem('autoLogin')]).toEqual([0, '0']);
});

test('S2.50 S2.51 a visitor’s menu has login, registration and shortcuts, and no account', async () => {
  const { open } = prepareApp();
  await open('/m/home');
  await openMenu();
  await expect.element(linkTo('Ingresar')).toHaveAttribute('href', '/m/login');
  await expect.element(linkTo('Registrarse')).toHaveAttribute('href', '/m/register');
  await expect.element(memberBlock()).not.toBeInTheDocument();
  await expect.element(logOutButton()).not.toBeInTheDocument();
  expect(hrefsOf(shortcuts())).toEqual([
    '/m/withdraw',
    '/m/activity',
    '/m/inviteFriends',
    '/m/rewardCenter',
  ]);
});

test('S2.52 the menu lists the games in the order of the operator, until its heading is tapped', async () => {
  const { admin, open } = prepareApp();
  const order = ['ELOTT', 'PVP', 'LOTT', 'SPORTS', 'FISH', 'LIVE', 'COCK', 'RNG'];
  await setSetting(admin, 'order', { categories: order });
  await open('/m/home');
  await openMenu();
  const games = menu().getByRole('listitem');
  await expect
    .poll(() => textsOf(games))
    .toEqual(['E-lotería', 'Póker', 'Deportes', 'Pesca', 'En vivo', 'Slots']);
  for (const href of ['/m/gameCenter', '/m/startLottery'])
    await expect.element(bySelector(`a[href="${href}"]`, menu())).toBeVisible();
  await menu().getByText('Centro de juegos').click();
  await expect.element(games).not.toBeInTheDocument();
});

test('S2.55 the menu closes by a tap on its backdrop or on a link', async () => {
  const { open } = prepareApp();
  await open('/m/home');
  await openMenu();
  // The backdrop takes no taps in the first 300 ms.
  const shownAt = performance.now();
  await expect.poll(() => performance.now() - shownAt).toBeGreaterThan(300);
  // The part of the screen beside the menu is its backdrop.
  document.elementFromPoint(12, 400)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(menu()).not.toBeInTheDocument();
  await expect.element(menuButton()).toHaveFocus();

  await menuButton().click();
  await linkTo('Centro de ayuda').click();
  await expect.poll(address).toBe('/m/help');
  await expect.element(menu()).not.toBeInTheDocument();
});

// Which entry has which key: src/widgets/site/navigation/memberEntries.test.ts.
test('S3.19 S6.11 an entry of the menu is hidden, only when its permission key is off', async () => {
  const { admin, logIn, open } = prepareApp();
  const keys = Object.entries(MENU_PATHS);
  const menuKeys = Object.fromEntries(keys.map(([key], i) => [key, i % 2 === 0]));
  await setMenuKeys(admin, menuKeys);
  await logIn();
  await open('/m/home');
  await openMenu();
  const entries = hrefsOf(bySelector('a[href]', menu()));
  for (const [key, href] of keys) expect(entries.includes(href), key).toBe(menuKeys[key]);
  expect(entries).toEqual(
    expect.arrayContaining(['/m/member/benefits', '/m/withdraw', '/m/service', '/m/help']),
  );
});

test('S1.02 S1.03 a theme that is chosen in the menu is kept', async () => {
  const { open, reload } = prepareApp();
  const barColour = document.head.appendChild(document.createElement('meta'));
  barColour.name = 'theme-color';
  onTestFinished(() => barColour.remove());
  await open('/m/home');
  await expect.poll(shownTheme).toBe('dark');
  await openMenu();
  await chooseTheme(menu(), 'Clara');
  await expect.poll(shownTheme).toBe('light');
  await expect.poll(() => barColour.content).toBe('#fffdf9');
  await reload();
  await expect.poll(shownTheme).toBe('light');
});

test('S2.54 the menu has a language switcher, when there is more than one language', async () => {
  const { admin, open, reload } = prepareApp();
  await open('/m/home');
  await openMenu();
  await summary('Idioma').click();
  const languages = menu().getByRole('radiogroup', { name: 'Idioma' }).getByRole('radio');
  await expect.poll(() => languages.length).toBe(2);
  for (const name of ['Español', 'English'])
    await expect.element(menu().getByRole('radio', { name })).toBeInTheDocument();

  await setSetting(admin, 'site', { languages: ['ES'] });
  await reload();
  await openMenu();
  await expect.poll(() => menu().getByText('Apariencia').length).toBe(1);
  await expect.element(summary('Idioma')).not.toBeInTheDocument();
});

test('A71 the menu opens on a page with a header, and leads to the lotteries and the message center', async () => {
  const { open } = prepareApp();
  await open('/m/help');
  await menuButton().click();
  await chooseTheme(menu(), 'Clara');
  await expect.poll(shownTheme).toBe('light');
  await menu().getByRole('link', { name: 'Lotería', exact: true }).click();
  await expect.poll(address).toBe('/m/startLottery');
  await expect.element(menu()).not.toBeInTheDocument();
  await menuButton().click();
  await linkTo(/Centro de mensajes/).click();
  await expect.poll(address).toBe('/m/message');
  await expect.element(title()).toBeVisible();
});

test('A71 the member center leads to language and postponed contracts, and changes the theme', async () => {
  const { logIn, open } = prepareApp();
  await logIn('vip');
  await open('/m/member/home');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(menuButton()).toBeVisible();
  const settings = page.getByRole('navigation', { name: 'Mi cuenta' });
  const contracts = settings.getByRole('link', { name: /Contratos por responder/ });
  await expect.element(contracts).toHaveTextContent('1');
  await chooseTheme(settings, 'Clara');
  await expect.poll(shownTheme).toBe('light');
  await settings.getByRole('link', { name: /Idioma.*Español/ }).click();
  await expect.poll(address).toBe('/m/language');
  history.back();
  await contracts.click();
  await expect.poll(address).toMatch(/getSalaryContract$/);
});

test('A71 the lobby leads to the lotteries from their categories, and to the operator’s own games', async () => {
  const { open } = prepareApp();
  await open('/m/lott');
  const hub = page.getByRole('navigation', { name: 'Lotería' }).getByRole('link');
  await expect.element(hub).toHaveAttribute('href', '/m/startLottery');
  await page.getByRole('button', { name: 'De la casa' }).click();
  await expect.poll(address).toBe('/m/inHouse');
  await expect.element(hub).not.toBeInTheDocument();
  await expect.element(gameCards().first()).toBeVisible();
});
