import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { header } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';

async function openHome() {
  const { logIn, open } = prepareApp();
  await logIn('trial');
  await open('/m/home');
}

test('S2.47 home names the play money of a trial account, and offers registration by the deposit', async () => {
  await openHome();
  await expect.element(header().getByText('Dinero de prueba')).toBeVisible();
  await expect.element(header().getByRole('link', { name: 'Registrarse' })).toBeVisible();
  await expect.element(header().getByRole('link', { name: 'Depositar' })).toBeVisible();
});

test('S1.05 the menu of home names the play money of a trial account, and opens registration', async () => {
  await openHome();
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await expect.element(menu.getByText('Dinero de prueba')).toBeVisible();
  await menu.getByRole('link', { name: 'Registrarse' }).click();
  await expect.poll(address).toBe('/m/register');
});
