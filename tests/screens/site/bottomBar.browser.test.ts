import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { balance, bottomBar, bySelector, categoryMenu, gameCards } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import { hrefsOf, textsOf } from './sitePage';

const link = (name: string) => bottomBar().getByRole('link', { name });
const currentCategory = () => bySelector('[aria-current]', categoryMenu());
const slots = () => page.getByRole('heading', { name: 'Slots', exact: true });
/** Without those on the next page of a carousel, beside the window. */
const countCards = () =>
  gameCards()
    .elements()
    .filter((card) => card.getBoundingClientRect().left < innerWidth).length;

test('S2.40 S2.42 S3.37 the bottom bar has five links, and the first one opens home', async () => {
  const { open } = prepareApp();
  await open('/m/service');
  await link('Inicio').click();
  await expect.poll(address).toBe('/m/home');
  await expect.element(currentCategory()).toHaveTextContent(/^Inicio$/);
  const links = bottomBar().getByRole('link');
  expect(textsOf(links)).toEqual(['Inicio', 'Promos', 'Compartir', 'Premios', 'Mi cuenta']);
  expect(hrefsOf(links)).toEqual([
    '/m/home',
    '/m/activity',
    '/m/inviteFriends',
    '/m/rewardCenter',
    '/m/member/home',
  ]);
});

test('S2.41 the link to home scrolls up on home, and shows the hot games only', async () => {
  const { open } = prepareApp();
  await open('/m/home');
  await expect.element(gameCards().first()).toBeVisible();
  // Home grows while its lists load.
  await expect
    .poll(() => {
      scrollTo(0, 600);
      return scrollY;
    })
    .toBe(600);
  await link('Inicio').click();
  await expect.poll(() => scrollY).toBe(0);
  await expect.element(currentCategory()).toHaveTextContent(/^Populares$/);
  await expect.element(page.getByRole('heading', { name: 'Populares' })).toBeInViewport();
  expect(address()).toBe('/m/home');
  await expect.poll(countCards, { message: 'a page of hot games, and no others' }).toBe(9);
  await expect.element(slots()).not.toBeInTheDocument();
  await categoryMenu().getByRole('link', { name: 'Inicio' }).click();
  await expect.element(slots()).toBeVisible();
  await categoryMenu().getByRole('link', { name: 'Populares' }).click();
  await expect.element(slots()).not.toBeInTheDocument();
  expect(address()).toBe('/m/home');
});

test('S2.42 S2.45 S6.01 share asks a visitor to log in', async () => {
  const { open } = prepareApp();
  await open('/m/home');
  await link('Compartir').click();
  await expect.poll(address).toBe('/m/login?back=%2Fm%2FinviteFriends');
});

test('S2.44 a dialog offers registration instead of the member center, for a trial account', async () => {
  const { logIn, open } = prepareApp();
  await logIn('trial');
  await open('/m/home');
  await expect.element(balance()).toHaveTextContent('1,000.00');
  await link('Mi cuenta').click();
  const prompt = page.getByRole('alertdialog');
  await expect.element(prompt).toHaveTextContent('Estás en modo de prueba');
  await prompt.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect.poll(address).toMatch(/^\/m\/register/);
});
