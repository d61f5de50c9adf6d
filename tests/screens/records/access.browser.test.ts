import { expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { header, main, toast } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import { MENU_PATHS, setMenuKeys } from '../../helpers/settings';
import { sums } from './recordPage';

const SCREENS = [
  ['Registro de apuestas', '/m/gameRecord', 'Apuestas'],
  ['Movimientos de cuenta', '/m/transaction/record', 'Movimientos'],
  ['Ganancias y pérdidas', '/m/profitandloss', 'Ganancias'],
] as const;

/** How far the member center is scrolled before a link of it is tapped. */
const SCROLLED = 60;

const title = (name: string) => page.getByRole('heading', { level: 1, name });

/** Opens a screen by a link of the member center, which is open, and returns. */
async function openAndReturn(link: Locator, expectOpen: () => Promise<unknown>) {
  await expect.element(link).toBeVisible();
  scrollTo(0, SCROLLED);
  await link.click();
  await expectOpen();
  // The member center, which has a button of its own, may still be leaving.
  await header().getByRole('button', { name: 'Volver' }).click();
  await expect.poll(address).toBe('/m/member/home');
  await expect.poll(() => scrollY).toBe(SCROLLED);
}

test.each(SCREENS)(
  'S2.17 S2.37 %s opens from the member center, and back returns to its place',
  async (name, path, tile) => {
    const { logIn, open } = prepareApp();
    await logIn();
    await open('/m/member/home');
    const tiles = page.getByRole('navigation', { name: 'Accesos directos' });
    await openAndReturn(tiles.getByRole('link', { name: tile }), async () => {
      await expect.element(title(name)).toBeVisible();
      await expect.poll(address).toBe(path);
      await expect.poll(() => document.title).toBe(`${name} · Feria`);
      await expect.element(sums().first()).toBeVisible();
    });
  },
);

test('S1.06 S2.37 the deposit opens from the member center, and back returns to its place', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open('/m/member/home');
  await openAndReturn(main().getByRole('link', { name: 'Depositar', exact: true }), () =>
    expect.element(title('Depósito')).toBeVisible(),
  );
});

test('S6.03 each record screen shows the records of play, for a trial account', async () => {
  const { goTo, logIn, open } = prepareApp();
  await logIn('trial');
  await open('/m/language');
  for (const [name, path] of SCREENS) {
    goTo(path);
    await expect.element(title(name)).toBeVisible();
    const records = sums().or(page.getByText(/^No hay .* en este periodo\.$/));
    await expect.element(records.first()).toBeVisible();
    expect(address()).toBe(path);
  }
});

test('S6.11 no screen opens by its address, when its menu key is off', async () => {
  const { admin, goTo, logIn, open } = prepareApp();
  const keys = Object.fromEntries(Object.keys(MENU_PATHS).map((key) => [key, false]));
  await setMenuKeys(admin, keys);
  await logIn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await open('/m/service');
  await expect.element(title('Atención al cliente')).toBeVisible();
  for (const path of Object.values(MENU_PATHS)) {
    goTo(path);
    await expect
      .element(toast(), { message: path })
      .toHaveTextContent(/^No tienes permiso o la función no está disponible\.$/);
    await expect.poll(address).toBe('/m/service');
    await expect.element(title('Atención al cliente')).toBeVisible();
    // Otherwise the next screen would be opened before this one was rejected.
    await vi.advanceTimersByTimeAsync(5000);
    await expect.element(toast()).toHaveTextContent(/^$/);
  }
});
