import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bySelector } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import { countRequests } from '../../helpers/requestLog';
import { MENU_PATHS } from '../../helpers/settings';

const HOME = '/m/member/home';
const WALLETS = '/wps/wallets/gcs';
const tiles = () => page.getByRole('navigation', { name: 'Accesos directos' });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const money = () => page.getByRole('region', { name: 'Saldo total' });
const pictureButton = () => page.getByRole('button', { name: 'Cambiar foto de perfil' });

async function openCenter(persona: 'member' | 'trial' = 'member') {
  const app = prepareApp();
  await app.logIn(persona);
  await app.open(HOME);
  return app;
}

test('S1.06 the member center links to all pages for members', async () => {
  await openCenter();
  await expect.poll(() => tiles().getByRole('link').length).toBe(8);
  for (const href of [
    '/m/voucherCenter',
    '/m/withdraw',
    '/m/activity',
    ...Object.values(MENU_PATHS),
  ])
    await expect.element(bySelector(`a[href="${href}"]`).first()).toBeInTheDocument();
});

test.each([
  ['Sala VIP', 'Todos los niveles'],
  ['Invitar', 'Tus amigos'],
])(
  'S1.06 the tile %s opens its page, and back returns to the member center',
  async (tile, title) => {
    await openCenter();
    await tiles().getByRole('link', { name: tile }).click();
    await expect.element(heading(title)).toBeVisible();
    await page.getByRole('button', { name: 'Volver' }).click();
    await expect.element(heading('Lucía Q.')).toBeVisible();
  },
);

test('S2.16 the member center shows the account, its VIP level, its balance and its rewards', async () => {
  await openCenter();
  await expect.element(heading('Mi cuenta')).toBeVisible();
  await expect.element(heading('Lucía Q.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /VIP 3.*6,420 de 10,000 puntos/ }))
    .toBeVisible();
  await expect.element(money()).toHaveTextContent('1,284.50');
  await expect.poll(() => tiles().getByRole('link').length).toBe(8);
  await expect.element(tiles().getByRole('link', { name: /Premios/ })).toHaveTextContent('3');
});

test('S2.16 the member center copies the name of the account', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openCenter();
  await page.getByRole('button', { name: /lucia.*Copiar/ }).click();
  await expect.element(page.getByText('Copiado')).toBeVisible();
  expect(copy).toHaveBeenCalledExactlyOnceWith('lucia');
});

test('S2.16 the member center hides the balance, shows it again, and loads it again', async () => {
  const { admin } = await openCenter();
  await money().getByRole('button', { name: 'Ocultar saldo' }).click();
  await expect.element(money()).not.toHaveTextContent('1,284');
  await money().getByRole('button', { name: 'Mostrar saldo' }).click();
  const before = await countRequests(admin, WALLETS);
  await money().getByRole('button', { name: 'Actualizar saldo' }).click();
  await expect.element(money()).toHaveTextContent('1,284.50');
  await expect.poll(() => countRequests(admin, WALLETS)).toBe(before + 1);
});

test('S2.16 the member center changes the profile picture', async () => {
  await openCenter();
  await pictureButton().click();
  const sheet = page.getByRole('dialog', { name: 'Elige tu imagen' });
  await expect
    .element(sheet.getByRole('button', { name: 'Imagen 1', exact: true }))
    .toHaveAttribute('aria-pressed', 'true');
  await sheet.getByRole('button', { name: 'Imagen 4', exact: true }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect
    .element(bySelector('img', pictureButton()))
    .toHaveAttribute('src', expect.stringMatching(/avatars\/04\.webp$/));
});

test('S6.03 a trial account is offered registration, and requests nothing that requires a real account', async () => {
  const { admin } = await openCenter('trial');
  await expect
    .element(page.getByRole('link', { name: 'Crear cuenta' }))
    .toHaveAttribute('href', '/m/register');
  await expect.element(page.getByText('Cuenta de prueba')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /VIP \d/ })).not.toBeInTheDocument();
  expect(await countRequests(admin, '/wps/relay/MCS2_getVip')).toBe(0);
  expect(await countRequests(admin, '/wps/relay/MCS2_getRewards')).toBe(0);
});

test('S6.03 a trial account is asked for a real one, when it taps the tile of the rewards', async () => {
  await openCenter('trial');
  await tiles().getByRole('link', { name: 'Premios' }).click();
  await expect.element(page.getByText('Ingresa con una cuenta real')).toBeVisible();
  expect(address()).toBe(HOME);
});
