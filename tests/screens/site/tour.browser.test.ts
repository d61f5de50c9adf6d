import { expect, onTestFinished, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import type { Persona } from '../../../fixtures/account/personas';
import { addressesFor } from '../../helpers/addresses';
import { bottomBar, bySelector, field, header, loadingIndicator } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import { allRequests } from '../../helpers/requestLog';
import { offerSafePlay, setSetting } from '../../helpers/settings';
import { showFooter } from '../games/homePage';
import { chooseTheme, menuButton, openScreen, title } from './sitePage';

/** Addresses of home, which has a header of its own. */
const HOME = ['/', '/m', '/m/home', '/m/index', '/m/index.html'];
/** Pages without the header of other pages. */
const WITHOUT_HEADER = [
  ...['/m/login', '/m/register', '/m/register.html', '/m/message', '/m/messages', '/m/app'],
  ...['/m/lottery', '/m/forget'],
];
const WITHOUT_BOTTOM_MENU = [
  ...['/m/login', '/m/register', '/m/register.html', '/m/slotsCenter', '/m/lottery', '/m/forget'],
  ...['/m/changePsw', '/m/app', '/m/notice', '/m/help', '/m/helpDetail'],
];
/** A game has a header of its own: close, name and balance. */
const GAMES = ['/m/play', '/m/launchGame'];
/** Shown in the frame of the page above, and without a header when it is opened directly. */
const LOTTERY_FRAME = /^\/m\/lotto-h5\//;

const back = () => page.getByRole('button', { name: 'Volver' });

/** Checks whether the page has the header with back and title, and the menu at the bottom, as its address requires. */
async function checkFrame(path: string) {
  const message = path;
  if (GAMES.includes(path)) {
    const close = page.getByRole('button', { name: 'Cerrar el juego' });
    await expect.element(close, { message }).toBeVisible();
    await expect.element(back(), { message }).not.toBeInTheDocument();
  } else if (HOME.includes(path)) {
    const logo = header().getByRole('link', { name: 'Ir al inicio' });
    await expect.element(logo, { message }).toBeVisible();
    await expect.element(back(), { message }).not.toBeInTheDocument();
  } else if (WITHOUT_HEADER.includes(path) || LOTTERY_FRAME.test(path))
    await expect.element(header(), { message }).not.toBeInTheDocument();
  else {
    await expect.element(title(), { message }).not.toBeEmptyDOMElement();
    await expect.element(back(), { message }).toBeVisible();
  }
  const bars = WITHOUT_BOTTOM_MENU.includes(path) ? 0 : 1;
  await expect.poll(() => bottomBar().length, { message }).toBe(bars);
}

/** The origins of all that the page loads from now on: pictures and frames too. */
function watchOrigins() {
  const origins = new Set<string>();
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const { protocol, origin } = new URL(name);
      if (protocol.startsWith('http')) origins.add(origin);
    }
  });
  observer.observe({ type: 'resource' });
  onTestFinished(() => observer.disconnect());
  return origins;
}

/** Opens each screen of the persona inside the app. Each address of a screen: src/app/routes/routes.test.ts. */
async function tour(persona: Persona) {
  const isAgent = persona === 'agent';
  const addresses = addressesFor((access) => (access === 'agent') === isAgent).filter(
    ({ screen }, at, all) => all.findIndex((other) => other.screen === screen) === at,
  );
  const { admin, goTo, logIn, open, waitUntilIdle } = prepareApp();
  const origins = watchOrigins();
  await admin('scenarios', { name: 'noPopups' });
  await offerSafePlay(admin);
  await setSetting(admin, 'market', { name: 'default', rules: { gameExclusion: 'offered' } });
  await logIn(persona);
  await open('/m/language');
  await expect.element(title()).toBeVisible();
  for (const { href } of addresses) {
    await openScreen(goTo, href);
    await expect.element(bySelector('main *').first(), { message: href }).toBeInTheDocument();
    await expect.element(loadingIndicator(), { message: href }).not.toBeInTheDocument();
    await waitUntilIdle();
    await checkFrame(new URL(href, location.origin).pathname);
  }
  const calls = await allRequests(admin);
  expect(calls.filter(({ status }) => status >= 400)).toEqual([]);
  expect([...origins].filter((origin) => origin !== location.origin)).toEqual([]);
  return { addresses, calls };
}

test('S2.33 S2.39 S7.50 every screen has the right bars and no request fails, for a member', {
  timeout: 240_000,
}, async () => {
  const { calls } = await tour('member');
  expect(new Set(calls.map(({ path }) => path)).size).toBeGreaterThan(35);
});

test('S1.12 S2.33 S7.50 every screen has the right bars and no request fails, for an agent', {
  timeout: 240_000,
}, async () => {
  const { addresses } = await tour('agent');
  expect(addresses).not.toEqual([]);
});

const PLATFORM_KEYS = 'theme hideDownloadBar WEBCLIP sass remPass language autoLogin'.split(' ');

test('S3.28 localStorage has only keys of the platform and documented ones, after settings changed', async () => {
  const { admin, goTo, open } = prepareApp();
  await admin('scenarios', { name: 'noPopups' });
  await open('/m/home');
  await menuButton().click();
  const menu = page.getByRole('dialog');
  await chooseTheme(menu, 'Clara');
  await menu.getByRole('button', { name: 'Cerrar' }).click();
  await showFooter();
  await page.getByRole('button', { name: 'Cerrar la barra de descarga' }).click();
  await openScreen(goTo, '/m/login');
  await expect.element(page.getByRole('tab', { name: 'Celular y SMS' })).toBeVisible();
  await field('username').fill('lucia');
  await field('password').fill('Feria2025');
  await page.getByRole('checkbox', { name: 'Recordarme' }).click();
  await bySelector('form').getByRole('button', { name: 'Ingresar', exact: true }).click();
  await expect.poll(address).toBe('/m/home');
  await header().getByRole('button', { name: 'Ocultar saldo' }).click();
  await openScreen(goTo, '/m/search');
  await page.getByRole('searchbox').fill('oro');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('article').first()).toBeVisible();
  await openScreen(goTo, '/m/language');
  await page.getByText('English').click();
  await expect.poll(() => document.documentElement.lang).toBe('en');
  const keys = Object.keys(localStorage);
  const changedKeys = ['theme', 'hideDownloadBar', 'remPass', 'language', 'autoLogin'];
  expect(keys).toEqual(
    expect.arrayContaining([...changedKeys, 'feria.hideBalance', 'feria.searches']),
  );
  const documentation = await commands.readFile('docs/architecture.md');
  for (const key of keys.filter((one) => !PLATFORM_KEYS.includes(one))) {
    expect(key).toMatch(/^feria\./);
    expect(documentation).toContain(`| \`${key}\` | local |`);
  }
});
