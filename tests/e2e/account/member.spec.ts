import type { Page } from 'playwright/test';
import { countRequests } from '../../helpers/requestLog';
import { MENU_PATHS } from '../../helpers/settings';
import { copiedText } from '../helpers/clipboard';
import { expect, test } from '../helpers/fixtures';
import { startSession } from '../helpers/session';

const HOME = '/m/member/home';
const tiles = (page: Page) => page.getByRole('navigation', { name: 'Accesos directos' });

test('S1.06 the member center links to all pages for members, and back returns to it', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto(HOME);
  await expect(tiles(page).getByRole('link')).toHaveCount(8);
  for (const href of [
    '/m/voucherCenter',
    '/m/withdraw',
    '/m/activity',
    ...Object.values(MENU_PATHS),
  ])
    await expect(page.locator(`a[href="${href}"]`).first()).toBeAttached();
  const pages = [
    ['Sala VIP', 'Todos los niveles'],
    ['Invitar', 'Tus amigos'],
  ] as const;
  for (const [tile, heading] of pages) {
    await tiles(page).getByRole('link', { name: tile }).click();
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Volver' }).click();
    await expect(page.getByRole('heading', { name: 'Lucía Q.' })).toBeVisible();
  }
});

test('S2.16 the member center shows the account, hides the balance, and changes the profile picture', async ({
  page,
  admin,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await startSession(page, admin);
  await page.goto(HOME);
  await expect(page.getByRole('heading', { name: 'Mi cuenta' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lucía Q.' })).toBeVisible();
  await expect(page.getByRole('link', { name: /VIP 3.*6,420 de 10,000 puntos/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Saldo total' })).toContainText('1,284.50');
  await expect(tiles(page).getByRole('link')).toHaveCount(8);
  await expect(tiles(page).getByRole('link', { name: /Premios/ })).toContainText('3');

  await page.getByRole('button', { name: /lucia.*Copiar/ }).click();
  await expect(page.getByText('Copiado')).toBeVisible();
  expect(await copiedText(page)).toBe('lucia');
  const money = page.getByRole('region', { name: 'Saldo total' });
  await money.getByRole('button', { name: 'Ocultar saldo' }).click();
  await expect(money).not.toContainText('1,284');
  await money.getByRole('button', { name: 'Mostrar saldo' }).click();
  const before = await countRequests(admin, '/wps/wallets/gcs');
  await money.getByRole('button', { name: 'Actualizar saldo' }).click();
  await expect(money).toContainText('1,284.50');
  await expect.poll(() => countRequests(admin, '/wps/wallets/gcs')).toBe(before + 1);

  await page.getByRole('button', { name: 'Cambiar foto de perfil' }).click();
  const sheet = page.getByRole('dialog', { name: 'Elige tu imagen' });
  await expect(sheet.getByRole('button', { name: 'Imagen 1', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await sheet.getByRole('button', { name: 'Imagen 4', exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(
    page.getByRole('button', { name: 'Cambiar foto de perfil' }).locator('img'),
  ).toHaveAttribute('src', /avatars\/04\.webp$/);
});

test('S6.03 a trial account is offered registration, and requests nothing that requires a real account', async ({
  page,
  admin,
}) => {
  await startSession(page, admin, 'trial');
  await page.goto(HOME);
  await expect(page.getByRole('link', { name: 'Crear cuenta' })).toHaveAttribute(
    'href',
    '/m/register',
  );
  await expect(page.getByText('Cuenta de prueba')).toBeVisible();
  await expect(page.getByRole('link', { name: /VIP \d/ })).toHaveCount(0);
  expect(await countRequests(admin, '/wps/relay/MCS2_getVip')).toBe(0);
  expect(await countRequests(admin, '/wps/relay/MCS2_getRewards')).toBe(0);
  // A toast is shown for a short time, so the wait for it begins before the tap.
  const isAsked = expect(page.getByText('Ingresa con una cuenta real')).toBeVisible();
  await tiles(page).getByRole('link', { name: 'Premios' }).click();
  await isAsked;
  await expect(page).toHaveURL(/\/m\/member\/home$/);
});
