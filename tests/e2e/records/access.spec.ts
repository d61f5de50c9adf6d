import type { Locator, Page } from 'playwright/test';
import { MENU_PATHS, setMenuKeys } from '../../helpers/settings';
import { expect, test } from '../helpers/fixtures';
import { toast } from '../helpers/locators';
import { moveTo } from '../helpers/navigation';
import { holdBack } from '../helpers/network';
import { startSession } from '../helpers/session';
import { sums } from './recordPage';

const SCREENS = [
  ['Registro de apuestas', '/m/gameRecord', 'Apuestas'],
  ['Movimientos de cuenta', '/m/transaction/record', 'Movimientos'],
  ['Ganancias y pérdidas', '/m/profitandloss', 'Ganancias'],
] as const;

/** How far the member center is scrolled before a link of it is tapped. */
const SCROLLED = 60;

async function expectScreen(page: Page, title: string, path: string) {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page).toHaveTitle(`${title} · Feria`);
  await expect(sums(page).first()).toBeVisible();
}

test('S1.06 S2.17 S2.37 records and deposit open from the member center, and back returns to its place', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/member/home');
  const tiles = page.getByRole('navigation', { name: 'Accesos directos' });
  async function openAndReturn(link: Locator, expectOpen: () => Promise<void>) {
    await expect(link).toBeVisible();
    await page.evaluate((top) => scrollTo(0, top), SCROLLED);
    await link.click();
    await expectOpen();
    // The member center, which has a button of its own, may still be leaving.
    await page.getByRole('banner').getByRole('button', { name: 'Volver' }).click();
    await expect(page).toHaveURL(/\/m\/member\/home$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(SCROLLED);
  }
  for (const [title, path, tile] of SCREENS)
    await openAndReturn(tiles.getByRole('link', { name: tile }), () =>
      expectScreen(page, title, path),
    );
  await openAndReturn(
    page.getByRole('main').getByRole('link', { name: 'Depositar', exact: true }),
    () => expect(page.getByRole('heading', { level: 1, name: 'Depósito' })).toBeVisible(),
  );
});

test('S6.03 each record screen shows the records of play, for a trial account', async ({
  page,
  admin,
}) => {
  await startSession(page, admin, 'trial');
  await page.goto('/m/language');
  for (const [title, path] of SCREENS) {
    await moveTo(page, path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(
      sums(page)
        .or(page.getByText(/^No hay .* en este periodo\.$/))
        .first(),
    ).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});

test('S6.11 no screen opens by its address, when its menu key is off', async ({ page, admin }) => {
  const keys = Object.fromEntries(Object.keys(MENU_PATHS).map((key) => [key, false]));
  await setMenuKeys(admin, keys);
  await startSession(page, admin);
  // The first rejection comes while the screen of the address is still loading.
  const release = await holdBack(page, '**/assets/Service-*.js');
  await page.goto('/m/service');
  const title = page.getByRole('heading', { level: 1, name: 'Atención al cliente' });
  await expect(title).toBeVisible();
  await page.clock.install();
  for (const path of Object.values(MENU_PATHS)) {
    await moveTo(page, path);
    await expect(toast(page), path).toHaveText(
      'No tienes permiso o la función no está disponible.',
    );
    await expect(page).toHaveURL(/\/m\/service$/);
    await expect(title).toBeVisible();
    // Otherwise the next screen would be opened before this one was rejected.
    await page.clock.runFor(5000);
    await expect(toast(page)).toHaveText('');
    release();
  }
});
