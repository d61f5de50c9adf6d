import { expect, onTestFinished, test } from 'vitest';
import { cdp, type Locator, page } from 'vitest/browser';
import { bottomBar, bySelector, gameCards, header } from '../../helpers/locators';
import { prepareApp } from '../../helpers/openApp';
import { openScreen, setWindowSize } from './sitePage';

const NOTCH = 47;
const HOME_INDICATOR = 21;

interface Devtools {
  send(command: string, options: object): Promise<unknown>;
}

const setInsets = (insets: object) =>
  (cdp() as unknown as Devtools).send('Emulation.setSafeAreaInsetsOverride', { insets });

/** The app on a phone in landscape with a notch. */
async function prepareLandscape() {
  const app = prepareApp();
  onTestFinished(async () => void (await setInsets({})));
  await setInsets({ left: NOTCH, right: NOTCH, bottom: HOME_INDICATOR });
  await setWindowSize(844, 390);
  return app;
}

const boxOf = (locator: Locator) => locator.element().getBoundingClientRect();

const scrollsSideways = (element: Element | null): boolean =>
  element !== null &&
  ((element.scrollWidth > element.clientWidth &&
    /auto|scroll/.test(getComputedStyle(element).overflowX)) ||
    scrollsSideways(element.parentElement));

/**
 * Expects that the controls of the page begin and end beside the notch. Controls in a row that scrolls sideways do not
 * count: they can be scrolled away from the notch.
 */
function expectFreeSides() {
  const controls = [...document.querySelectorAll(':is(header, main, nav) :is(a, button)')];
  const boxes = controls
    .filter((control) => !scrollsSideways(control.parentElement))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  expect(boxes).not.toEqual([]);
  expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThanOrEqual(NOTCH);
  expect(innerWidth - Math.max(...boxes.map(({ right }) => right))).toBeGreaterThanOrEqual(NOTCH);
}

test('nothing to tap lies below the notch or the home indicator of a phone in landscape', async () => {
  const { goTo, open } = await prepareLandscape();
  await open('/m/home');
  await expect.element(gameCards().first()).toBeVisible();
  // Its cards are drawn when it comes near the screen.
  const hosts = page.getByRole('region', { name: 'Crupieres en vivo' });
  await expect.element(hosts).toBeInTheDocument();
  hosts.element().scrollIntoView();
  await expect.element(hosts.getByRole('link').nth(3)).toBeVisible();
  await expect.element(header()).toBeVisible();
  const { bottom } = boxOf(bottomBar().getByRole('link').last());
  expect(390 - bottom).toBeGreaterThanOrEqual(HOME_INDICATOR);
  expectFreeSides();
  for (const path of ['/m/gameList', '/m/login']) {
    await openScreen(goTo, path);
    await expect.element(bySelector('main a, main button').first()).toBeVisible();
    expectFreeSides();
  }
});

test('games beside a search stand in as many columns as fit in landscape', async () => {
  const { open } = await prepareLandscape();
  await open('/m/search');
  await expect.element(gameCards().nth(4)).toBeVisible();
  const rowOf = (at: number) => boxOf(gameCards().nth(at)).y;
  await expect.poll(() => rowOf(3) === rowOf(0)).toBe(true);
});

test('nothing to tap lies below the notch of a phone in landscape, in a game', async () => {
  const { logIn, open } = await prepareLandscape();
  await logIn();
  await open('/m/play?game=100002');
  await expect.element(page.getByRole('button', { name: 'Cerrar el juego' })).toBeVisible();
  await expect.element(bottomBar()).toBeVisible();
  expectFreeSides();
});

test('the actions for chosen messages stand beside the navigation in landscape', async () => {
  const { logIn, open } = await prepareLandscape();
  await logIn();
  await open('/m/webEmail');
  await page.getByRole('button', { name: 'Elegir' }).click();
  const action = page.getByRole('button', { name: 'Marcar como leídos' });
  await expect.element(action).toBeVisible();
  expect(boxOf(action).left).toBeGreaterThanOrEqual(boxOf(bottomBar()).right);
  expectFreeSides();
});
